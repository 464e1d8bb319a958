import { z } from 'zod';
import { confirmed, endpoint, member, own } from '../kernel/endpoint';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { Secret, WebAuthnJson } from './sign-in-endpoints';
import { AccountEmail } from './sign-in-shapes';

const ById = z.strictObject({ id: Id });
const Nothing = z.object({});

/** One device somebody is signed in on. */
export const Session = z
  .object({
    id: Id,
    /** Such as "Chrome on Linux"; empty when the browser did not say. */
    device: z.string(),
    kind: z.enum(['computer', 'phone', 'tablet']),
    /** Of the device when it signed in; null when it did not say. */
    timezone: z.string().nullable(),
    createdAt: Instant,
    lastSeenAt: Instant,
    isThis: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const Passkey = z
  .object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

/** How an account is kept safe. */
export const Security = z
  .object({
    hasPassword: z.boolean(),
    passwordChangedAt: Instant.nullable(),
    /** The address that waits for its confirmation; null without one. */
    newEmail: z.string().nullable(),
    /** Names of the social providers that sign this person in. */
    providers: z.array(z.string()),
    passkeys: z.array(Passkey),
    totp: z.object({ isOn: z.boolean(), since: Instant.nullable(), recoveryCodesLeft: z.number().int() }),
  })
  .meta({ id: 'Security' });
export type Security = z.infer<typeof Security>;

export const security = {
  get: endpoint({
    method: 'GET',
    path: '/users/:id/security',
    access: own(member, 'params.id'),
    summary: 'How the account is kept safe: password, passkeys, authenticator app.',
    params: ById,
    response: Security,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/:id/sessions',
    access: own(member, 'params.id'),
    summary: 'Where the person is signed in, this device first, then the one seen last.',
    params: ById,
    response: z.array(Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/:id/sessions/:sessionId',
    access: own(member, 'params.id'),
    summary: 'Signs one device out.',
    params: z.strictObject({ id: Id, sessionId: Id }),
    response: Nothing,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/users/:id/sessions',
    access: own(member, 'params.id'),
    summary: 'Signs the person out everywhere, here too, and forgets all devices.',
    params: ById,
    response: Nothing,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/users/:id/email',
    access: own(confirmed, 'params.id'),
    summary:
      'Mails a link to a new address, which becomes the account’s once the link is taken, and tells the old one.',
    params: ById,
    body: z.strictObject({ email: AccountEmail }),
    response: Nothing,
  }),
  cancelEmail: endpoint({
    method: 'DELETE',
    path: '/users/:id/email',
    access: own(member, 'params.id'),
    summary: 'Gives up a change of address that waits for its confirmation; its link stops working.',
    params: ById,
    response: Nothing,
  }),
  confirmAgain: endpoint({
    method: 'POST',
    path: '/users/:id/email/confirm',
    access: own(member, 'params.id'),
    summary: 'Mails the link that confirms the account’s address once more.',
    params: ById,
    response: Nothing,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/users/:id/passkeys/start',
    access: own(confirmed, 'params.id'),
    summary: 'What the browser needs to make a passkey.',
    params: ById,
    response: z.object({ ticket: Secret, options: WebAuthnJson }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/users/:id/passkeys',
    access: own(confirmed, 'params.id'),
    summary: 'Adds the passkey the browser made.',
    params: ById,
    body: z.strictObject({ ticket: Secret, answer: WebAuthnJson, name: Text(TEXT_MAX.name) }),
    response: Passkey,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/users/:id/passkeys/:passkeyId',
    access: own(confirmed, 'params.id'),
    summary: 'Removes a passkey.',
    params: z.strictObject({ id: Id, passkeyId: Id }),
    response: Nothing,
  }),
  startTotp: endpoint({
    method: 'POST',
    path: '/users/:id/totp/start',
    access: own(confirmed, 'params.id'),
    summary: 'A new secret for an authenticator app. Nothing is asked for until a code of it was sent.',
    params: ById,
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/users/:id/totp',
    access: own(confirmed, 'params.id'),
    summary: 'Turns the authenticator app on, and answers ten recovery codes, which are shown once.',
    params: ById,
    body: z.strictObject({ code: StringUpTo(10).min(6) }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeTotp: endpoint({
    method: 'DELETE',
    path: '/users/:id/totp',
    access: own(confirmed, 'params.id'),
    summary: 'Turns the authenticator app off.',
    params: ById,
    response: Nothing,
  }),
};
