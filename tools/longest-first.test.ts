import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST } from './steps/longest-first';
import { inRepository } from './steps/repository.mjs';

test('every file that runs first exists', () => {
  expect(LONGEST.filter((file) => !existsSync(inRepository(file)))).toEqual([]);
});
