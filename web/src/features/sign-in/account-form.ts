import {
  ACCOUNT_EMAIL,
  missingRules,
  PASSWORD_MAX,
  PASSWORD_RULES,
} from '@wayfold/contract/people/sign-in-rules';
import type { PasswordGuess } from '../../lib/forms/use-password-guess';

/** What somebody types to make an account. */
export interface SignUpForm {
  /** One of `GET /setting/user-types`; null until it is chosen. */
  type: string | null;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  isSubscriber: boolean;
}

/** Fields that have to be filled in, in the order they stand. */
export const SIGN_UP_FIELDS = ['type', 'firstName', 'lastName', 'email', 'password'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** What is wrong with a field, as the key of its sentence. */
export type FieldError = SignUpField | 'emailPattern' | 'passwordRules' | 'passwordLong' | 'passwordEasy';

/** What keeps an account from being made, by field; empty when nothing does. */
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

/** What is wrong with the address of an account; undefined when nothing is. Spaces around it do not count. */
export function emailError(email: string): 'email' | 'emailPattern' | undefined {
  if (!email.trim()) return 'email';
  return ACCOUNT_EMAIL.test(email.trim()) ? undefined : 'emailPattern';
}

/** What is wrong with a password to begin with; undefined when nothing is, or nothing is known of it yet. */
export function newPasswordError(
  password: string,
  guess: PasswordGuess | null,
): 'password' | 'passwordRules' | 'passwordLong' | 'passwordEasy' | undefined {
  if (!password) return 'password';
  if (password.length > PASSWORD_MAX) return 'passwordLong';
  if (missingRules(password).length > 0) return 'passwordRules';
  return guess === 'easy' ? 'passwordEasy' : undefined;
}

/** The five rules, in order, and whether a password keeps them. */
export function passwordRules(password: string) {
  return Object.entries(PASSWORD_RULES).map(([id, rule]) => ({
    id: id as keyof typeof PASSWORD_RULES, // the record's own keys
    isMet: rule.test(password),
  }));
}
