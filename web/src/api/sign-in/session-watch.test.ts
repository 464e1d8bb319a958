import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../testing/manual-timing';
import { memoryStorage } from '../testing/memory-storage';
import { keepSession, readSession, type Session } from './session';
import { beginSession, endSession, onEntrance, onSessionEnd, watchSession } from './session-watch';

const GUEST: Session = { token: 'guest', userId: 'guest' };
const MEI: Session = { token: 'mei', userId: 'mei', role: 'FREE', formerly: ['guest'] };
const LEO: Session = { token: 'leo', userId: 'leo', role: 'FREE' };

const storage = memoryStorage();
const goHome = vi.fn();
const clear = vi.fn();
const entered = vi.fn();
let stops: (() => void)[] = [];
const hear = new Set<(event: unknown) => void>();

/** Changes the session as another tab would: stores it and notifies this tab. */
async function elsewhere(session: Session | null): Promise<void> {
  if (session) storage.setItem('wayfold.session', JSON.stringify(session));
  else storage.removeItem('wayfold.session');
  for (const listener of hear) listener({ key: 'wayfold.session' });
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) => hear.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: unknown) => void) =>
    hear.delete(listener),
  );
  for (const key of storage.keys()) storage.removeItem(key);
  stops = [onSessionEnd(clear), onEntrance(entered)];
  vi.clearAllMocks();
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

function watchAs(session: Session | null): void {
  if (session) keepSession(session);
  stops.push(watchSession(goHome));
}

test('signing out clears every cache, removes all text about the user, and then goes home', async () => {
  watchAs(MEI);
  for (const key of ['user', 'email', 'unit', 'last-trip', 'after-sign-in', 'pending-share', 'place']) {
    storage.setItem(`wayfold.${key}`, 'of Mei');
  }
  storage.setItem('wayfold.device', 'key');
  storage.setItem('wayfold.theme', 'dark');
  clear.mockImplementationOnce(async () => expect(goHome).not.toHaveBeenCalled());

  await endSession(goHome);

  expect(clear).toHaveBeenCalledExactlyOnceWith(MEI);
  expect(goHome).toHaveBeenCalledTimes(1);
  expect(storage.keys()).toEqual(['wayfold.device', 'wayfold.theme']);
});

test('signing out in another tab clears this one, too', async () => {
  watchAs(MEI);

  await elsewhere(null);

  expect(clear).toHaveBeenCalledExactlyOnceWith(MEI);
  expect(goHome).toHaveBeenCalledTimes(1);
});

test('when a different user signs in in another tab, no data of the previous user is left', async () => {
  watchAs(LEO);

  await elsewhere(MEI);

  expect(clear).toHaveBeenCalledExactlyOnceWith(LEO);
  expect(goHome).toHaveBeenCalledTimes(1);
});

test('a guest who becomes a member in another tab continues as that member', async () => {
  watchAs(GUEST);

  await elsewhere(MEI);

  expect(clear).not.toHaveBeenCalled();
  expect(goHome).not.toHaveBeenCalled();
  expect(entered).toHaveBeenCalledTimes(1);
});

test('a visitor who becomes a guest clears nothing: no personal data was read before', async () => {
  watchAs(null);

  await elsewhere(GUEST);

  expect(entered).not.toHaveBeenCalled();
});

test('a new token of the same user clears nothing', async () => {
  watchAs(MEI);

  await elsewhere({ ...MEI, token: 'mei-2' });

  expect(clear).not.toHaveBeenCalled();
  expect(entered).not.toHaveBeenCalled();
});

test('a guest who signs in here keeps what is pending', async () => {
  watchAs(GUEST);
  storage.setItem('wayfold.last-trip', 'trip');
  storage.setItem('wayfold.pending-place', 'ap:DEN');

  await beginSession(MEI);

  expect(clear).not.toHaveBeenCalled();
  expect(entered).toHaveBeenCalledTimes(1);
  expect(storage.keys()).toEqual(['wayfold.last-trip', 'wayfold.pending-place', 'wayfold.session']);
});

test('a different user who signs in here finds no data of the previous one and stays on the page', async () => {
  watchAs(LEO);
  storage.setItem('wayfold.last-trip', 'trip of Leo');
  storage.setItem('wayfold.pending-place', 'ap:DEN');

  await beginSession(MEI);

  expect(clear).toHaveBeenCalledExactlyOnceWith(LEO);
  expect(goHome).not.toHaveBeenCalled();
  expect(readSession()?.userId).toBe('mei');
  expect(storage.keys()).toEqual(['wayfold.pending-place', 'wayfold.session']);
});

test('a cache that fails to clear does not prevent signing out', async () => {
  watchAs(MEI);
  clear.mockRejectedValueOnce(new Error('broken'));

  await expect(endSession(goHome)).rejects.toThrow('broken');

  expect(goHome).toHaveBeenCalledTimes(1);
});
