import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { expect, test, vi } from 'vitest';
import { comeBackTo, keepSharedTrip, pendingSharedTrip } from '../sign-in/after-sign-in';
import { keepSession } from '../sign-in/session';
import { memoryStorage } from '../testing/memory-storage';
import { type CopyDependencies, wayOnAfterSignIn } from './shared-copies';

const SHARE = 'k3f9-rd27-xq4m-8wzt';

/** A device on which somebody selected 'Save a copy' and then signed in. */
function setUp(role: 'FREE' | 'GUEST' = 'FREE') {
  const storage = memoryStorage();
  keepSharedTrip(SHARE, storage);
  keepSession({ token: 'token', userId: 'mei', ...(role === 'FREE' ? { role } : {}) }, storage);
  const copy = vi.fn<CopyDependencies['copy']>(async ({ copyId }) => ({ id: copyId }));
  return { storage, copy, parts: { storage, copy } };
}

test('a member’s pending shared trip is saved, and the copy opens', async () => {
  const { storage, copy, parts } = setUp();
  comeBackTo('/pricing', storage);

  const way = await wayOnAfterSignIn(parts);

  const [of] = copy.mock.calls[0] ?? [];
  expect(of).toMatchObject({ userId: 'mei', shareId: SHARE });
  expect(way).toEqual({ href: `/trip_plan?trip=${of?.copyId}`, share: 'saved' });
  expect(pendingSharedTrip(storage)).toBeNull();
  expect(await wayOnAfterSignIn(parts)).toEqual({ href: '/trip_plan', share: 'none' });
});

test('the owner of the shared trip sees the trip itself, and nothing is copied', async () => {
  const { storage, copy, parts } = setUp();
  copy.mockResolvedValue({ id: 'own-trip' });

  expect(await wayOnAfterSignIn(parts)).toEqual({ href: '/trip_plan?trip=own-trip', share: 'own' });
  expect(pendingSharedTrip(storage)).toBeNull();
});

test('for a guest, the shared trip stays pending and opens', async () => {
  const { storage, copy, parts } = setUp('GUEST');

  expect(await wayOnAfterSignIn(parts)).toEqual({ href: `/trip_share/${SHARE}`, share: 'none' });

  expect(copy).not.toHaveBeenCalled();
  expect(pendingSharedTrip(storage)).toBe(SHARE);
});

test('after a lost response, the same copy is requested again', async () => {
  const { storage, copy, parts } = setUp();
  copy.mockRejectedValueOnce(new TypeError('Failed to fetch'));

  expect(await wayOnAfterSignIn(parts)).toEqual({ href: `/trip_share/${SHARE}`, share: 'later' });
  // Pressed once more on the page they are on now.
  keepSharedTrip(SHARE, storage);
  expect((await wayOnAfterSignIn(parts)).share).toBe('saved');

  const [first, second] = copy.mock.calls.map(([of]) => of.copyId);
  expect(second).toBe(first);
});

test('a trip that is no longer shared is dropped, and the sign-in continues', async () => {
  const { storage, copy, parts } = setUp();
  comeBackTo('/pricing', storage);
  copy.mockRejectedValue(new RequestRefused('not-found', 'tripNotFound'));

  expect(await wayOnAfterSignIn(parts)).toEqual({ href: '/pricing', share: 'gone' });
  expect(pendingSharedTrip(storage)).toBeNull();
});

test('another shared trip that is saved in the meantime gets its own copy', async () => {
  const { storage, copy, parts } = setUp();
  copy.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await wayOnAfterSignIn(parts);

  keepSharedTrip('aaaa-bbbb-cccc-dddd', storage);
  await wayOnAfterSignIn(parts);

  const [first, second] = copy.mock.calls.map(([of]) => of);
  expect(second?.shareId).toBe('aaaa-bbbb-cccc-dddd');
  expect(second?.copyId).not.toBe(first?.copyId);
});
