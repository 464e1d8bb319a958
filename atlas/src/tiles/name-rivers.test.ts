import { expect, test } from 'vitest';
import { RIVER_NAMES } from './river-names';
import { readInland } from './shapes';

test('every river name matches a river, and no lake is drawn twice', () => {
  const { river, water } = readInland();
  const named = new Set(river.features.map(({ properties }) => properties?.name));

  expect(RIVER_NAMES.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
  expect(water.features).toHaveLength(277);
});
