import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Role } from '@wayfold/contract/people/accounts-endpoints';
import type { Session } from '@wayfold/contract/people/security-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { boolean, bytes, instant, nullable, oneOf, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import type { Actor } from '../../http/access';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a guest stays signed in after the last visit. */
export const SESSION_DAYS = 365;

/** How long members stay signed in: `idle` after the last visit, `whole` at most. Milliseconds. */
const STAYS = {
  kept: { idle: 60 * DAY_MS, whole: 365 * DAY_MS },
  visit: { idle: 12 * HOUR_MS, whole: 24 * HOUR_MS },
} as const;

/** How long an access token of a member is valid. */
const ACCESS_MS = 15 * MINUTE_MS;
/** If the response was lost, a refresh token can be sent again for as long as the access token it returned is valid. */
const RETRY_MS = ACCESS_MS;
/** How long a used refresh token is remembered as used, or until its session would have ended. */
const REMEMBERED_MS = 7 * DAY_MS;
/** How long an identity check counts. */
export const CONFIRMED_MS = 10 * MINUTE_MS;

/** Creates an opaque token, 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores for a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * SQL of the user who holds an access token, null for nobody; for statements that check access themselves.
 *
 * @param hash SQL of the token's hash
 * @param now SQL of the current time
 */
export function holderOf(hash: string, now: string): string {
  return `(select tokens.user_id from session_tokens tokens
    where tokens.token_hash = ${hash} and tokens.kind = 'access' and tokens.expires_at > ${now})`;
}

/** The device somebody signs in on, as reported by the browser. */
export type SessionDevice = Pick<Session, 'device' | 'kind' | 'timezone'>;

/** The tokens that authenticate a member's requests. */
export type TokenPair = { readonly token: string; readonly refreshToken: string; readonly expiresAt: string };

const FIND = statement(
  'session-find',
  `select tokens.user_id, tokens.session_id, users.role, tokens.expires_at, sessions.confirmed_at
    from session_tokens tokens
    join sessions on sessions.id = tokens.session_id
    join users on users.id = tokens.user_id
    where tokens.token_hash = $1 and tokens.kind = 'access' and tokens.expires_at > $2`,
  {
    user_id: uuid,
    session_id: uuid,
    role: oneOf<Role>(),
    expires_at: instant,
    confirmed_at: nullable(instant),
  },
);
const SLIDE = statement(
  'session-slide',
  `with slid as (update sessions set expires_at = $3, last_seen_at = $4 where id = $2 returning id)
    update session_tokens set expires_at = $3 from slid where token_hash = $1 and session_id = slid.id`,
  {},
);
const ADD = statement(
  'session-add',
  `insert into sessions
      (id, user_id, device, device_kind, timezone, kept, created_at, last_seen_at, confirmed_at, expires_at, ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)`,
  {},
);
const ADD_TOKEN = statement(
  'session-token-add',
  `insert into session_tokens (token_hash, session_id, user_id, kind, expires_at) values ($1, $2, $3, $4, $5)`,
  {},
);

/**
 * The person a token belongs to; null if it is unknown or has expired. A guest's visit extends the session, recorded once a day.
 */
export async function findActor(on: Queryable, token: string, now: Date): Promise<Actor | null> {
  const hash = tokenHash(token);
  const [found] = await rowsOf(on, FIND, [hash, now]);
  if (!found) return null;
  const left = Date.parse(found.expires_at) - now.getTime();
  if (found.role === 'GUEST' && left < (SESSION_DAYS - 1) * DAY_MS) {
    await rowsOf(on, SLIDE, [hash, found.session_id, after(now, SESSION_DAYS * DAY_MS), now]);
  }
  const isConfirmed =
    found.confirmed_at !== null && now.getTime() - Date.parse(found.confirmed_at) < CONFIRMED_MS;
  return { userId: found.user_id, role: found.role, sessionId: found.session_id, isConfirmed };
}

const NO_DEVICE: SessionDevice = { device: '', kind: 'computer', timezone: null };

