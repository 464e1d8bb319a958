import { z } from 'zod';

/** As the product has always asked for it: letters, digits and ._%+- before @, then a domain with a 2-3 letter ending. */
export const ACCOUNT_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,3}$/;
/** Anything that looks like an address at all. */
export const GENERAL_EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@.,;:<>()[\]"\\]{2,}$/;

const EMAIL_MAX = 254; // RFC 5321, section 4.5.3.1

/** The address of an account. */
export const AccountEmail = z
  .string()
  .max(EMAIL_MAX)
  .regex(ACCOUNT_EMAIL, 'Use an email address such as mei@example.com.');
/** Any address that mail can be sent to. ASCII alone, so that no two of them look the same. */
export const Email = z
  .string()
  .max(EMAIL_MAX)
  .regex(GENERAL_EMAIL, 'Use an email address such as mei@example.com.')
  .refine((email) => /^[\x21-\x7e]+$/.test(email), 'Use an email address without accents.');

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

/** The rules a password does not meet yet, in order. */
export function missingRules(password: string): PasswordRule[] {
  const rules = Object.entries(PASSWORD_RULES) as [PasswordRule, RegExp][]; // the record's own keys
  return rules.filter(([, rule]) => !rule.test(password)).map(([name]) => name);
}

/** A password as somebody typed it, right or wrong. */
export const TypedPassword = z.string().min(1).max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);
/** A password to begin with. */
export const NewPassword = TypedPassword.refine(
  (password) => password.isWellFormed() && missingRules(password).length === 0,
  'Use at least 8 characters with one lowercase letter, one uppercase letter, one number and one special character.',
);
