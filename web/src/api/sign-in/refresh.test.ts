import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Tokens } from '@wayfold/contract/people/sign-in-endpoints';
import { expect, test, vi } from 'vitest';
import { noteServerTime } from '../device/server-clock';
import { settled } from '../testing/manual-timing';
import { memoryStorage, opening, sharedLocks } from '../testing/memory-storage';
import { type RefreshDependencies, Refresher } from './refresh';
import { forgetSession, keepSession, readSession, type Session } from './session';

const NOW = Date.UTC(2027, 4, 8, 12);
const MINUTE_MS = 60_000;

const SESSION: Session = {
  token: 'access-1',
  userId: 'mei',
  role: 'FREE',
  refreshToken: 'refresh-1',
  expiresAt: NOW + 15 * MINUTE_MS,
  formerly: ['guest'],
};

/** A server that returns a token pair for a refresh token, and the same pair again if it is repeated. */
function tokenServer(clockAheadMs = 0) {
  const used: string[] = [];
  const ask = vi.fn(async (refreshToken: string): Promise<Tokens> => {
    if (!used.includes(refreshToken)) used.push(refreshToken);
    const count = used.indexOf(refreshToken) + 2;
    const expiresAt = new Date(NOW + clockAheadMs + 15 * MINUTE_MS).toISOString();
    return { token: `access-${count}`, refreshToken: `refresh-${count}`, expiresAt };
  });
  return { ask, used };
}

function device(ask: RefreshDependencies['ask']) {
  const storage = memoryStorage();
  keepSession(SESSION, storage);
  const onRefused = vi.fn();
  const shared = { storage, locks: sharedLocks(), now: () => NOW, ask, onRefused };
  return { storage, onRefused, tab: () => new Refresher(shared) };
}

const refused = async () => {
  throw new ProblemError({ code: 'signed-out', message: 'Sign in again.' });
};

test('if two tabs make several calls each, one refreshes the token and all use what it stored', async () => {
  const { ask } = tokenServer();
  const { storage, tab } = device(ask);
  const [one, other] = [tab(), tab()];

  const all = await Promise.all([one, one, other, other].map((refresher) => refresher.refresh(SESSION)));

  expect(ask).toHaveBeenCalledTimes(1);
  expect(all.map((session) => session?.token)).toEqual(Array(4).fill('access-2'));
  expect(readSession(storage)).toEqual({ ...SESSION, token: 'access-2', refreshToken: 'refresh-2' });
});

test('a lost response is requested again', async () => {
  const { ask, used } = tokenServer();
  const lossy = vi.fn(ask).mockImplementationOnce(async (refreshToken) => {
    await ask(refreshToken);
    throw new TypeError('Failed to fetch');
  });
  const { storage, tab } = device(lossy);

  await tab().refresh(SESSION);

  expect(used).toEqual(['refresh-1']);
  expect(readSession(storage)?.token).toBe('access-2');
});

test('offline, the session stays as it is, and the calls of a tab share one refresh', async () => {
  const ask = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  const { storage, tab, onRefused } = device(ask);
  const refresher = tab();

  const all = await Promise.allSettled([1, 2, 3, 4].map(() => refresher.refresh(SESSION)));

  expect(all.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(readSession(storage)).toEqual(SESSION);
  expect(onRefused).not.toHaveBeenCalled();
});

test('a refused refresh token is only sent once, and the refresh does not end the session', async () => {
  const ask = vi.fn(refused);
  const { storage, tab, onRefused } = device(ask);
  const refresher = tab();

  expect(await refresher.refresh(SESSION)).toBeNull();
  expect(await refresher.refresh(SESSION)).toBeNull();

  expect(ask).toHaveBeenCalledTimes(1);
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(refresher.isDue({ ...SESSION, expiresAt: NOW })).toBe(false);
  expect(readSession(storage)).toEqual(SESSION);
});

test('a user who signs out in the meantime stays signed out', async () => {
  const { ask } = tokenServer();
  const { open, isOpen } = opening();
  const { storage, tab } = device(async (refreshToken) => {
    await isOpen;
    return ask(refreshToken);
  });
  const asked = tab().refresh(SESSION);
  await settled();

  forgetSession(storage);
  open();

  expect(await asked).toBeNull();
  expect(readSession(storage)).toBeNull();
});

test('a token is due half a minute before it expires; a guest’s never is', () => {
  const refresher = device(tokenServer().ask).tab();
  const ending = (inMs: number) => ({ ...SESSION, expiresAt: NOW + inMs });

  expect(refresher.isDue(ending(31_000))).toBe(false);
  expect(refresher.isDue(ending(29_000))).toBe(true);
  expect(refresher.isDue(ending(-MINUTE_MS))).toBe(true);
  expect(refresher.isDue({ token: 'guest', userId: 'guest' })).toBe(false);
});

test('tokens of a server whose clock is an hour ahead last no longer on this device', async () => {
  const HOUR_MS = 60 * MINUTE_MS;
  noteServerTime(new Date(NOW + HOUR_MS).toUTCString(), NOW);
  const { storage, tab } = device(tokenServer(HOUR_MS).ask);

  await tab().refresh(SESSION);
  noteServerTime(new Date(NOW).toUTCString(), NOW);

  expect(readSession(storage)?.expiresAt).toBe(NOW + 15 * MINUTE_MS);
});
