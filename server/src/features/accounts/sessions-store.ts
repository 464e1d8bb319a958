import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@wayfold/contract/accounts-endpoints';
import { type Queryable, rowsOf, type Statement } from '../../db/statement';
import type { Actor } from '../../http/access';

const DAY_MS = 86_400_000;
/** How long a guest stays signed in after the last visit. */
export const SESSION_DAYS = 365;

/** A new opaque token, 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What stands in the database for a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const FIND: Statement = {
  name: 'session-find',
  text: `select sessions.user_id, users.role, sessions.expires_at
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = $1 and sessions.expires_at > $2`,
};
const SLIDE: Statement = {
  name: 'session-slide',
  text: 'update sessions set expires_at = $2 where token_hash = $1',
};
const ADD: Statement = {
  name: 'session-add',
  text: 'insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
};

/** The person a token belongs to; null when it is unknown or has run out. Using it keeps it alive, noted once a day. */
export async function findActor(on: Queryable, token: string, now: Date): Promise<Actor | null> {
  const hash = tokenHash(token);
  type Found = { user_id: string; role: Role; expires_at: string };
  const [found] = await rowsOf<Found>(on, FIND, [hash, now]);
  if (!found) return null;
  const daysLeft = (Date.parse(found.expires_at) - now.getTime()) / DAY_MS;
  if (daysLeft < SESSION_DAYS - 1) await rowsOf(on, SLIDE, [hash, sessionEnd(now)]);
  return { userId: found.user_id, role: found.role };
}

/** Signs a person in with a token made by `newToken`. */
export async function addSession(on: Queryable, userId: string, token: string, now: Date): Promise<void> {
  await rowsOf(on, ADD, [tokenHash(token), userId, now, sessionEnd(now)]);
}

function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}
