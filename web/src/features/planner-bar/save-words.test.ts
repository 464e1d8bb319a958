import { expect, test } from 'vitest';
import { saveWords } from './save-words';

const at = Date.UTC(2027, 4, 8, 12);

test('a trip saved seconds ago was saved just now', () => {
  expect(saveWords({ kind: 'saved', at }, at + 59_000)).toEqual({ key: 'savedJustNow' });
});

test('later the minutes are told, then the hours', () => {
  expect(saveWords({ kind: 'saved', at }, at + 4 * 60_000)).toEqual({ key: 'savedMinutesAgo', minutes: 4 });
  expect(saveWords({ kind: 'saved', at }, at + 150 * 60_000)).toEqual({ key: 'savedHoursAgo', hours: 2 });
});

test('a device whose clock runs behind still says just now', () => {
  expect(saveWords({ kind: 'saved', at }, at - 5 * 60_000)).toEqual({ key: 'savedJustNow' });
});

test('an example is nobody’s to save', () => {
  expect(saveWords({ kind: 'example' }, at)).toEqual({ key: 'example' });
});

test('unsaved states have words of their own', () => {
  expect(saveWords({ kind: 'offline' }, at)).toEqual({ key: 'offline' });
  expect(saveWords({ kind: 'view-only' }, at)).toEqual({ key: 'viewOnly' });
});
