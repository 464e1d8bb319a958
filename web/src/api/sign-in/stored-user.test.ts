import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { onStoredUser, storedEmail, storedUser, storeUser, watchStoredUser } from './stored-user';

const MEI = { id: 'mei', role: 'FREE', email: 'mei@example.com', firstName: 'Mei' } as User; // what matters here

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the user is stored with their address; a guest’s address is not stored', () => {
  const storage = memoryStorage();

  storeUser({ ...MEI, role: 'GUEST', email: 'guest_1@guest.invalid' }, storage);
  expect(storedEmail(storage)).toBeNull();
  storeUser(MEI, storage);

  expect(storedUser(storage)).toEqual(MEI);
  expect(storedEmail(storage)).toBe('mei@example.com');
});

test('the stored user is checked every 3 s for 210 s after the page loads, then no longer', () => {
  const storage = memoryStorage();
  const getItem = vi.spyOn(storage, 'getItem');
  watchStoredUser(storage);
  getItem.mockClear();

  vi.advanceTimersByTime(2_999);
  expect(getItem).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(getItem).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(210_000 - 3_000);
  expect(getItem).toHaveBeenCalledTimes(70);
  vi.advanceTimersByTime(60_000);

  expect(getItem).toHaveBeenCalledTimes(70);
  expect(vi.getTimerCount()).toBe(0);
});

test('a different stored user is noticed at the next check, even without an event', () => {
  const storage = memoryStorage();
  storeUser(MEI, storage);
  const noticed = vi.fn();
  const stopListening = onStoredUser(noticed);
  const stopLooking = watchStoredUser(storage);

  storage.setItem('wayfold.user', JSON.stringify({ ...MEI, firstName: 'Mei-Ling' }));
  vi.advanceTimersByTime(3_000);
  vi.advanceTimersByTime(3_000);

  expect(noticed).toHaveBeenCalledTimes(1);
  expect(storedUser(storage)?.firstName).toBe('Mei-Ling');
  stopLooking();
  stopListening();
});

test('text that is not a user counts as no user', () => {
  for (const text of ['', 'null', '{"name":"x"}', '[', '"mei"']) {
    expect(storedUser(memoryStorage({ 'wayfold.user': text }))).toBeNull();
  }
});
