import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import {
  afterSignIn,
  comeBackTo,
  keepSharedTrip,
  openPlaceAfterSignIn,
  pendingSharedTrip,
} from './after-sign-in';
import { keepSession } from './session';

const MEMBER = { token: 'token', userId: 'mei', role: 'FREE' } as const;

test('leads to the planner if nothing is pending, and back to the requested page once', () => {
  const storage = memoryStorage();
  keepSession(MEMBER, storage);
  comeBackTo('/trip_plan/hotels?trip=1', storage);

  expect(afterSignIn(storage)).toBe('/trip_plan/hotels?trip=1');
  expect(afterSignIn(storage)).toBe('/trip_plan');
});

test('leads to a pending place rather than to the destination', () => {
  const storage = memoryStorage();
  keepSession(MEMBER, storage);
  comeBackTo('/pricing', storage);
  openPlaceAfterSignIn('park/arches', storage);

  expect(afterSignIn(storage)).toBe('/places/park%2Farches');
  expect(afterSignIn(storage)).toBe('/trip_plan');
});

test.each(['https://example.org/', '//example.org/x', '/\\example.org', 'javascript:alert(1)'])(
  'never leads out of the product: %s',
  (path) => {
    const storage = memoryStorage();
    comeBackTo(path, storage);

    expect(afterSignIn(storage)).toBe('/trip_plan');
  },
);

test('leads a guest to the pending shared trip, and a member onward with the trip still pending', () => {
  const storage = memoryStorage();
  keepSharedTrip('abc', storage);
  keepSession({ token: 'token', userId: 'guest' }, storage);
  expect(afterSignIn(storage)).toBe('/trip_share/abc');

  keepSession(MEMBER, storage);

  expect(afterSignIn(storage)).toBe('/trip_plan');
  expect(pendingSharedTrip(storage)).toBe('abc');
});
