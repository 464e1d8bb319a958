import { createHash, createHmac, randomBytes } from 'node:crypto';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { bytes } from '../../db/columns';
import { inTransaction, type Queryable, rowsOf, statement, type Transaction } from '../../db/statement';
import type { Services } from '../../services';
import { addGuest, getUser } from './accounts-store';
import { addGuestSession, findActor, newToken } from './sessions-store';

export type SignedInGuest = { token: string; user: User };

const HOURS_REMEMBERED = 24;
const REQUEST_KEY = /^[\w-]{16,200}$/;

/**
 * Reads an Idempotency-Key. Whoever knows the key gets the guest, so it has to be hard to guess.
 *
 * @returns null when none was sent
 * @throws ProblemError `invalid` when it is too short or holds odd characters
 */
export function requestKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && REQUEST_KEY.test(header)) return header;
  throw new ProblemError(
    'invalid',
    'Use an Idempotency-Key of 16 to 200 letters and digits, such as a UUID.',
  );
}

const FIND_REQUEST = statement(
  'guest-request-find',
  `select salt from guest_requests
    where key_hash = $1 and created_at > $2::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  { salt: bytes },
);
const ADD_REQUEST = statement(
  'guest-request-add',
  `insert into guest_requests (key_hash, salt, user_id, created_at) values ($1, $2, $3, $4)
    on conflict (key_hash) do nothing returning key_hash`,
  { key_hash: bytes },
);
const FORGET_REQUESTS = statement(
  'guest-request-forget',
  `delete from guest_requests
    where created_at <= $1::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  {},
);

/**
 * The guest an earlier request with this key made within a day, with the same token.
 *
 * Tokens are not kept: this one follows from the key, which only the caller has, a stored salt and the server's secret.
 */
export async function findRequestedGuest(services: Services, key: string): Promise<SignedInGuest | null> {
  const { pool } = services.database;
  const [request] = await rowsOf(pool, FIND_REQUEST, [keyHash(key), services.now()]);
  if (!request) return null;
  const token = tokenOf(services, key, request.salt);
  const actor = await findActor(pool, token, services.now());
  return actor && { token, user: await getUser(pool, actor.userId) };
}

/** Makes a guest account and signs it in. A key that someone used meanwhile answers that guest. */
export async function makeGuest(services: Services, key: string | null): Promise<SignedInGuest> {
  const { pool } = services.database;
  if (!key) return inTransaction(pool, (on) => addSignedIn(services, on, newToken()));

  const salt = randomBytes(16);
  const made = await inTransaction(pool, async (on) => {
    await rowsOf(on, FORGET_REQUESTS, [services.now()]);
    const guest = await addSignedIn(services, on, tokenOf(services, key, salt));
    const added = await rowsOf(on, ADD_REQUEST, [keyHash(key), salt, guest.user.id, services.now()]);
    if (added.length === 0) await undoGuest(on, guest.user.id);
    return added.length > 0 ? guest : null;
  });
  const guest = made ?? (await findRequestedGuest(services, key));
  if (guest) return guest;
  throw new ProblemError('conflict', 'This Idempotency-Key was already used. Send another one.');
}

async function addSignedIn(services: Services, on: Transaction, token: string): Promise<SignedInGuest> {
  const now = services.now();
  const user = await addGuest(on, {
    id: newId(),
    userName: `guest_${now.getTime()}`,
    // 128 random bits, so that nobody can name a guest's address; `.invalid` never receives mail.
    email: `guest_${randomBytes(16).toString('hex')}@guest.invalid`,
    now,
  });
  await addGuestSession(on, { userId: user.id, token }, now);
  return { token, user };
}

const UNDO_SESSION = statement('session-undo', 'delete from sessions where user_id = $1', {});
const UNDO_GUEST = statement('guest-undo', 'delete from users where id = $1', {});

async function undoGuest(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, UNDO_SESSION, [userId]);
  await rowsOf(on, UNDO_GUEST, [userId]);
}

function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function tokenOf(services: Services, key: string, salt: Buffer): string {
  return createHmac('sha256', services.config.sessionSecret).update(salt).update(key).digest('base64url');
}
