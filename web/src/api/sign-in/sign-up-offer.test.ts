import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { noteChange, timeToOffer } from './sign-up-offer';

const START = Date.UTC(2027, 4, 8);
const GUEST = { seconds: 60, isMember: false };

test('an account is offered a number of seconds after the first change, not after a later one', () => {
  const storage = memoryStorage();
  expect(timeToOffer(GUEST, START, storage)).toBeNull();

  noteChange(START, storage);
  noteChange(START + 50_000, storage);

  expect(timeToOffer(GUEST, START + 20_000, storage)).toBe(40_000);
  expect(timeToOffer(GUEST, START + 60_000, storage)).toBe(0);
  expect(timeToOffer(GUEST, START + 90_000, storage)).toBe(0);
});

test('it is never offered to a member, if the setting is 0, or twice on a device', () => {
  const storage = memoryStorage();
  noteChange(START, storage);

  expect(timeToOffer({ ...GUEST, isMember: true }, START + 90_000, storage)).toBeNull();
  expect(timeToOffer({ ...GUEST, seconds: 0 }, START + 90_000, storage)).toBeNull();
  storage.setItem('wayfold.sign-up-offered', 'yes');
  expect(timeToOffer(GUEST, START + 90_000, storage)).toBeNull();
});
