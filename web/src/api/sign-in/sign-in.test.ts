import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { expect, test, vi } from 'vitest';
import { ensureGuest } from '../account/account';
import { memoryStorage, opening, sharedLocks } from '../testing/memory-storage';
import { isEntering } from './former-guests';
import { keepSession, readSession, type Session } from './session';
import { enter, type SignInDependencies } from './sign-in';
import { signUpKey } from './sign-in-calls';

const GUEST: Session = { token: 'guest', userId: 'guest' };

const MEI: User = {
  id: 'mei',
  role: 'FREE',
  type: 'CS',
  typeDetail: 'Traveler',
  firstName: 'Mei',
  lastName: 'Lin',
  userName: 'mei@example.com',
  email: 'mei@example.com',
  emailConfirmed: true,
  active: true,
  isSubscriber: false,
  unit: 'Miles',
  upid: null,
};

const ANSWER: SignedIn = {
  token: 'access',
  user: MEI,
  refreshToken: 'refresh',
  expiresAt: '2027-05-08T12:15:00.000Z',
  deviceToken: 'device',
  merged: true,
  kept: false,
  secondStep: null,
};

function device(session: Session | null) {
  const storage = memoryStorage();
  if (session) keepSession(session, storage);
  const dependencies = {
    storage,
    locks: sharedLocks(),
    sendWaiting: vi.fn(async () => {}),
    begin: vi.fn(async (next: Session) => keepSession(next, storage)),
  } satisfies SignInDependencies;
  return { storage, dependencies };
}

test('pending changes of the guest are sent first, then everything continues as the member', async () => {
  const { storage, dependencies } = device({ ...GUEST, formerly: ['guest before'] });
  const call = vi.fn(async () => ANSWER);

  const entered = await enter(call, dependencies);

  expect(entered).toEqual({ kind: 'in', user: MEI, merged: true, kept: false });
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 'guest' }), { headers: {} });
  expect(readSession(storage)).toEqual({
    token: 'access',
    userId: 'mei',
    role: 'FREE',
    refreshToken: 'refresh',
    expiresAt: Date.parse('2027-05-08T12:15:00.000Z'),
    formerly: ['guest', 'guest before'],
  });
  expect(storage.getItem('wayfold.email')).toBe('mei@example.com');
  const [[sent], [called], [begun]] = [dependencies.sendWaiting, call, dependencies.begin].map(
    ({ mock }) => mock.invocationCallOrder,
  ) as [[number], [number], [number]]; // each was called
  expect([sent, called, begun]).toEqual([sent, called, begun].toSorted((a, b) => a - b));
});

test('a known device identifies itself', async () => {
  const { dependencies } = device(null);
  const call = vi.fn(async () => ANSWER);

  await enter(call, dependencies);
  await enter(call, dependencies);

  expect(call.mock.lastCall).toEqual([expect.anything(), { headers: { 'x-wayfold-device': 'device' } }]);
});

test('a guest who becomes the account keeps their id', async () => {
  const { storage, dependencies } = device(GUEST);

  await enter(async () => ({ ...ANSWER, user: { ...MEI, id: 'guest' } }), dependencies);

  expect(readSession(storage)).toMatchObject({ userId: 'guest', role: 'FREE' });
  expect(readSession(storage)?.formerly).toBeUndefined();
});

test('if the response that reported the merge was lost, the device’s data still becomes the member’s', async () => {
  const { storage, dependencies } = device(GUEST);
  const lost = enter(async () => {
    throw new TypeError('Failed to fetch');
  }, dependencies);
  await expect(lost).rejects.toThrow('Failed to fetch');
  expect(readSession(storage)).toEqual(GUEST);
  expect(isEntering(storage)).toBe(true);

  await enter(async () => ({ ...ANSWER, merged: false }), dependencies);

  expect(readSession(storage)?.formerly).toEqual(['guest']);
  expect(isEntering(storage)).toBe(false);
});

test('a refusal leaves the guest as they were', async () => {
  const { storage, dependencies } = device(GUEST);
  const refused = enter(async () => {
    throw new RequestRefused('forbidden', 'wrongSignIn');
  }, dependencies);

  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });

  expect(readSession(storage)).toEqual(GUEST);
  expect(isEntering(storage)).toBe(false);
});

test('data of a guest that the server forgot becomes the member’s', async () => {
  const { storage, dependencies } = device(null);
  storage.setItem('wayfold.former-guests', 'one two');

  await enter(async () => ANSWER, dependencies);

  expect(readSession(storage)?.formerly).toEqual(['one', 'two']);
  expect(storage.getItem('wayfold.former-guests')).toBeNull();
});

test('a second step, or a response without a next step, signs nobody in', async () => {
  const { storage, dependencies } = device(GUEST);
  const nobody = {
    ...ANSWER,
    token: null,
    user: null,
    refreshToken: null,
    expiresAt: null,
    deviceToken: null,
  };
  const secondStep = { ticket: 'ticket', ways: ['totp' as const] };

  expect(await enter(async () => ({ ...nobody, secondStep }), dependencies)).toEqual({
    kind: 'second-step',
    ...secondStep,
  });
  expect(await enter(async () => nobody, dependencies)).toEqual({ kind: 'nowhere' });

  expect(readSession(storage)).toEqual(GUEST);
  expect(dependencies.begin).not.toHaveBeenCalled();
});

test('no guest is created during a sign-in', async () => {
  const { storage, dependencies } = device(null);
  const { open, isOpen } = opening();
  const createGuest = vi.fn();
  const entering = enter(async () => {
    await isOpen;
    return ANSWER;
  }, dependencies);

  const written = ensureGuest({ storage, locks: dependencies.locks, createGuest });
  open();
  await entering;

  expect((await written).userId).toBe('mei');
  expect(createGuest).not.toHaveBeenCalled();
});

test('if two tabs sign in at the same time, the second continues as the first, and no guest data is lost', async () => {
  const { storage, dependencies } = device(GUEST);
  const second = { ...ANSWER, token: 'access of the second', merged: false };

  await Promise.all([enter(async () => ANSWER, dependencies), enter(async () => second, dependencies)]);

  expect(readSession(storage)).toMatchObject({ token: 'access of the second', formerly: ['guest'] });
});

test('signing up is retried with the same key only for the same address', () => {
  const storage = memoryStorage();

  const key = signUpKey('mei@example.com', storage);

  expect(signUpKey('Mei@example.com', storage)).toBe(key);
  expect(signUpKey('lin@example.com', storage)).not.toBe(key);
});
