import { edited, idOf, makeTrip, withEvent } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import type { StreetMap } from '../base-map';
import { MOST_TILES, tilesToKeep } from './tiles-to-keep';

const MAP: StreetMap = {
  styleUrl: null,
  tiles: '/tiles/0123456789/{z}/{x}/{y}.pbf',
  sheet: '/tiles/0123456789/sheet.json',
  schema: 'wayfold',
  maxZoom: 8,
  attribution: '',
  streets: {
    tiles: '/tiles/streets-abcdef0123/{z}/{x}/{y}.pbf',
    minZoom: 0,
    maxZoom: 14,
    covers: null,
    schema: 'openmaptiles',
    attribution: '',
  },
};

/** The key of the tile of streets that covers a point. */
function streetsAt(z: number, [lon, lat]: readonly [number, number]): string {
  const x = Math.floor(((lon + 180) / 360) * 2 ** z);
  const angle = (lat * Math.PI) / 180;
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
  return `/tiles/streets/${z}/${x}/${y}.pbf`;
}

const MOAB = [-109.5498, 38.5733] as const;
const keysOf = (document: ReturnType<typeof makeTrip>, map = MAP) =>
  tilesToKeep(document, map).tiles.map(({ key }) => key);

test('streets are kept around each destination to the deepest zoom, and along the way only in overview', () => {
  const keys = keysOf(makeTrip('2027-05-08', { denver: 2, moab: 3 }));
  const halfway = [-107.3, 39.15] as const;

  for (const z of [8, 10, 12, 14]) expect(keys).toContain(streetsAt(z, MOAB));
  expect(keys).toContain(streetsAt(14, [MOAB[0] + 0.09, MOAB[1]]));
  expect(keys).not.toContain(streetsAt(14, [MOAB[0] + 0.2, MOAB[1]]));
  expect(keys).toContain(streetsAt(10, halfway));
  expect(keys).not.toContain(streetsAt(12, halfway));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a plan out of town has its surroundings', () => {
  const at: [number, number] = [-109.9, 38.2];
  const trip = withEvent(makeTrip('2027-05-08', { moab: 3 }), idOf(50), {
    name: 'The Needles',
    start: '2027-05-09T09:00',
    coords: at,
  });

  expect(keysOf(trip)).toContain(streetsAt(14, at));
  expect(keysOf(makeTrip('2027-05-08', { moab: 3 }))).not.toContain(streetsAt(14, at));
});

test('our own map is kept with the streets, and the tile that tells where the sea is', () => {
  const { tiles } = tilesToKeep(makeTrip(null, { moab: 3 }), MAP);

  expect(tiles).toContainEqual({ key: '/tiles/own/0/0/0.pbf', url: '/tiles/0123456789/0/0/0.pbf' });
  expect(tiles).toContainEqual({
    key: '/tiles/streets/0/0/0.pbf',
    url: '/tiles/streets-abcdef0123/0/0/0.pbf',
  });
  expect(tiles.filter(({ key }) => /^\/tiles\/streets\/[1-7]\//.test(key))).toEqual([]);
  expect(tiles.filter(({ key }) => /^\/tiles\/own\/9\//.test(key))).toEqual([]);
});

test('a flight is not a road: streets are kept only at its ends', () => {
  const road = makeTrip('2027-05-08', { denver: 2, springdale: 3 });
  const [first] = Object.values(road.destinations);
  const flight = edited(road, {
    kind: 'destination.set',
    id: first?.id ?? '',
    fields: { transport: 'Flight' },
  });

  expect(keysOf(flight).length).toBeLessThan(keysOf(road).length);
});

test('across the date line, the world goes on', () => {
  const fiji = edited(makeTrip(null, {}), {
    kind: 'destination.add',
    id: idOf(60),
    fields: { name: 'Taveuni', coords: [179.99, -16.8], nights: 2 },
  });

  const keys = keysOf(fiji);

  expect(keys).toContain(streetsAt(14, [179.99, -16.8]));
  expect(keys).toContain(streetsAt(14, [-179.99, -16.8]));
});

test('a trip of very many destinations stays within the most, with less around each', () => {
  const stops = Array.from({ length: 150 }, (_, index) => ({
    kind: 'destination.add' as const,
    id: idOf(100 + index),
    fields: {
      name: `Stop ${index}`,
      coords: [-100 + (index % 15) * 1.5, 25 + Math.floor(index / 15) * 2] as [number, number],
      nights: 1,
    },
  }));
  const few = tilesToKeep(makeTrip(null, { moab: 3 }), MAP);
  const many = tilesToKeep(edited(makeTrip(null, {}), ...stops), MAP);

  expect(few).toMatchObject({ isLimited: false, aroundKm: 10 });
  expect(many.isLimited).toBe(true);
  expect(many.tiles.length).toBeLessThanOrEqual(MOST_TILES);
  expect(many.aroundKm).toBeLessThan(10);
  expect(many.tiles.map(({ key }) => key)).toContain(streetsAt(14, stops[149]?.fields.coords ?? [0, 0]));
});

test('what names the tiles changes with the places and with the edition of the map, and with nothing else', () => {
  const trip = makeTrip('2027-05-08', { denver: 2, moab: 3 });
  const { basis } = tilesToKeep(trip, MAP);
  const streets = { ...MAP.streets, tiles: '/tiles/streets-ffffffffff/{z}/{x}/{y}.pbf' };

  expect(tilesToKeep(makeTrip('2027-06-01', { denver: 2, moab: 5 }), MAP).basis).toBe(basis);
  expect(tilesToKeep(makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 }), MAP).basis).not.toBe(basis);
  expect(tilesToKeep(trip, { ...MAP, streets }).basis).not.toBe(basis);
});
