import { Id } from '@wayfold/contract/kernel/values';
import { refused } from '@wayfold/contract/refusals/shape-message';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemOf, ShapeError } from './problems';

const shape = z.strictObject({
  name: z
    .string()
    .min(1, refused('enterName'))
    .max(3, refused(['charactersTooMany', { most: '3' }])),
  note: z.string().min(2).max(3).optional(),
  color: z.string().regex(/^#/).optional(),
  count: z.number().int().min(1).max(5).optional(),
  ratio: z.number().min(0).max(1).optional(),
  list: z.array(z.number()).min(1).max(2).optional(),
  choice: z.enum(['a', 'b']).optional(),
  order: z.record(Id, z.number()).optional(),
  row: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('x') }),
      z.strictObject({ kind: z.literal('y') }),
    ])
    .optional(),
});

function problemWith(sent: object) {
  const { error } = shape.safeParse({ name: 'Eva', ...sent });
  return error ? problemOf(new ShapeError(error)) : null;
}

test.each<[sent: object, path: string, message: string, key: string, values?: object]>([
  [{ name: '' }, 'name', 'Enter a name.', 'enterName'],
  [{ name: 'Mara' }, 'name', 'Use at most 3 characters.', 'charactersTooMany', { most: '3' }],
  [{ name: 1 }, 'name', 'Send this as type string.', 'fieldTypeWrong', { type: 'string' }],
  [{ name: undefined }, 'name', 'Add this required field (type string).', 'fieldMissing', { type: 'string' }],
  [{ nmae: 'x' }, 'nmae', 'Remove this field. It isn’t used here.', 'fieldUnknown'],
  [{ note: 'x' }, 'note', 'Send a text whose length is at least 2.', 'textTooShort', { least: '2' }],
  [{ note: 'long' }, 'note', 'Send a text whose length is at most 3.', 'textTooLong', { most: '3' }],
  [{ color: 'red' }, 'color', 'Use text that matches /^#/.', 'fieldPatternWrong', { pattern: '/^#/' }],
  [{ count: 1.5 }, 'count', 'Send a whole number here.', 'fieldNotWholeNumber'],
  [{ ratio: 2 }, 'ratio', 'Send a number of at most 1.', 'numberTooLarge', { most: '1' }],
  [{ ratio: -1 }, 'ratio', 'Send a number of at least 0.', 'numberTooSmall', { least: '0' }],
  [{ list: [] }, 'list', 'Send a list whose length is at least 1.', 'listTooShort', { least: '1' }],
  [{ list: [1, 2, 3] }, 'list', 'Send a list whose length is at most 2.', 'listTooLong', { most: '2' }],
  [{ choice: 'c' }, 'choice', 'Send one of these: a, b.', 'fieldNotChoice', { choices: 'a, b' }],
  [{ order: { x: 1 } }, 'order.x', 'Use valid ids as keys.', 'fieldKeyInvalid'],
  [
    { row: { kind: 'z' } },
    'row.kind',
    "Use one of these kinds: 'x' | 'y'.",
    'fieldNotKind',
    { kinds: "'x' | 'y'" },
  ],
])('%j is refused at %s: %s', (sent, path, message, key, values) => {
  const said = { key, ...(values ? { values } : {}) };

  expect(problemWith(sent)).toEqual({
    code: 'invalid',
    ...said,
    message: `${path}: ${message}`,
    issues: [{ path, message, ...said }],
  });
});
