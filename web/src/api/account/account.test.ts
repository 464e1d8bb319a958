import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { expect, test, vi } from 'vitest';
import { formerGuests, noteEntering } from '../sign-in/former-guests';
import { forgetSession, keepSession, readSession } from '../sign-in/session';
import { memoryStorage, sharedLocks } from '../testing/memory-storage';
import { ensureGuest, type GuestDependencies, loadAccount } from './account';

const GUEST_ID = '0197a1b0-0000-7000-8000-000000000001';

/** A server that returns the same guest for the same key. */
function guestServer() {
  const guests = new Map<string, string>();
  const createGuest = vi.fn<GuestDependencies['createGuest']>(async (_input, options) => {
    const key = options?.headers?.['idempotency-key'] ?? '';
    if (!guests.has(key)) guests.set(key, `token-${guests.size + 1}`);
    return { token: guests.get(key) ?? '', user: guest(), email: 'guest@example.com' };
  });
  return { createGuest, guests };
}

function guest() {
  return {
    id: GUEST_ID,
    role: 'GUEST' as const,
    type: null,
    typeDetail: null,
    firstName: '',
    lastName: '',
    userName: '',
    email: '',
    active: true,
    emailConfirmed: false,
    isSubscriber: false,
    unit: 'Miles' as const,
    upid: null,
  };
}

test('if two tabs write first at the same time, one creates the guest and the other uses it', async () => {
  const { createGuest } = guestServer();
  const dependencies = { storage: memoryStorage(), locks: sharedLocks(), createGuest };

  const [first, second] = await Promise.all([ensureGuest(dependencies), ensureGuest(dependencies)]);

  expect(createGuest).toHaveBeenCalledTimes(1);
  expect(first).toEqual({ token: 'token-1', userId: GUEST_ID });
  expect(second).toEqual(first);
});

test('after a lost response, the retry creates the same guest', async () => {
  const { createGuest, guests } = guestServer();
  const lossy: GuestDependencies['createGuest'] = async (...call) => {
    await createGuest(...call);
    throw new TypeError('Failed to fetch');
  };
  const dependencies = { storage: memoryStorage(), locks: sharedLocks() };

  await expect(ensureGuest({ ...dependencies, createGuest: lossy })).rejects.toThrow('Failed to fetch');
  const session = await ensureGuest({ ...dependencies, createGuest });

  expect(guests.size).toBe(1);
  expect(session.token).toBe('token-1');
});

test('a session the server refuses twice ends, and the visitor goes home', async () => {
  const storage = memoryStorage();
  keepSession({ token: 'old', userId: GUEST_ID }, storage);
  const end = vi.fn(async () => forgetSession(storage));
  const get = vi.fn(async () => {
    throw new ProblemError({ code: 'signed-out', message: 'Sign in to do this.' });
  });

  expect(await loadAccount({ storage, get, end })).toBeNull();

  expect(get).toHaveBeenCalledTimes(2);
  expect(readSession(storage)).toBeNull();
  expect(end).toHaveBeenCalledTimes(1);
});

test('the work of a guest that the server no longer knows goes to the next guest', async () => {
  const storage = memoryStorage();
  keepSession({ token: 'old', userId: 'old-guest' }, storage);
  const get = async () => {
    throw new ProblemError({ code: 'signed-out', message: 'Sign in to do this.' });
  };

  await loadAccount({ storage, get, end: async () => forgetSession(storage) });
  const next = await ensureGuest({ storage, locks: sharedLocks(), createGuest: guestServer().createGuest });

  expect(next).toEqual({ token: 'token-1', userId: GUEST_ID, formerly: ['old-guest'] });
  expect(formerGuests(storage)).toEqual([]);
});

test('a guest who may have become a member gets time to find out', async () => {
  const storage = memoryStorage();
  keepSession({ token: 'guest', userId: GUEST_ID }, storage);
  const end = vi.fn(async () => {});
  const get = async () => {
    throw new ProblemError({ code: 'signed-out', message: 'Sign in to do this.' });
  };
  noteEntering(storage);

  await expect(loadAccount({ storage, get, end })).rejects.toMatchObject({ code: 'signed-out' });
  expect(end).not.toHaveBeenCalled();

  noteEntering(storage, Date.now() - 11 * 60_000);
  await loadAccount({ storage, get, end });
  expect(end).toHaveBeenCalledTimes(1);
});

test('a user who signs in while the check is running stays signed in', async () => {
  const storage = memoryStorage();
  keepSession({ token: 'old', userId: GUEST_ID }, storage);
  const end = vi.fn(async () => {});
  const get = vi.fn(async () => {
    if (get.mock.calls.length > 2) return guest();
    keepSession({ token: `new-${get.mock.calls.length}`, userId: GUEST_ID }, storage);
    throw new ProblemError({ code: 'signed-out', message: 'Sign in to do this.' });
  });

  expect(await loadAccount({ storage, get, end })).toEqual(guest());

  expect(end).not.toHaveBeenCalled();
});

test('a guest created during a sign-in does not sign the user out', async () => {
  const storage = memoryStorage();
  const { createGuest } = guestServer();
  const slow: GuestDependencies['createGuest'] = async (...call) => {
    const answer = await createGuest(...call);
    keepSession({ token: 'member', userId: 'member', role: 'FREE' }, storage);
    return answer;
  };

  const session = await ensureGuest({ storage, locks: sharedLocks(), createGuest: slow });

  expect(session.userId).toBe('member');
  expect(readSession(storage)?.userId).toBe('member');
});

test('a session refused once and then accepted stays', async () => {
  const storage = memoryStorage();
  keepSession({ token: 'good', userId: GUEST_ID }, storage);
  const end = vi.fn(async () => forgetSession(storage));
  const get = vi
    .fn(async () => guest())
    .mockRejectedValueOnce(new ProblemError({ code: 'signed-out', message: 'Sign in to do this.' }));

  expect(await loadAccount({ storage, get, end })).toEqual(guest());

  expect(readSession(storage)).toEqual({ token: 'good', userId: GUEST_ID });
  expect(end).not.toHaveBeenCalled();
});

test('being offline never ends a session', async () => {
  const storage = memoryStorage();
  keepSession({ token: 'good', userId: GUEST_ID }, storage);
  const get = async () => {
    throw new TypeError('Failed to fetch');
  };

  await expect(loadAccount({ storage, get, end: vi.fn(async () => {}) })).rejects.toThrow('Failed to fetch');

  expect(readSession(storage)?.token).toBe('good');
});