/** Signs in a guest with a token made by `newToken`. It is extended for a year with each visit and never refreshed. */
export async function addGuestSession(
  on: Queryable,
  { userId, token, device = NO_DEVICE }: { userId: string; token: string; device?: SessionDevice },
  now: Date,
): Promise<void> {
  const id = newId();
  const end = after(now, SESSION_DAYS * DAY_MS);
  const { device: name, kind, timezone } = device;
  await rowsOf(on, ADD, [id, userId, name, kind, timezone, true, now, null, end, FAR_AWAY]);
  await rowsOf(on, ADD_TOKEN, [tokenHash(token), id, userId, 'access', end]);
}

/** The expiry of sessions that don't expire. */
const FAR_AWAY = new Date('2999-01-01T00:00:00Z');

/** Signs in a member who has just proved who they are. */
export async function addSession(
  on: Queryable,
  { userId, kept, device }: { userId: string; kept: boolean; device: SessionDevice },
  now: Date,
): Promise<TokenPair> {
  const id = newId();
  const { idle, whole } = kept ? STAYS.kept : STAYS.visit;
  const end = after(now, idle);
  const { device: name, kind, timezone } = device;
  await rowsOf(on, ADD, [id, userId, name, kind, timezone, kept, now, now, end, after(now, whole)]);
  return addPair(on, { sessionId: id, userId, token: newToken(), refreshToken: newToken(), end }, now);
}

async function addPair(
  on: Queryable,
  pair: { sessionId: string; userId: string; token: string; refreshToken: string; end: Date },
  now: Date,
): Promise<TokenPair> {
  const { sessionId, userId, token, refreshToken, end } = pair;
  const expiresAt = earlier(after(now, ACCESS_MS), end);
  await rowsOf(on, ADD_TOKEN, [tokenHash(token), sessionId, userId, 'access', expiresAt]);
  await rowsOf(on, ADD_TOKEN, [tokenHash(refreshToken), sessionId, userId, 'refresh', end]);
  return { token, refreshToken, expiresAt: expiresAt.toISOString() };
}

// Locks the session before its token, in the order of `holdSession`.
const LOCK_SESSION = statement(
  'session-lock',
  `select sessions.id as session_id, sessions.user_id, sessions.kept, sessions.ends_at
    from session_tokens tokens join sessions on sessions.id = tokens.session_id
    where tokens.token_hash = $1 and tokens.kind = 'refresh'
    for update of sessions`,
  { session_id: uuid, user_id: uuid, kept: boolean, ends_at: instant },
);
const LOCK_REFRESH = statement(
  'session-lock-refresh',
  `select replaced_at, salt from session_tokens
    where token_hash = $1 and kind = 'refresh' and expires_at > $2 for update`,
  { replaced_at: nullable(instant), salt: nullable(bytes) },
);
const REPLACE = statement(
  'session-replace-refresh',
  'update session_tokens set replaced_at = $2, salt = $3, expires_at = least(expires_at, $4) where token_hash = $1',
  {},
);
const SEEN = statement(
  'session-seen',
  'update sessions set last_seen_at = $2, expires_at = $3 where id = $1',
  {},
);
const FORGET_OLD_TOKENS = statement(
  'session-forget-old-tokens',
  'delete from session_tokens where session_id = $1 and expires_at <= $2',
  {},
);
const FIND_TOKEN = statement(
  'session-token-find',
  'select replaced_at, expires_at from session_tokens where token_hash = $1',
  { replaced_at: nullable(instant), expires_at: instant },
);

/**
 * Exchanges a refresh token for another pair; this uses up the token.
 *
 * Repeating the request within minutes, because the response was lost, returns the same pair: it is derived from the token, a
 * stored salt and the server's secret. Any other reuse means that the token or its successor was stolen: the session ends.
 *
 * @returns null if the token is unknown or has expired; `reused` if the session was ended because of it
 */
