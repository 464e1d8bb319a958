import type { LonLat } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { RailGraph } from './rail-graph';

const WEST: LonLat = [0, 45];
const MIDDLE: LonLat = [1, 45];
const EAST: LonLat = [2, 45];
const NORTH: LonLat = [1, 46];

const rails = new RailGraph([
  {
    ...{ name: 'West to east', countries: ['FR'], source: 'made up' },
    stops: [
      ['West', ...WEST],
      ['Middle', ...MIDDLE],
      ['East', ...EAST],
    ],
    minutes: [40, 30],
  },
  {
    ...{ name: 'North', countries: ['FR'], source: 'made up' },
    stops: [
      ['Middle', ...MIDDLE],
      ['North', ...NORTH],
    ],
    minutes: [50],
  },
]);

test('a train stops on the way, in both directions', () => {
  expect(rails.find(WEST, EAST)?.seconds).toBe(70 * 60);
  expect(rails.find(EAST, WEST)).toMatchObject({ seconds: 70 * 60, line: [EAST, MIDDLE, WEST] });
});

test('a change takes ten minutes', () => {
  expect(rails.find(WEST, NORTH)).toMatchObject({ seconds: 100 * 60, line: [WEST, MIDDLE, NORTH] });
});

test('the way to the station takes time', () => {
  const tenMinutesOff: LonLat = [0, 45.034];

  expect(rails.find(tenMinutesOff, EAST)?.seconds).toBeCloseTo(80 * 60, -2);
});

test('there is no trip without a station near, to the next suburb, or by a long detour', () => {
  expect(rails.find([0, 46], EAST)).toBeNull();
  expect(rails.find(WEST, [0.1, 45])).toBeNull();
  expect(rails.find([1.75, 45.15], [1.25, 45.85])).toBeNull();
});
