// What forms check while somebody types; without zod, so that a page may load it early.

import { normalizeText } from '../kernel/combining-marks';

/** As the product has always asked for it: letters, digits and ._%+- before @, then a domain with a 2-3 letter ending. */
export const ACCOUNT_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,3}$/;
/** Anything that looks like an address at all. */
export const GENERAL_EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@.,;:<>()[\]"\\]{2,}$/;

/** The rules of a password, in the order of the list below its field. */
export const PASSWORD_RULES = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
  length: /^.{8,}$/su,
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Longer ones are refused: no phrase anybody remembers is, and hashing takes its time. */
export const PASSWORD_MAX = 256;

/** The rules a password does not meet yet, in order. Letters are counted as they are hashed, however a keyboard composed them. */
export function missingRules(password: string): PasswordRule[] {
  const letters = normalizeText(password, 'NFKC');
  const rules = Object.entries(PASSWORD_RULES) as [PasswordRule, RegExp][]; // the record's own keys
  return rules.filter(([, rule]) => !rule.test(letters)).map(([name]) => name);
}
