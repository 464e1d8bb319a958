import type { LonLat } from '@wayfold/domain/travel/legs';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

type Crossing = [name: string, from: LonLat, to: LonLat, ferries: string[]];

/** Straits and fjords without a bridge, and the ferries that a drive across them takes. */
const BY_FERRY: Crossing[] = [
  ['Saguenay', [-70.1527, 47.654], [-69.7167, 48.15], ['Quebec ferries at Tadoussac']],
  ['Øresund at Helsingør', [12.592, 56.036], [12.6944, 56.0467], ['Helsingør-Helsingborg ferry']],
  ['Oslofjord', [10.658, 59.434], [10.484, 59.417], ['Moss-Horten ferry']],
  ['Gambia', [-16.58, 13.454], [-16.545, 13.483], ['Banjul-Barra ferry']],
  ['Norddalsfjord', [7.206, 62.101], [7.687, 62.5675], ['Linge-Eidsdal ferry']],
  ['Galveston', [-94.797, 29.301], [-94.767, 29.38], ['Galveston-Bolivar ferry']],
  ['Lake Champlain', [-73.212, 44.476], [-73.453, 44.699], ['Grand Isle-Plattsburgh ferry']],
  ['Howe Sound', [-123.12, 49.28], [-123.5055, 49.3954], ['Horseshoe Bay-Langdale ferry']],
  ['Jervis Inlet', [-123.759, 49.4751], [-124.5237, 49.8328], ['Earls Cove-Saltery Bay ferry']],
  ['Tiquina', [-69.086, -16.166], [-68.15, -16.5], ['Strait of Tiquina ferry']],
  ['Reloncaví', [-72.9424, -41.4693], [-72.445, -41.965], ['La Arena-Puelche ferry']],
  ['Bay of Islands', [174.092, -35.281], [174.122, -35.262], ['Opua-Okiato ferry']],
  ['Kachemak Bay', [-151.5494, 59.6425], [-151.715, 59.44], ['Homer-Seldovia ferry']],
  ['Glacier Bay', [-134.42, 58.302], [-135.736, 58.413], ['Juneau-Gustavus ferry']],
  ['Hadselfjord', [14.81, 68.497], [14.57, 68.234], ['Melbu-Fiskebøl ferry']],
  ['Sognefjord', [7.48, 61.1], [7.1, 61.23], ['Mannheller-Fodnes ferry']],
  ['Shannon', [-9.645, 52.68], [-9.7, 52.27], ['Killimer-Tarbert ferry']],
  [
    'Bergen to Stavanger',
    [5.33, 60.39],
    [5.733, 58.97],
    ['Halhjem-Sandvikvåg ferry', 'Mortavika-Arsvågen ferry'],
  ],
];

/** Nothing but boats and planes. */
const NO_DRIVE: Crossing[] = [
  ['Stehekin to Chelan', [-120.656, 48.309], [-120.0165, 47.841], []],
  ['Longyearbyen to Barentsburg', [15.64, 78.22], [14.21, 78.064], []],
  ['Longyearbyen to Ny-Ålesund', [15.64, 78.22], [11.93, 78.925], []],
];

/** Towns beside the same waters that a road joins. */
const BY_ROAD: Crossing[] = [
  ['Copenhagen to Malmö', [12.568, 55.676], [13.0007, 55.6059], []],
  ['Moss to Oslo', [10.658, 59.434], [10.75, 59.91], []],
  ['Galveston to Houston', [-94.797, 29.301], [-95.37, 29.76], []],
  ['Burlington to South Hero', [-73.212, 44.476], [-73.31, 44.65], []],
  ['Vancouver to Squamish', [-123.12, 49.28], [-123.155, 49.7], []],
  ['Valdez to Anchorage', [-146.348, 61.131], [-149.9, 61.218], []],
  ['Longyearbyen to its airport', [15.64, 78.22], [15.465, 78.246], []],
];

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, 120_000);

const ferriesOf = (from: LonLat, to: LonLat): string[] =>
  atlas.estimateLeg(from, to, 'MyVehicle').parts.map(({ name }) => name ?? 'unnamed');

test('a drive across water without a bridge takes the ferries people take, in both directions', () => {
  for (const [name, from, to, ferries] of BY_FERRY) {
    expect(ferriesOf(from, to), name).toEqual(ferries);
    expect(ferriesOf(to, from), name).toEqual([...ferries].reverse());
  }
});

test('no drive leads where only boats and planes do', () => {
  for (const [name, from, to] of NO_DRIVE)
    expect(atlas.estimateLeg(from, to, 'MyVehicle').failed, name).toBe(true);
});

test('barriers along the water leave the roads beside it', () => {
  for (const [name, from, to] of BY_ROAD) {
    const { failed, ferry } = atlas.estimateLeg(from, to, 'MyVehicle');

    expect({ failed, ferry }, name).toEqual({ failed: false, ferry: false });
  }
});

test('a drive follows the freeways where nothing leads straight on', () => {
  const { meters } = atlas.estimateLeg([-104.985, 39.739], [-109.55, 38.573], 'MyVehicle');

  expect(meters / 1000, 'Denver to Moab').toBeGreaterThan(550);
  expect(meters / 1000, 'Denver to Moab').toBeLessThan(590);
});
