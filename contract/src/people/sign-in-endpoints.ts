import { z } from 'zod';
import { anyone, endpoint, guest, member } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { StringUpTo, Text } from '../kernel/text';
import { Id, Instant, TimeZone } from '../kernel/values';
import { refused } from '../refusals/shape-message';
import { User } from './accounts-endpoints';
import { AccountEmail, Email, NewPassword, TypedPassword } from './sign-in-shapes';

const KEY = refused('keyInvalid');
/** An opaque secret issued by the server. */
export const Secret = StringUpTo(200, KEY).regex(/^[\w-]{20,200}$/, KEY);

/**
 * What authenticates requests: the access token until `expiresAt`; after that, the refresh token can be exchanged for a
 * new pair, once.
 */
export const Tokens = z
  .object({ token: Secret, refreshToken: Secret, expiresAt: Instant })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** The ways to complete the second step. */
export const SECOND_STEPS = ['totp', 'recovery'] as const;

/**
 * The response of every sign-in method.
 *
 * Without a token, nobody is signed in: `secondStep` then says how to continue; if that is null too, signing in failed.
 */
export const SignedIn = z
  .object({
    token: Secret.nullable(),
    user: User.nullable(),
    /** As in `Tokens`; null without a token. */
    refreshToken: Secret.nullable(),
    expiresAt: Instant.nullable(),
    /** Makes this device known to the account. Keep it, even after signing out, and send it as `x-wayfold-device`. */
    deviceToken: Secret.nullable(),
    /** True if a guest's trips, favorites and places were moved into the account, or the guest became the account. */
    merged: z.boolean(),
    /** True if the account was about to be deleted and signing in canceled that. */
    kept: z.boolean(),
    secondStep: z.object({ ticket: Secret, ways: z.array(z.enum(SECOND_STEPS)) }).nullable(),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

const Ignored = z.unknown().optional();

/** How long the person stays signed in, and where they are. */
const Stay = {
  /** 'Keep me Signed In': 60 days after the last visit instead of 12 hours. */
  keepSignedIn: z.boolean().optional(),
  /** The device's, shown in the list of sessions. */
  timezone: TimeZone.optional(),
};
/** The guest whose work moves into the account. Used only if the request carries that guest's token. */
const GuestId = Id.optional();

/** WebAuthn data produced or needed by the browser; its library reads it on both sides. */
export const WebAuthnJson = z.record(StringUpTo(100), z.unknown());

/** The person's half of an emailed link. */
const Link = z.strictObject({ a: Id, b: Secret });

export const signIn = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: anyone,
    summary:
      'Signs in with a password, or with an ID token from the sign-in provider. If the guest’s token is sent, the guest’s work moves into the account.',
    body: z.union([
      z.strictObject({
        email: Email,
        password: TypedPassword,
        /** Preselected on the screen; never changes the account. */
        userType: Text(TEXT_MAX.name).optional(),
        typeDetail: Text(TEXT_MAX.name).optional(),
        userId: GuestId,
        ...Stay,
      }),
      z.strictObject({
        /** `oidc`, or the provider's name as in `GET /login/social`, in any case. */
        type: StringUpTo(60).min(1),
        /** An ID token from the provider, for the nonce of `startSocialToken`. */
        token: StringUpTo(8_000),
        ticket: Secret,
        isSubscriber: z.boolean().optional(),
        /** Accepted and ignored. */
        role: Ignored,
        /** For a new account; an existing one keeps what it has. */
        userType: Text(TEXT_MAX.name).optional(),
        userId: GuestId,
        ...Stay,
      }),
    ]),
    response: SignedIn,
    holdsKeys: true,
  }),
  takeSecondStep: endpoint({
    method: 'POST',
    path: '/login/second-step',
    access: anyone,
    summary: 'Finishes signing in with a code from the authenticator app, or a recovery code.',
    body: z.strictObject({ ticket: Secret, code: StringUpTo(40).min(6), userId: GuestId, ...Stay }),
    response: SignedIn,
    holdsKeys: true,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/login/refresh',
    access: anyone,
    summary:
      'Exchanges a refresh token for a new pair of tokens. Each works once; using one again ends the session.',
    body: z.strictObject({ refreshToken: Secret }),
    response: Tokens,
    holdsKeys: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/logout',
    access: guest,
    summary: 'Ends the session that this token belongs to.',
    response: z.object({}),
  }),
  /** Required before calls with access `confirmed`. */
  confirmIdentity: endpoint({
    method: 'POST',
    path: '/login/confirm',
    access: member,
    summary: 'Confirms the person’s identity with their password; valid for ten minutes.',
    body: z.strictObject({ password: TypedPassword }),
    response: z.object({ until: Instant }),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/newuser',
    access: anyone,
    summary:
      'Creates a free account and signs it in. With a guest’s token, the guest becomes the account. Accepts an Idempotency-Key.',
    body: z.strictObject({
      firstName: Text(TEXT_MAX.name).min(1, refused('enterFirstName')),
      lastName: Text(TEXT_MAX.name).min(1, refused('enterLastName')),
      email: AccountEmail,
      password: NewPassword,
      /** Joins the email list; does nothing else. */
      isSubscriber: z.boolean(),
      /** One of `GET /setting/user-types`. */
      type: Text(TEXT_MAX.name).min(1, refused('chooseUserType')),
      typeDetail: Text(TEXT_MAX.name).optional(),
      /** Accepted and ignored. */
      userName: Ignored,
      role: Ignored,
      upid: Ignored,
      userId: GuestId,
      ...Stay,
    }),
    response: SignedIn,
    holdsKeys: true,
  }),
  typeDetail: endpoint({
    method: 'GET',
    path: '/type_detail/:email',
    access: anyone,
    summary:
      'Returns how the owner of an address described themselves, if they have signed in on this device before; otherwise a neutral answer.',
    params: z.strictObject({ email: Email }),
    response: z.object({ type: z.enum(['BP', 'CS']), typeDetail: z.string() }),
  }),
  sendReset: endpoint({
    method: 'POST',
    path: '/resetPwdByEmail',
    access: anyone,
    summary:
      'Emails a link that sets a new password, once, within an hour. Returns false if no account has that address.',
    body: z.strictObject({
      email: Email,
      /** Accepted and ignored: the server decides where the link leads. */
      host: Ignored,
    }),
    response: z.boolean(),
  }),
  checkReset: endpoint({
    method: 'GET',
    path: '/userprofile/reset/:a/:b',
    access: anyone,
    summary: 'Returns whose password an emailed link would set, without using up the link.',
    params: Link,
    response: z.object({ userName: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/userprofile/change',
    access: anyone,
    summary:
      'Sets a new password, with the two parts of an emailed link, or while signed in, with the current password. Ends all other sessions.',
    body: z.strictObject({
      /** The account's email address. */
      userName: Email,
      password: NewPassword,
      a: Id.optional(),
      b: Secret.optional(),
      currentPassword: TypedPassword.optional(),
    }),
    response: z.object({
      changed: z.literal(true),
      /** As in `SignedIn`, after using an emailed link; otherwise null. */
      deviceToken: Secret.nullable(),
    }),
    holdsKeys: true,
  }),
  socialProvider: endpoint({
    method: 'GET',
    path: '/login/social',
    access: anyone,
    summary: 'Returns the name of the sign-in provider; null if none is configured.',
    response: z.object({ name: z.string().nullable() }),
  }),
  startSocial: endpoint({
    method: 'POST',
    path: '/login/social/start',
    access: anyone,
    summary:
      'Returns the address that starts signing in with the provider. Keep the ticket until the browser comes back.',
    body: z.strictObject({}),
    response: z.object({ url: z.string(), ticket: Secret }),
    holdsKeys: true,
  }),
  finishSocial: endpoint({
    method: 'POST',
    path: '/login/social/finish',
    access: anyone,
    summary: 'Signs in with the query the provider added when it redirected the browser back.',
    body: z.strictObject({
      ticket: Secret,
      /** The query string of the address the provider redirected to, including the question mark. */
      query: StringUpTo(8_000),
      isSubscriber: z.boolean().optional(),
      userType: Text(TEXT_MAX.name).optional(),
      userId: GuestId,
      ...Stay,
    }),
    response: SignedIn,
    holdsKeys: true,
  }),
  startSocialToken: endpoint({
    method: 'POST',
    path: '/login/social/nonce',
    access: anyone,
    summary: 'Returns the nonce to use when requesting an ID token for `POST /login`.',
    body: z.strictObject({}),
    response: z.object({ nonce: z.string(), ticket: Secret }),
    holdsKeys: true,
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey/start',
    access: anyone,
    summary: 'Returns what the browser needs to sign in with a passkey.',
    body: z.strictObject({}),
    response: z.object({ ticket: Secret, options: WebAuthnJson }),
    holdsKeys: true,
  }),
  withPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey',
    access: anyone,
    summary:
      'Signs in with a passkey, without a second step. If the same person is already signed in, it confirms their identity.',
    body: z.strictObject({ ticket: Secret, answer: WebAuthnJson, userId: GuestId, ...Stay }),
    response: SignedIn,
    holdsKeys: true,
  }),
  checkEmail: endpoint({
    method: 'POST',
    path: '/email/check',
    access: anyone,
    summary: 'Returns the address that an emailed link is for, without using up the link.',
    body: Link,
    response: z.object({
      email: z.string(),
      /** True if the account will use it for signing in from then on, instead of the current one. */
      isNew: z.boolean(),
    }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/email/confirm',
    access: anyone,
    summary: 'Uses an emailed link: confirms an address, or makes the new address the account’s.',
    body: Link,
    response: z.object({ email: z.string() }),
  }),
  keepEmail: endpoint({
    method: 'POST',
    path: '/email/keep',
    access: anyone,
    summary:
      'Uses the link emailed to the old address: the account keeps that address, and all sessions end.',
    body: Link,
    response: z.object({ email: z.string() }),
  }),
};
