import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction, type Queryable, type Transaction } from '../../db/statement';
import type { Services } from '../../services';
import { addGuest, deleteUser, getUser } from './accounts-store';
import { addRequest, findRequestSalt, forgetOldRequests } from './guest-requests-store';
import { addGuestSession, endSessions, findActor, newToken } from './sessions-store';

export type SignedInGuest = { token: string; user: User };

const REQUEST_KEY = /^[\w-]{16,200}$/;

/**
 * Reads an Idempotency-Key. Anyone with the key gets the guest, so it has to be hard to guess.
 *
 * @returns null if none was sent
 * @throws ProblemError `invalid` if it is too short or has unexpected characters
 */
export function requestKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && REQUEST_KEY.test(header)) return header;
  throw new RequestRefused('invalid', 'idempotencyKeyInvalid');
}

/**
 * The guest that an earlier request with this key created within a day, with the same token.
 *
 * Tokens aren't stored: this one is derived from the key, which only the caller has, a stored salt and the server's secret.
 */
export async function findRequestedGuest(services: Services, key: string): Promise<SignedInGuest | null> {
  const { pool } = services.database;
  const salt = await findRequestSalt(pool, keyHash(key), services.now());
  if (!salt) return null;
  const token = tokenOf(services, key, salt);
  const actor = await findActor(pool, token, services.now());
  return actor && { token, user: await getUser(pool, actor.userId) };
}

/** Creates a guest account and signs it in. If the key was used meanwhile, returns that guest. */
export async function makeGuest(services: Services, key: string | null): Promise<SignedInGuest> {
  const { pool } = services.database;
  if (!key) return inTransaction(pool, (on) => addSignedIn(services, on, newToken()));

  const salt = randomBytes(16);
  const made = await inTransaction(pool, async (on) => {
    await forgetOldRequests(on, services.now());
    const guest = await addSignedIn(services, on, tokenOf(services, key, salt));
    const request = { keyHash: keyHash(key), salt, userId: guest.user.id };
    if (await addRequest(on, request, services.now())) return guest;
    await undoGuest(on, guest.user.id);
    return null;
  });
  const guest = made ?? (await findRequestedGuest(services, key));
  if (guest) return guest;
  throw new RequestRefused('conflict', 'idempotencyKeyUsed');
}

async function addSignedIn(services: Services, on: Transaction, token: string): Promise<SignedInGuest> {
  const now = services.now();
  const user = await addGuest(on, {
    id: newId(),
    userName: `guest_${now.getTime()}`,
    // 128 random bits, so that nobody can guess a guest's address; `.invalid` never receives email.
    email: `guest_${randomBytes(16).toString('hex')}@guest.invalid`,
    now,
  });
  await addGuestSession(on, { userId: user.id, token }, now);
  return { token, user };
}

async function undoGuest(on: Queryable, userId: string): Promise<void> {
  await endSessions(on, userId);
  await deleteUser(on, userId);
}

function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function tokenOf(services: Services, key: string, salt: Buffer): string {
  return createHmac('sha256', services.config.sessionSecret).update(salt).update(key).digest('base64url');
}