export async function refreshSession(
  on: Transaction,
  refreshToken: string,
  secret: string,
  now: Date,
): Promise<TokenPair | 'reused' | null> {
  const hash = tokenHash(refreshToken);
  const [session] = await rowsOf(on, LOCK_SESSION, [hash]);
  const [locked] = session ? await rowsOf(on, LOCK_REFRESH, [hash, now]) : [];
  if (!session || !locked) return null;
  const { session_id: sessionId, user_id: userId } = session;
  const salt = locked.salt ?? randomBytes(16);
  const next = derivedPair(secret, salt, refreshToken);
  if (locked.replaced_at !== null) {
    const again = await answeredBefore(on, next, Date.parse(locked.replaced_at), now);
    if (!again) await endSession(on, userId, sessionId);
    return again ?? 'reused';
  }
  const { idle } = session.kept ? STAYS.kept : STAYS.visit;
  const end = earlier(after(now, idle), new Date(session.ends_at));
  await rowsOf(on, FORGET_OLD_TOKENS, [sessionId, now]);
  await rowsOf(on, REPLACE, [hash, now, salt, after(now, REMEMBERED_MS)]);
  await rowsOf(on, SEEN, [sessionId, now, end]);
  return addPair(on, { sessionId, userId, ...next, end }, now);
}

/** The pair returned some minutes ago, unless it has been refreshed itself. */
async function answeredBefore(
  on: Queryable,
  { token, refreshToken }: { token: string; refreshToken: string },
  replacedAt: number,
  now: Date,
): Promise<TokenPair | null> {
  if (now.getTime() - replacedAt > RETRY_MS) return null;
  const [successor] = await rowsOf(on, FIND_TOKEN, [tokenHash(refreshToken)]);
  const [access] = await rowsOf(on, FIND_TOKEN, [tokenHash(token)]);
  if (!access || successor?.replaced_at !== null) return null;
  return { token, refreshToken, expiresAt: new Date(access.expires_at).toISOString() };
}

function derivedPair(secret: string, salt: Buffer, refreshToken: string) {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`${use}:`).update(salt).update(refreshToken).digest('base64url');
  return { token: derive('access'), refreshToken: derive('refresh') };
}

const HOLD_PERSON = statement('session-hold-person', 'select id from users where id = $1 for no key update', {
  id: uuid,
});
const HOLD = statement('session-hold', 'select id from sessions where id = $2 and user_id = $1 for update', {
  id: uuid,
});

/**
 * Locks the caller's account and session until the transaction ends. Code that changes sign-in methods checks the session again
 * with this: the owner may have ended it while the request waited for a hash or for the account itself.
 *
 * The account is locked before anything else of its person, and a session before its tokens. All code that locks several of them
 * uses this order; otherwise two transactions could deadlock.
 *
 * @throws ProblemError `signed-out` if the session has ended
 */
export async function holdSession(
  on: Transaction,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<void> {
  send(on, HOLD_PERSON, [userId]);
  const held = await rowsOf(on, HOLD, [userId, sessionId]);
  if (held.length === 0) throw signedOutHere();
}

/** The refusal for a session that has ended without its client knowing. */
export function signedOutHere(): ProblemError {
  return new RequestRefused('signed-out', 'signedOutHere');
}

const CONFIRM = statement('session-confirm', 'update sessions set confirmed_at = $2 where id = $1', {});
const END = statement('session-end', 'delete from sessions where id = $2 and user_id = $1', {});
const END_OTHERS = statement(
  'sessions-end-others',
  'delete from sessions where user_id = $1 and id is distinct from $2::uuid',
  {},
);

/** Records that the person of a session proved who they are. @returns until when that counts */
export async function confirmSession(on: Queryable, sessionId: string, now: Date): Promise<Date> {
  await rowsOf(on, CONFIRM, [sessionId, now]);
  return after(now, CONFIRMED_MS);
}

/** Ends one session of a person and deletes its tokens. */
export async function endSession(on: Queryable, userId: string, sessionId: string): Promise<void> {
  await rowsOf(on, END, [userId, sessionId]);
}

/** Ends all sessions of a person, except one. */
export async function endSessions(on: Queryable, userId: string, but: string | null = null): Promise<void> {
  await rowsOf(on, END_OTHERS, [userId, but]);
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
