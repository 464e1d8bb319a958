import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { idOf } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { ManualTiming, settled } from '../testing/manual-timing';
import { PictureSignatures } from './picture-signatures';

const [ARCH, BEND, STRANGERS] = [idOf(1), idOf(2), idOf(3)].map((id) => `/pictures/${id}`) as [
  string,
  string,
  string,
]; // as many as there are ids

/** A device whose user has pictures, and a server that signs them for a day. */
function setUp({ isSignedIn = true } = {}) {
  const timing = new ManualTiming();
  const asked: string[][] = [];
  const state = { isSignedIn, failure: null as Error | null, wake: () => {}, meanwhile: () => {}, told: 0 };
  const until = () => new Date(timing.now() + 86_400_000).toISOString();
  const signatures = new PictureSignatures({
    timing,
    isSignedIn: () => state.isSignedIn,
    isOnline: () => true,
    onWake(listener) {
      state.wake = listener;
      return () => {};
    },
    async sign(ids) {
      asked.push(ids);
      if (state.failure) throw state.failure;
      state.meanwhile();
      const own = ids.filter((id) => !STRANGERS.endsWith(id));
      const words = `until=${timing.now()}&signature=s${asked.length}`;
      return { until: until(), signatures: Object.fromEntries(own.map((id) => [id, words])) };
    },
  });
  signatures.subscribe(() => {
    state.told += 1;
  });
  const want = async (...pictures: string[]) => {
    for (const picture of pictures) signatures.want(picture);
    await timing.pass(20);
    await settled();
  };
  return { timing, asked, state, signatures, want };
}

test('the pictures of a screen are signed by one call, and not again while the signatures are valid', async () => {
  const { signatures, asked, state, want } = setUp();

  await want(ARCH, BEND, ARCH, '/scenes/arch.svg');
  await want(ARCH);

  expect(asked).toEqual([[idOf(1), idOf(2)]]);
  expect(signatures.addressOf(ARCH, '400x400')).toMatch(/^\/pictures\/.+\/400x400\?until=\d+&signature=s1$/);
  expect(signatures.addressOf('/scenes/arch.svg', '400x400')).toMatch(/^\/scenes\/arch-400x400\.webp\?v=/);
  expect(state.told).toBe(1);
});

test('an expired signature is requested again', async () => {
  const { signatures, timing, asked, want } = setUp();
  await want(ARCH);

  await timing.pass(86_400_000);
  expect(signatures.addressOf(ARCH, '400x400')).toBeNull();
  await want(ARCH);

  expect(asked).toHaveLength(2);
  expect(signatures.addressOf(ARCH, '400x400')).toContain('signature=s2');
});

test('signatures that came along with pictures need no call', async () => {
  const { signatures, timing, asked, want } = setUp();
  const ends = Math.floor(timing.now() / 1000) + 3600;

  signatures.note([{ imageUrl: ARCH, signature: `until=${ends}&signature=known` }]);
  await want(ARCH);

  expect(asked).toEqual([]);
  expect(signatures.addressOf(ARCH, '1200x675')).toContain('signature=known');
});

test('a picture of somebody else has its plain URL, and its signature is only requested again later', async () => {
  const { signatures, timing, asked, want } = setUp();
  await want(STRANGERS);
  await want(STRANGERS);

  expect(asked).toHaveLength(1);
  expect(signatures.addressOf(STRANGERS, '400x400')).toBe(`${STRANGERS}/400x400`);
  await timing.pass(60_000);
  await want(STRANGERS);
  expect(asked).toHaveLength(2);
});

test('without a response, pictures have their plain URL, which the device may have cached, until there is one', async () => {
  const { signatures, state, want } = setUp();
  state.failure = new TypeError('Failed to fetch');

  await want(ARCH);
  expect(signatures.addressOf(ARCH, '400x400')).toBe(`${ARCH}/400x400`);
  state.failure = null;
  state.wake();
  await settled();

  expect(signatures.addressOf(ARCH, '400x400')).toContain('signature=s2');
});

test('a picture requested while the server does not respond has its plain URL immediately', async () => {
  const { signatures, state, want } = setUp();
  state.failure = new TypeError('Failed to fetch');
  await want(ARCH);

  await want(BEND);

  expect(signatures.addressOf(BEND, '400x400')).toBe(`${BEND}/400x400`);
});

test('a refusal is not retried', async () => {
  const { signatures, timing, asked, state, want } = setUp();
  state.failure = new ProblemError({ code: 'forbidden', message: 'No.' });
  await want(ARCH);
  await timing.pass(30_000);

  expect(asked).toHaveLength(1);
  expect(signatures.addressOf(ARCH, '400x400')).toBe(`${ARCH}/400x400`);
});

test('an old signature that does not load is renewed; with a new one the picture itself is missing', async () => {
  const { signatures, timing, asked, want } = setUp();
  await want(ARCH);

  signatures.failed(ARCH);
  await timing.pass(20);
  expect(asked).toHaveLength(1);
  await timing.pass(60_000);
  signatures.failed(ARCH);
  await timing.pass(20);
  await settled();

  expect(asked).toHaveLength(2);
  expect(signatures.addressOf(ARCH, '400x400')).toContain('signature=s2');
});

test('a visitor requests nothing until someone signs in; a sign-out clears the signatures', async () => {
  const { signatures, timing, asked, state, want } = setUp({ isSignedIn: false });
  await want(ARCH);
  expect(asked).toEqual([]);

  state.isSignedIn = true;
  signatures.askAgain();
  await timing.pass(20);
  await settled();
  expect(signatures.addressOf(ARCH, '400x400')).toContain('signature=s1');

  signatures.forget();
  expect(signatures.addressOf(ARCH, '400x400')).toBeNull();
});

test('a response for a user who has signed out in the meantime is dropped', async () => {
  const { signatures, asked, state, want } = setUp();
  state.meanwhile = () => signatures.forget();
  await want(ARCH);

  expect(asked).toHaveLength(1);
  expect(signatures.addressOf(ARCH, '400x400')).toBeNull();
});
