// What forms check while someone is typing; without zod, so that a page can load it early.

import { normalizeText } from '../kernel/combining-marks';

/** The rule for account addresses: letters, digits and ._%+- before the @, then a domain with a 2-3 letter ending. */
export const ACCOUNT_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,3}$/;
/** Anything that looks like an email address. */
export const GENERAL_EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@.,;:<>()[\]"\\]{2,}$/;

/** The password rules, in the order of the list under the field. */
export const PASSWORD_RULES = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
  length: /^.{8,}$/su,
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Longer passwords are refused: no phrase that anyone remembers is that long, and hashing takes time. */
export const PASSWORD_MAX = 256;

/**
 * The rules a password doesn't meet yet, in order. Characters are counted the way they are hashed, however the keyboard
 * composed them.
 */
export function missingRules(password: string): PasswordRule[] {
  const letters = normalizeText(password, 'NFKC');
  const rules = Object.entries(PASSWORD_RULES) as [PasswordRule, RegExp][]; // the record's own keys
  return rules.filter(([, rule]) => !rule.test(letters)).map(([name]) => name);
}
