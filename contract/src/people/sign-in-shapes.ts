import { StringUpTo } from '../kernel/text';
import { refused } from '../refusals/shape-message';
import { ACCOUNT_EMAIL, GENERAL_EMAIL, missingRules, PASSWORD_MAX } from './sign-in-rules';

const EMAIL_MAX = 254; // RFC 5321, section 4.5.3.1

/** The email address of an account. */
export const AccountEmail = StringUpTo(EMAIL_MAX).regex(ACCOUNT_EMAIL, refused('emailInvalid'));
/** Any address that email can be sent to. ASCII only, so that no two addresses look the same. */
export const Email = StringUpTo(EMAIL_MAX)
  .regex(GENERAL_EMAIL, refused('emailInvalid'))
  .refine((email) => /^[\x21-\x7e]+$/.test(email), refused('emailHasAccents'));

/** A password as typed, right or wrong. */
export const TypedPassword = StringUpTo(PASSWORD_MAX).min(1);
/** A password for a new account, or a replacement. */
export const NewPassword = TypedPassword.refine(
  (password) => password.isWellFormed() && missingRules(password).length === 0,
  refused('passwordTooWeak'),
);
