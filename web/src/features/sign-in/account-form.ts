import {
  ACCOUNT_EMAIL,
  missingRules,
  PASSWORD_MAX,
  PASSWORD_RULES,
} from '@wayfold/contract/people/sign-in-rules';
import type { PasswordGuess } from '../../lib/forms/use-password-guess';

/** The form state for creating an account. */
export interface SignUpForm {
  /** One of `GET /setting/user-types`; null until it is chosen. */
  type: string | null;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  isSubscriber: boolean;
}

/** Required fields, in display order. */
export const SIGN_UP_FIELDS = ['type', 'firstName', 'lastName', 'email', 'password'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** The error of a field, as the key of its message. */
export type FieldError = SignUpField | 'emailPattern' | 'passwordRules' | 'passwordLong' | 'passwordEasy';

/** The errors that prevent creating an account, by field; empty if there are none. */
export function signUpErrors(
  form: SignUpForm,
  guess: PasswordGuess | null,
): Partial<Record<SignUpField, FieldError>> {
  const errors: Partial<Record<SignUpField, FieldError>> = {};
  if (form.type === null) errors.type = 'type';
  if (!form.firstName.trim()) errors.firstName = 'firstName';
  if (!form.lastName.trim()) errors.lastName = 'lastName';
  const email = emailError(form.email);
  if (email) errors.email = email;
  const password = newPasswordError(form.password, guess);
  if (password) errors.password = password;
  return errors;
}

/** The error of an account's email address; undefined if there is none. Surrounding spaces are ignored. */
export function emailError(email: string): 'email' | 'emailPattern' | undefined {
  if (!email.trim()) return 'email';
  return ACCOUNT_EMAIL.test(email.trim()) ? undefined : 'emailPattern';
}

/** The error of a new password; undefined if there is none, or if it isn't rated yet. */
export function newPasswordError(
  password: string,
  guess: PasswordGuess | null,
): 'password' | 'passwordRules' | 'passwordLong' | 'passwordEasy' | undefined {
  if (!password) return 'password';
  if (password.length > PASSWORD_MAX) return 'passwordLong';
  if (missingRules(password).length > 0) return 'passwordRules';
  return guess === 'easy' ? 'passwordEasy' : undefined;
}

/** The five rules, in order, and whether a password follows them. */
export function passwordRules(password: string) {
  return Object.entries(PASSWORD_RULES).map(([id, rule]) => ({
    id: id as keyof typeof PASSWORD_RULES, // the record's own keys
    isMet: rule.test(password),
  }));
}
