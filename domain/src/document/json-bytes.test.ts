import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBytes } from './json-bytes';

const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,9}$/), tie('value')),
  ),
}));

test('the size is that of the JSON text, whatever it contains', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(jsonBytes(value)).toBe(new TextEncoder().encode(JSON.stringify(value)).length);
    }),
    { numRuns: 500 },
  );
});

test.each(['\u0000', '\u2028', '\ud83d\ude00', '\ud83d', '"', '\\', 'é', '京', '\n', '\u007f'])(
  'the letter %j is counted by itself and in a long text',
  (letter) => {
    for (const text of [letter, 'a'.repeat(100) + letter]) {
      expect(jsonBytes(text)).toBe(new TextEncoder().encode(JSON.stringify(text)).length);
    }
  },
);
