import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { findRefusal } from '../refusals/shape-message';
import { tidyText } from './plain-text';
import { StringUpTo, Text } from './text';

function refusalsIn(error: z.ZodError | undefined) {
  return error?.issues.map(({ message }) => findRefusal(message));
}

test('a text that is too long is refused before its letters are checked', () => {
  let looks = 0;
  const shape = StringUpTo(5).refine(() => {
    looks += 1;
    return true;
  });

  expect(shape.safeParse('too long').error?.issues).toHaveLength(1);
  expect(looks).toBe(0);
});

test('the error for a text that is too long says only that', () => {
  const { error } = Text(10).safeParse('e\u0301'.repeat(100));
  expect(refusalsIn(error)).toEqual([['charactersTooMany', { most: '10' }]]);
});

test('a letter with too many accents is refused for its accents alone', () => {
  const { error } = Text(200).safeParse(`a${'\u0301'.repeat(31)}`);
  expect(refusalsIn(error)).toEqual([['accentsTooMany', { most: 30 }]]);
});

test('whatever tidyText returns is accepted', () => {
  const letters = fc.oneof(
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom('\u0301'.repeat(40), '\ufb2c', '\uff9e'.repeat(35), '\u0000', '\ud800', 'e\u0301'),
  );
  const shape = Text(60);
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), (parts) => {
      expect(shape.safeParse(tidyText(parts.join(''), 60)).error).toBeUndefined();
    }),
  );
});
