import { expect, test } from 'vitest';
import { saveWords } from './save-words';

const member = { isMember: true, isOnline: true };
const at = Date.UTC(2027, 4, 8, 12);

test('a trip saved seconds ago was saved just now', () => {
  expect(saveWords({ kind: 'saved', at }, at + 59_000, member)).toEqual({ key: 'savedJustNow' });
});

test('a trip saved earlier shows the minutes, then the hours since then', () => {
  expect(saveWords({ kind: 'saved', at }, at + 4 * 60_000, member)).toEqual({
    key: 'savedMinutesAgo',
    minutes: 4,
  });
  expect(saveWords({ kind: 'saved', at }, at + 150 * 60_000, member)).toEqual({
    key: 'savedHoursAgo',
    hours: 2,
  });
});

test('a device with a slow clock still says just now', () => {
  expect(saveWords({ kind: 'saved', at }, at - 5 * 60_000, member)).toEqual({ key: 'savedJustNow' });
});

test('an example is not saved', () => {
  expect(saveWords({ kind: 'example' }, at, member)).toEqual({ key: 'example' });
});

test('unsaved states have their own texts', () => {
  expect(saveWords({ kind: 'offline' }, at, member)).toEqual({ key: 'offline' });
  expect(saveWords({ kind: 'view-only' }, at, member)).toEqual({ key: 'viewOnly' });
});

test('before its first change, a trip is only said to be on this device if there is no account to save it to', () => {
  expect(saveWords({ kind: 'local' }, at, { isMember: false, isOnline: true })).toEqual({ key: 'local' });
  expect(saveWords({ kind: 'local' }, at, member)).toEqual({ key: 'localMember' });
});

test('offline, a saved trip is shown as saved on this device', () => {
  const offline = { isMember: true, isOnline: false };
  expect(saveWords({ kind: 'saved', at }, at, offline)).toEqual({ key: 'offline' });
  expect(saveWords({ kind: 'example' }, at, offline)).toEqual({ key: 'example' });
});
