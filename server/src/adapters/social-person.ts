import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';

/** What a provider says about a person, verified by its signature but not parsed yet. */
export type Claims = { readonly iss?: string; readonly sub: string; readonly [claim: string]: unknown };

/** A person a provider vouches for. */
export type SocialPerson = {
  readonly issuer: string;
  /** Their ID at the provider; permanently the same person, even if their address or name changes. */
  readonly subject: string;
  /** null if the provider gives none. */
  readonly email: string | null;
  /** Whether the provider says that email to the address reaches them. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** Longest subject; OpenID Connect Core, section 2, allows 255 characters. */
const SUBJECT_MAX = 255;

/** Reads the claims we use; names are cleaned up, and empty if missing. */
export function socialPerson(claims: Claims): SocialPerson {
  const { iss: issuer, sub: subject, email, email_verified: verified } = claims;
  if (!issuer || subject.length > SUBJECT_MAX) throw new Error('the provider does not say who it is');
  const [first = '', ...rest] = name(claims.name).split(' ');
  return {
    issuer,
    subject,
    email: typeof email === 'string' ? email : null,
    // Some providers send every claim as text.
    isEmailVerified: verified === true || verified === 'true',
    firstName: name(claims.given_name) || first,
    lastName: name(claims.family_name) || rest.join(' '),
  };
}

/** One line, trimmed. */
function name(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return tidyText(claim.replace(/[\s\p{Cc}]+/gu, ' ').trim(), TEXT_MAX.name);
}
