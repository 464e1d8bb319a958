import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from '../atlas';
import { openTestAtlas } from '../testing/open-test-atlas';
import type { LandBitmap } from './land-bitmap';
import { landBitmap } from './water';

/** How far a line may run over the sea: the land we know is rounded to cells of 1.9 km, and so are capes and coves. */
const MOST_SEA_KM = 3;
const STEP_KM = 0.5;

let atlas: Atlas;
let land: LandBitmap;
beforeAll(async () => {
  atlas = await openTestAtlas();
  land = landBitmap();
}, 120_000);

/** The longest stretch of a line over water, in kilometers. */
function longestSea(line: readonly LonLat[]): number {
  let [run, longest] = [0, 0];
  for (const [i, to] of line.entries()) {
    const from = line[i - 1] ?? to;
    const km = greatCircleMeters(from, to) / 1000;
    const steps = Math.ceil(km / STEP_KM);
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      const isLand = land.isLand(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
      run = isLand ? 0 : run + km / steps;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

test.each<[string, LonLat, LonLat]>([
  ['Highway 1: Monterey to San Luis Obispo', [-121.8947, 36.6002], [-120.6596, 35.2828]],
  ['Highway 1: Big Sur to Cambria', [-121.8077, 36.2704], [-121.0808, 35.5641]],
  ['Highway 1: San Francisco to Monterey', [-122.4194, 37.7749], [-121.8947, 36.6002]],
  ['Ventura to Santa Barbara', [-119.2932, 34.2783], [-119.6982, 34.4208]],
  ['Santa Barbara to Los Angeles', [-119.6982, 34.4208], [-118.2437, 34.0522]],
  ['Malibu to Ventura', [-118.689, 34.039], [-119.2932, 34.2783]],
])('%s stays on land', (_, from, to) => {
  const { coordinates, ferry } = atlas.estimateLeg(from, to, 'MyVehicle');

  expect(ferry).toBe(false);
  expect(longestSea(coordinates)).toBeLessThan(MOST_SEA_KM);
});

test('Monterey to San Luis Obispo follows the coast through Big Sur', () => {
  const { coordinates, meters } = atlas.estimateLeg([-121.8947, 36.6002], [-120.6596, 35.2828], 'MyVehicle');
  const BIG_SUR: LonLat = [-121.8077, 36.2704];

  expect(Math.min(...coordinates.map((at) => greatCircleMeters(at, BIG_SUR)))).toBeLessThan(6_000);
  expect(meters / 1000).toBeGreaterThan(200);
  expect(meters / 1000).toBeLessThan(235);
});
