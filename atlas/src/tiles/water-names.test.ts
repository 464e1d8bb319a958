import type { Feature, Position } from 'geojson';
import { expect, test } from 'vitest';
import { RIVER_NAMES } from './river-names';
import { readCoasts, readInland } from './shapes';
import { isInside } from './visual-center';
import { WATER_NAMES } from './water-names';

const inland = readInland();
const partsOf = (features: readonly Feature[] = []): Position[][][] =>
  features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });

test('the name of every sea and lake is on water', () => {
  const lakes = partsOf(inland.water?.features);
  const land = partsOf(readCoasts('50m').land?.features);
  const dry = WATER_NAMES.filter(([, lon, lat]) => {
    const isIn = (part: Position[][]) => isInside(part, [lon, lat]);
    return land.some(isIn) && !lakes.some(isIn);
  });

  expect(dry.map(([name]) => name)).toEqual([]);
});

test('every river name matches a river, and no lake is drawn twice', () => {
  const named = new Set(inland.river?.features.map(({ properties }) => properties?.name));

  expect(RIVER_NAMES.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
  expect(inland.water?.features).toHaveLength(277);
});
