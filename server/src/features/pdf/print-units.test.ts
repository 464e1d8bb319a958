import { expect, test } from 'vitest';
import { roomOf, textUnits, UNITS } from './print-units';

test.each([
  ['Ask for a table', 15],
  ['a\nb', 2 + UNITS.line],
  ['東京', 2 * UNITS.otherLetter + UNITS.change],
  ['東京 2 東京', 4 * UNITS.otherLetter + 3 + 3 * UNITS.change],
  ['It’s “so” – far', 15],
  ['', 0],
])('%j takes %i units', (text, units) => {
  expect(textUnits(text)).toBe(units);
});

test('texts use the available room, and nothing follows the one that is cut', () => {
  const room = roomOf(20);

  expect([room.takeText('Twelve chars'), room.isShort()]).toEqual(['Twelve chars', false]);
  expect([room.takeText('Twelve chars'), room.isShort()]).toEqual(['Twelve c …', true]);
  expect([room.takeText('a'), room.take(1)]).toEqual([null, false]);
});

test('a text is not cut inside a letter', () => {
  const room = roomOf(UNITS.change + 3 * UNITS.otherLetter);

  expect(room.takeText('𠮷𠮷𠮷')).toBe('𠮷 …');
});

test('what does not fit uses no room, and nothing smaller fits after it', () => {
  const room = roomOf(10);

  expect([room.take(8), room.take(3), room.take(1)]).toEqual([true, false, false]);
});
