import { expect, test } from 'vitest';
import { copyName } from './copy-name';

const words = (trip: string, number: number) =>
  number === 1 ? `${trip} (copy)` : `${trip} (copy ${number})`;

test('copies are numbered, and a copy of a copy continues the numbering of the original', () => {
  expect(copyName('Canyon loop', new Set(['Canyon loop']), words)).toBe('Canyon loop (copy)');
  expect(copyName('Canyon loop', new Set(['Canyon loop (copy)']), words)).toBe('Canyon loop (copy 2)');
  expect(copyName('Canyon loop (copy)', new Set(['Canyon loop (copy)']), words)).toBe('Canyon loop (copy 2)');
  expect(copyName('Canyon loop (copy 2)', new Set(['Canyon loop (copy 2)']), words)).toBe(
    'Canyon loop (copy)',
  );
});
