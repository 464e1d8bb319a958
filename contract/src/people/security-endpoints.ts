import { z } from 'zod';
import { confirmed, endpoint, member, own } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { StringUpTo, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { Secret, WebAuthnJson } from './sign-in-endpoints';
import { AccountEmail } from './sign-in-shapes';

const ById = z.strictObject({ id: Id });
const Nothing = z.object({});

/** One device that a person is signed in on. */
export const Session = z
  .object({
    id: Id,
    /** Such as "Chrome on Linux"; empty if the browser didn't say. */
    device: z.string(),
    kind: z.enum(['computer', 'phone', 'tablet']),
    /** The device's time zone at sign-in; null if it didn't say. */
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

/** How an account is protected. */
export const Security = z
  .object({
    hasPassword: z.boolean(),
    passwordChangedAt: Instant.nullable(),
    /** The new address that hasn't been confirmed yet; null without one. */
    newEmail: z.string().nullable(),
    /** Names of the sign-in providers this person can use. */
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
    summary:
      'Returns how the account is protected: password, sign-in providers, passkeys, authenticator app.',
    params: ById,
    response: Security,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/:id/sessions',
    access: own(member, 'params.id'),
    summary: 'Lists the devices the person is signed in on: this one first, then the most recently used.',
    params: ById,
    response: z.array(Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/:id/sessions/:sessionId',
    access: own(member, 'params.id'),
    summary: 'Signs out one device.',
    params: z.strictObject({ id: Id, sessionId: Id }),
    response: Nothing,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/users/:id/sessions',
    access: own(member, 'params.id'),
    summary: 'Signs the person out everywhere, including here, and forgets all known devices.',
    params: ById,
    response: Nothing,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/users/:id/email',
    access: own(confirmed, 'params.id'),
    summary:
      'Emails a link to a new address, which becomes the account’s once the link is opened, and notifies the old address.',
    params: ById,
    body: z.strictObject({ email: AccountEmail }),
    response: Nothing,
  }),
  cancelEmail: endpoint({
    method: 'DELETE',
    path: '/users/:id/email',
    access: own(member, 'params.id'),
    summary: 'Cancels a change of address that has not been confirmed; its link stops working.',
    params: ById,
    response: Nothing,
  }),
  confirmAgain: endpoint({
    method: 'POST',
    path: '/users/:id/email/confirm',
    access: own(member, 'params.id'),
    summary: 'Emails the link that confirms the account’s address again.',
    params: ById,
    response: Nothing,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/users/:id/passkeys/start',
    access: own(confirmed, 'params.id'),
    summary: 'Returns what the browser needs to create a passkey.',
    params: ById,
    response: z.object({ ticket: Secret, options: WebAuthnJson }),
    holdsKeys: true,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/users/:id/passkeys',
    access: own(confirmed, 'params.id'),
    summary: 'Adds the passkey that the browser created.',
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
    summary:
      'Returns a new secret for an authenticator app. Two-step verification starts once a code from the app is confirmed.',
    params: ById,
    response: z.object({ secret: z.string(), uri: z.string() }),
    holdsKeys: true,
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/users/:id/totp',
    access: own(confirmed, 'params.id'),
    summary: 'Turns on the authenticator app and returns ten recovery codes, which are shown only once.',
    params: ById,
    body: z.strictObject({ code: StringUpTo(10).min(6) }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    holdsKeys: true,
  }),
  removeTotp: endpoint({
    method: 'DELETE',
    path: '/users/:id/totp',
    access: own(confirmed, 'params.id'),
    summary: 'Turns off the authenticator app.',
    params: ById,
    response: Nothing,
  }),
};
