import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from '../atlas';
import { readIdeas } from '../sources/ideas';
import { readTowns } from '../sources/towns';
import { openTestAtlas } from '../testing/open-test-atlas';
import { readCoasts, readInland } from '../tiles/shapes';
import { bridgePieces } from './bridges';
import { between, DryLand } from './dry-land';

/** The most water on a drive, apart from written bridges: bays and rivers of the coast we know are rounded. */
const MOST_WATER_METERS = 4_000;
/** Drives with more, by less than twice as much: that coast has their towns, bridges or land spits in the water. */
const MORE_WATER = [
  ...['Hanoi to Ha Long', 'Ha Long to Ninh Binh', 'Montréal to Québec'],
  ...['Akureyri to Stykkishólmur', 'Höfn to Egilsstaðir', 'Vík to Höfn', 'Yogyakarta to Probolinggo'],
];
const STEP_METERS = 300;
/** Water this near to a written bridge is under it. */
const BRIDGE_DEGREES = 0.025;
/** Water this near to a town is its harbor, or land. */
const TOWN_KM = 2;

const land = new DryLand({ land: readCoasts('10m').land, water: readInland().water });
const bridges = bridgePieces(land);
const towns = new KDBush(readTowns().length);
for (const { lon, lat } of readTowns()) towns.add(lon, lat);
towns.finish();

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, 120_000);

/** Meters of a line over water without a written bridge. */
function unbridgedMeters(line: readonly LonLat[]): number {
  return line.slice(1).reduce((sum, to, i) => {
    const from = line[i] ?? to;
    const meters = greatCircleMeters(from, to);
    const steps = Math.ceil(meters / STEP_METERS);
    const wet = Array.from({ length: steps }, (_, step) => between(from, to, (step + 0.5) / steps)).filter(
      (at) => !land.isLand(at) && !isByBridge(at) && around(towns, ...at, 1, TOWN_KM).length === 0,
    );
    return sum + (wet.length / Math.max(1, steps)) * meters;
  }, 0);
}

function isByBridge(at: LonLat): boolean {
  return bridges.some(([from, to]) => {
    const pieces = Math.ceil(greatCircleMeters(from, to) / 1_000);
    return Array.from({ length: pieces + 1 }, (_, i) => between(from, to, i / pieces)).some(
      ([lon, lat]) =>
        Math.hypot((lon - at[0]) * Math.cos((lat * Math.PI) / 180), lat - at[1]) < BRIDGE_DEGREES,
    );
  });
}

test('drives between the stops of our ideas and tours follow the coast instead of crossing water', () => {
  const { trips, tours } = readIdeas();
  const drives = [...trips, ...tours].flatMap(({ stops }) =>
    stops.slice(1).map((to, i) => {
      const from = stops[i] ?? to;
      return {
        name: `${from.name} to ${to.name}`,
        leg: atlas.estimateLeg([from.lon, from.lat], [to.lon, to.lat], 'MyVehicle'),
      };
    }),
  );
  const byRoad = drives.filter(({ leg }) => !leg.failed && !leg.ferry);
  const wet = byRoad.filter(({ leg }) => unbridgedMeters(leg.coordinates) > MOST_WATER_METERS);

  expect(byRoad.length).toBeGreaterThan(220);
  expect([...new Set(wet.map(({ name }) => name))].sort()).toEqual([...MORE_WATER].sort());
  expect(Math.max(...wet.map(({ leg }) => unbridgedMeters(leg.coordinates)))).toBeLessThan(
    2 * MOST_WATER_METERS,
  );
});
