import { expect, test } from 'vitest';
import { saveWords } from './save-words';

const member = { isMember: true, isOnline: true };
const at = Date.UTC(2027, 4, 8, 12);

test('a trip saved seconds ago was saved just now', () => {
  expect(saveWords({ kind: 'saved', at }, at + 59_000, member)).toEqual({ key: 'savedJustNow' });
});

test('later the minutes are told, then the hours', () => {
  expect(saveWords({ kind: 'saved', at }, at + 4 * 60_000, member)).toEqual({
    key: 'savedMinutesAgo',
    minutes: 4,
  });
  expect(saveWords({ kind: 'saved', at }, at + 150 * 60_000, member)).toEqual({
    key: 'savedHoursAgo',
    hours: 2,
  });
});

test('a device whose clock runs behind still says just now', () => {
  expect(saveWords({ kind: 'saved', at }, at - 5 * 60_000, member)).toEqual({ key: 'savedJustNow' });
});

test('an example is nobody’s to save', () => {
  expect(saveWords({ kind: 'example' }, at, member)).toEqual({ key: 'example' });
});

test('unsaved states have words of their own', () => {
  expect(saveWords({ kind: 'offline' }, at, member)).toEqual({ key: 'offline' });
  expect(saveWords({ kind: 'view-only' }, at, member)).toEqual({ key: 'viewOnly' });
});

test('a trip before its first change is kept on the device only where there is no account to save it to', () => {
  expect(saveWords({ kind: 'local' }, at, { isMember: false, isOnline: true })).toEqual({ key: 'local' });
  expect(saveWords({ kind: 'local' }, at, member)).toEqual({ key: 'localMember' });
});

test('without a connection, what is saved is said to be saved on this device', () => {
  const offline = { isMember: true, isOnline: false };
  expect(saveWords({ kind: 'saved', at }, at, offline)).toEqual({ key: 'offline' });
  expect(saveWords({ kind: 'example' }, at, offline)).toEqual({ key: 'example' });
});
