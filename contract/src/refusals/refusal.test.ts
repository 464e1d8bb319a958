import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { NOT_FROM_WAYFOLD } from '../kernel/client';
import { PROBLEM_STATUS } from '../kernel/problem';
import { fillIn, placeholdersIn } from './fill-in';
import { inEnglish, type Refusal, refusalMessage } from './refusal';
import { fieldRefused, RequestRefused } from './request-refused';
import { findRefusal, refused } from './shape-message';
import { refusalWords } from './words';

const WITHOUT_PERIOD = [
  // Wording that the specification fixes.
  ...['pictureTooLarge', 'pictureTypeUnsupported'],
];

const rows = Object.entries<string>(refusalWords);

test.each(rows)('%s is a sentence with plain placeholders: %s', (key, text) => {
  const plain = text.replace(/\{[a-z][A-Za-z]*\}/g, '');

  // Braces, tags and straight apostrophes mean something in message formats.
  expect(plain).not.toMatch(/[{}<>']/);
  expect(text.endsWith('.')).toBe(!WITHOUT_PERIOD.includes(key));
  expect(text).toBe(text.trim());
});

test('no two refusals have the same words', () => {
  expect(new Set(Object.values(refusalWords)).size).toBe(rows.length);
});

test('a refusal in English has its values filled in, numbers with separators', () => {
  expect(inEnglish('tripNotFound')).toBe('Trip not found.');
  expect(inEnglish(['fileTooManyRows', { rows: 12_345, most: 5_000 }])).toBe(
    'This file has 12,345 rows. Wayfold can read up to 5,000 at once.',
  );
  expect(inEnglish(['stepSubjectChanged', { name: '$& {name}' }])).toBe(
    '“$& {name}” has changed since, so this step can’t be undone on its own.',
  );
});

test('a day is sent as it is and written as dates are', () => {
  const refusal: Refusal = ['entryEndsEarly', { day: '2027-05-08' }];

  expect(refusalMessage(refusal)).toEqual({
    key: 'entryEndsEarly',
    values: { day: '2027-05-08' },
    message: 'Its occurrences after May 8, 2027 are left out.',
  });
});

test('the compiler asks for exactly the values of the text', () => {
  expectTypeOf<['favoritesFull', { most: number }]>().toExtend<Refusal>();
  // Its text has a placeholder, with another name; the other text has none.
  expectTypeOf<'favoritesFull'>().not.toExtend<Refusal>();
  expectTypeOf<['favoritesFull', { least: number }]>().not.toExtend<Refusal>();
  expectTypeOf<['tripNotFound', { most: number }]>().not.toExtend<Refusal>();
});

test('a missing value is an error, not a gap in the sentence', () => {
  expect(placeholdersIn(refusalWords.fileTooManyRows)).toEqual(['rows', 'most']);
  expect(() => fillIn(refusalWords.favoritesFull, {}, 'en-US')).toThrow('needs a value for most');
});

test('a refused request is sent with its code, its words in English, its key and its values', () => {
  const refused = new RequestRefused('conflict', ['favoritesFull', { most: 500 }], { retryAfterSeconds: 3 });

  expect(refused.problem).toEqual({
    code: 'conflict',
    message: 'You can save up to 500 places. Remove one first.',
    key: 'favoritesFull',
    values: { most: 500 },
    retryAfterSeconds: 3,
  });
  expect(refused.message).toBe(refused.problem.message);
  expect(PROBLEM_STATUS[refused.code]).toBe(409);
});

test('a refusal travels through the message of a shape', () => {
  const tooLong: Refusal = ['searchTooLong', { most: 1_000 }];
  const shape = z.string().min(1, refused('enterName')).max(3, refused(tooLong));
  const found = (text: unknown) => findRefusal(shape.safeParse(text).error?.issues[0]?.message ?? '');

  expect([found(''), found('1234'), found(1)]).toEqual(['enterName', tooLong, null]);
});

test('what the client says when the server can’t be reached has words in the catalog', () => {
  const { code, ...said } = NOT_FROM_WAYFOLD;

  expect(said).toEqual(refusalMessage(said.key));
});

test('a refused field is named, and says the same as the request', () => {
  const { problem } = fieldRefused('forbidden', 'password', 'wrongPassword');

  const said = refusalMessage('wrongPassword');
  expect(problem).toEqual({ code: 'forbidden', ...said, issues: [{ path: 'password', ...said }] });
});
