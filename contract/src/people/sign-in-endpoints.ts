import { z } from 'zod';
import { anyone, endpoint, guest, member } from '../kernel/endpoint';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant, TimeZone } from '../kernel/values';
import { User } from './accounts-endpoints';
import { AccountEmail, Email, NewPassword, TypedPassword } from './sign-in-shapes';

const KEY = 'That is not one of our keys.';
/** An opaque secret that was handed out before. */
export const Secret = StringUpTo(200, KEY).regex(/^[\w-]{20,200}$/, KEY);

/** What signs requests: the access token until `expiresAt`, then the refresh token gets another pair, once. */
export const Tokens = z
  .object({ token: Secret, refreshToken: Secret, expiresAt: Instant })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** The ways to take the second step. */
export const SECOND_STEPS = ['totp', 'recovery'] as const;

/**
 * The answer to every way of signing in.
 *
 * Without a token nobody is signed in: `secondStep` then says how to go on, and where it is missing too, there is no way on.
 */
export const SignedIn = z
  .object({
    token: Secret.nullable(),
    user: User.nullable(),
    /** As in `Tokens`; null without a token. */
    refreshToken: Secret.nullable(),
    expiresAt: Instant.nullable(),
    /** Makes this device known to the account; keep it and send it as `x-wayfold-device`, also once signed out. */
    deviceToken: Secret.nullable(),
    /** True when a guest's trips, favorites and places were moved into the account, or the guest became it. */
    merged: z.boolean(),
    /** True when the account was about to be deleted, and stays since its owner came back. */
    kept: z.boolean(),
    secondStep: z.object({ ticket: Secret, ways: z.array(z.enum(SECOND_STEPS)) }).nullable(),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

const Ignored = z.unknown().optional();

/** How long and where somebody stays signed in. */
const Stay = {
  /** 'Keep me Signed In': 60 days after the last visit instead of 12 hours. */
  keepSignedIn: z.boolean().optional(),
  /** Of the device, shown in the list of sessions. */
  timezone: TimeZone.optional(),
};
/** The guest whose work moves into the account. Counts only when the request carries that guest's token. */
const GuestId = Id.optional();

/** What a passkey's part of the browser makes or wants; its own library reads it on both sides. */
export const WebAuthnJson = z.record(StringUpTo(100), z.unknown());

/** A person's own half of a mailed link. */
const Link = z.strictObject({ a: Id, b: Secret });

export const signIn = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: anyone,
    summary:
      'Signs in by password, or with a social provider’s ID token. A guest’s work moves along when the guest’s token is sent.',
    body: z.union([
      z.strictObject({
        email: Email,
        password: TypedPassword,
        /** Preselected on the screen; never changes what the account says. */
        userType: Text(TEXT_MAX.name).optional(),
        typeDetail: Text(TEXT_MAX.name).optional(),
        userId: GuestId,
        ...Stay,
      }),
      z.strictObject({
        /** `oidc`, or the provider’s own name as `GET /login/social` says it, in whatever case. */
        type: StringUpTo(60).min(1),
        /** An ID token of the provider, for the nonce of `startSocialToken`. */
        token: StringUpTo(8_000),
        ticket: Secret,
        isSubscriber: z.boolean().optional(),
        /** Accepted and ignored. */
        role: Ignored,
        /** Describes a new account; an old one keeps what it says. */
        userType: Text(TEXT_MAX.name).optional(),
        userId: GuestId,
        ...Stay,
      }),
    ]),
    response: SignedIn,
  }),
  takeSecondStep: endpoint({
    method: 'POST',
    path: '/login/second-step',
    access: anyone,
    summary: 'Finishes signing in with a code of the authenticator app, or a recovery code.',
    body: z.strictObject({ ticket: Secret, code: StringUpTo(40).min(6), userId: GuestId, ...Stay }),
    response: SignedIn,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/login/refresh',
    access: anyone,
    summary:
      'Another pair of tokens for a refresh token, which is used up by it. A used one that comes back ends the session.',
    body: z.strictObject({ refreshToken: Secret }),
    response: Tokens,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/logout',
    access: guest,
    summary: 'Ends the session this token belongs to.',
    response: z.object({}),
  }),
  /** Needed before calls with access `confirmed`. */
  confirmIdentity: endpoint({
    method: 'POST',
    path: '/login/confirm',
    access: member,
    summary: 'Proves by password that it is still the same person; good for ten minutes.',
    body: z.strictObject({ password: TypedPassword }),
    response: z.object({ until: Instant }),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/newuser',
    access: anyone,
    summary:
      'Makes a free account and signs it in. With a guest’s token, the guest becomes the account. Takes an Idempotency-Key.',
    body: z.strictObject({
      firstName: Text(TEXT_MAX.name).min(1, 'Enter your first name.'),
      lastName: Text(TEXT_MAX.name).min(1, 'Enter your last name.'),
      email: AccountEmail,
      password: NewPassword,
      /** Joins the e-mail list, and nothing else. */
      isSubscriber: z.boolean(),
      /** One of `GET /setting/user-types`. */
      type: Text(TEXT_MAX.name).min(1, 'Choose what describes you.'),
      typeDetail: Text(TEXT_MAX.name).optional(),
      /** Accepted and ignored. */
      userName: Ignored,
      role: Ignored,
      upid: Ignored,
      userId: GuestId,
      ...Stay,
    }),
    response: SignedIn,
  }),
  typeDetail: endpoint({
    method: 'GET',
    path: '/type_detail/:email',
    access: anyone,
    summary:
      'How the owner of an address described themselves, to a device they signed in on before; to all others a plain answer.',
    params: z.strictObject({ email: Email }),
    response: z.object({ type: z.enum(['BP', 'CS']), typeDetail: z.string() }),
  }),
  sendReset: endpoint({
    method: 'POST',
    path: '/resetPwdByEmail',
    access: anyone,
    summary:
      'Mails a link that sets a new password, once, within an hour; false when nobody has that address.',
    body: z.strictObject({
      email: Email,
      /** Accepted and ignored: the link leads to where the server says it is. */
      host: Ignored,
    }),
    response: z.boolean(),
  }),
  checkReset: endpoint({
    method: 'GET',
    path: '/userprofile/reset/:a/:b',
    access: anyone,
    summary: 'Whose password a mailed link would set. Does not use the link up.',
    params: Link,
    response: z.object({ userName: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/userprofile/change',
    access: anyone,
    summary:
      'Sets a new password: with the halves of a mailed link, or signed in with the password so far. Ends all other sessions.',
    body: z.strictObject({
      /** The address of the account. */
      userName: Email,
      password: NewPassword,
      a: Id.optional(),
      b: Secret.optional(),
      currentPassword: TypedPassword.optional(),
    }),
    response: z.object({
      changed: z.literal(true),
      /** As in `SignedIn`, for whoever came by a link; null for all others. */
      deviceToken: Secret.nullable(),
    }),
  }),
  socialProvider: endpoint({
    method: 'GET',
    path: '/login/social',
    access: anyone,
    summary: 'The name of the social provider, null where none is set.',
    response: z.object({ name: z.string().nullable() }),
  }),
  startSocial: endpoint({
    method: 'POST',
    path: '/login/social/start',
    access: anyone,
    summary:
      'Where to send the browser to sign in with the social provider. Keep the ticket until it comes back.',
    body: z.strictObject({}),
    response: z.object({ url: z.string(), ticket: Secret }),
  }),
  finishSocial: endpoint({
    method: 'POST',
    path: '/login/social/finish',
    access: anyone,
    summary: 'Signs in with what the social provider sent the browser back with.',
    body: z.strictObject({
      ticket: Secret,
      /** The query of the address the browser came back to, with its question mark. */
      query: StringUpTo(8_000),
      isSubscriber: z.boolean().optional(),
      userType: Text(TEXT_MAX.name).optional(),
      userId: GuestId,
      ...Stay,
    }),
    response: SignedIn,
  }),
  startSocialToken: endpoint({
    method: 'POST',
    path: '/login/social/nonce',
    access: anyone,
    summary: 'The nonce an ID token has to be asked for with, before it is sent to `login`.',
    body: z.strictObject({}),
    response: z.object({ nonce: z.string(), ticket: Secret }),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey/start',
    access: anyone,
    summary: 'What the browser needs to sign in with a passkey.',
    body: z.strictObject({}),
    response: z.object({ ticket: Secret, options: WebAuthnJson }),
  }),
  withPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey',
    access: anyone,
    summary:
      'Signs in with a passkey, which needs no second step. With a session of the same person it confirms who they are.',
    body: z.strictObject({ ticket: Secret, answer: WebAuthnJson, userId: GuestId, ...Stay }),
    response: SignedIn,
  }),
  checkEmail: endpoint({
    method: 'POST',
    path: '/email/check',
    access: anyone,
    summary: 'Says which address a mailed link is for, before it is taken.',
    body: Link,
    response: z.object({
      email: z.string(),
      /** True when the account signs in with it from then on, instead of the one it has. */
      isNew: z.boolean(),
    }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/email/confirm',
    access: anyone,
    summary: 'Takes a mailed link: confirms an address, or makes a new one the address of its account.',
    body: Link,
    response: z.object({ email: z.string() }),
  }),
  keepEmail: endpoint({
    method: 'POST',
    path: '/email/keep',
    access: anyone,
    summary: 'Takes the link mailed to the old address: the account keeps it, and all sessions end.',
    body: Link,
    response: z.object({ email: z.string() }),
  }),
};
