import { gunzipSync } from 'node:zlib';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from '../atlas';
import { openTestAtlas } from '../testing/open-test-atlas';
import { toWorldSquare } from './mercator';

const BUILD_TIMEOUT_MS = 180_000;

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, BUILD_TIMEOUT_MS);

async function layersAt(z: number, x: number, y: number): Promise<Record<string, VectorTileLayer>> {
  const tile = await atlas.tile(z, x, y);
  return tile ? new VectorTile(new PbfReader(gunzipSync(tile))).layers : {};
}

/** The layers of the tile that contains a point. */
function layersAround(z: number, lon: number, lat: number) {
  const [x, y] = toWorldSquare([lon, lat]);
  return layersAt(z, Math.floor(x * 2 ** z), Math.floor(y * 2 ** z));
}

function namesIn(layer: VectorTileLayer | undefined): unknown[] {
  return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i).properties.name);
}

function propertiesIn(layer: VectorTileLayer | undefined): Record<string, unknown>[] {
  return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i).properties ?? {});
}

/** The corners of a layer's lines that are in the tile, in 4096 parts. */
function pointsIn(layer: VectorTileLayer | undefined): { x: number; y: number }[] {
  const lines = Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i).loadGeometry() ?? []);
  const isIn = (part: number) => part >= 0 && part <= 4096;
  return lines.flat(2).filter(({ x, y }) => isIn(x) && isIn(y));
}

function linesIn(layer: VectorTileLayer | undefined): number {
  return layer?.length ?? 0;
}

/** Whether the layer fills a point of the tile, given in 4096 parts. */
function isFilled(layer: VectorTileLayer | undefined, x: number, y: number): boolean {
  let isInside = false;
  for (let i = 0; i < (layer?.length ?? 0); i += 1) {
    for (const ring of layer?.feature(i).loadGeometry() ?? []) {
      ring.forEach((a, corner) => {
        const b = ring[(corner + 1) % ring.length] ?? a;
        if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside;
      });
    }
  }
  return isInside;
}

async function isLand(z: number, lon: number, lat: number): Promise<boolean> {
  const [x, y] = toWorldSquare([lon, lat]).map((part) => part * 2 ** z);
  const layers = await layersAround(z, lon, lat);
  return isFilled(layers.land, (((x ?? 0) % 1) * 4096) | 0, (((y ?? 0) % 1) * 4096) | 0);
}

test('the whole world in one tile has land, countries and oceans', async () => {
  const layers = await layersAt(0, 0, 0);

  expect(layers.land?.length).toBeGreaterThan(0);
  expect(namesIn((await layersAt(1, 0, 0)).country_label)).toEqual(
    expect.arrayContaining(['United States', 'Canada']),
  );
  expect(namesIn(layers.water_label)).toContain('Atlantic Ocean');
});

test.each([2, 4, 5, 8])(
  'land is land and sea is sea at zoom %i, even at the date line and the pole',
  async (z) => {
    const land = {
      Utah: [-110, 39],
      Chukotka: [-172, 66.5],
      Siberia: [150, 65],
      'Viti Levu': [178, -17.8],
      Antarctica: [60, -75],
    };
    const sea = {
      'South Pacific': [-170, -35],
      'Bering Sea': [179, 58],
      Atlantic: [-30, 65],
      Mediterranean: [18, 34],
    };

    for (const [name, [lon = 0, lat = 0]] of Object.entries(land))
      expect(await isLand(z, lon, lat), name).toBe(true);
    for (const [name, [lon = 0, lat = 0]] of Object.entries(sea))
      expect(await isLand(z, lon, lat), name).toBe(false);
  },
);

test('zoomed in, there are states, lakes, rivers, borders and towns', async () => {
  const utah = await layersAround(6, -111.9, 40.5);

  expect(namesIn(utah.city_label)).toEqual(expect.arrayContaining(['Salt Lake City', 'Provo']));
  expect(utah.water?.length).toBeGreaterThan(0);
  expect(utah.region_border?.length).toBeGreaterThan(0);
  expect(namesIn((await layersAround(6, -109.55, 38.57)).city_label)).toContain('Moab');
  expect(namesIn((await layersAround(5, -111.6, 39.1)).region_label)).toContain('Utah');
  expect((await layersAround(6, 11.2, 47.4)).border?.length).toBeGreaterThan(0);
  expect((await layersAround(6, -110, 38)).river?.length).toBeGreaterThan(0);
});

test('a capital is marked as one, and parts of a city get no label', async () => {
  const { city_label: cities } = await layersAround(8, 2.35, 48.85);
  const paris = namesIn(cities).indexOf('Paris');

  expect(cities?.feature(paris).properties).toEqual({ name: 'Paris', rank: 8, capital: true, pop: 2138551 });
  expect(namesIn(cities).filter((name) => /arrondissement/i.test(String(name)))).toEqual([]);
});

test('parks appear by fame, rivers have names, and the African Great Lakes are drawn as water', async () => {
  const parksAt = async (z: number, lon: number, lat: number) =>
    namesIn((await layersAround(z, lon, lat)).park_label);

  expect(await parksAt(4, -110.5, 44.7)).toContain('Yellowstone NP');
  expect(await parksAt(4, -109.82, 38.46)).not.toContain('Canyonlands NP');
  expect(await parksAt(6, -109.82, 38.46)).toContain('Canyonlands NP');
  expect(namesIn((await layersAround(6, -109.6, 38.5)).river_label)).toContain('Colorado');
  expect(namesIn((await layersAround(4, -90, 35)).river_label)).toContain('Mississippi');
  expect((await layersAround(7, 29.6, -6.2)).water?.length).toBeGreaterThan(0);
});

test('roads are drawn from zoom 5, more of them closer up, and none where nobody lives', async () => {
  const utah = (z: number) => layersAround(z, -110.16, 38.99);

  expect((await utah(4)).road).toBeUndefined();
  expect((await utah(5)).road?.length).toBeGreaterThan(0);
  expect((await utah(5)).minor_road).toBeUndefined();
  expect((await utah(6)).minor_road?.length).toBeGreaterThan(0);
  expect(linesIn((await utah(8)).minor_road)).toBeGreaterThan(linesIn((await utah(6)).minor_road) / 16);
  expect((await layersAround(8, 12, -21)).road).toBeUndefined();
});

test.each([
  ['Bergen', 5.9, 60.4],
  ['Athens', 23.5, 38],
  ['Hiroshima', 132.4, 34.3],
  ['Seattle', -122.5, 47.6],
])('roads around %s stay on land, apart from bridges', async (_, lon, lat) => {
  const { road, minor_road: minor, land } = await layersAround(7, lon, lat);
  const points = [...pointsIn(road), ...pointsIn(minor)];

  const wet = points.filter(({ x, y }) => !isFilled(land, x, y));

  expect(points.length).toBeGreaterThan(50);
  expect(wet.length / points.length).toBeLessThan(0.05);
});

test('ferries are on water between their piers, each from its own zoom on', async () => {
  const { ferry, land } = await layersAround(7, 25, 36.3);
  const ashore = pointsIn(ferry).filter(({ x, y }) => isFilled(land, x, y));

  // Piers may be on land, which is rounded here.
  expect(pointsIn(ferry).length).toBeGreaterThan(4);
  expect(ashore.length / pointsIn(ferry).length).toBeLessThan(0.1);
  expect((await layersAround(5, -122.42, 47.61)).ferry).toBeUndefined();
  expect((await layersAround(7, -122.42, 47.61)).ferry?.length).toBeGreaterThan(0);
});

test('airports have their codes, ranges and islands their names', async () => {
  const denver = await layersAround(7, -104.67, 39.86);
  const alps = (await layersAround(4, 9.6, 46.5)).landscape_label;

  expect(propertiesIn(denver.airport_label)).toContainEqual(expect.objectContaining({ iata: 'DEN' }));
  expect(propertiesIn(alps)).toContainEqual({ name: 'Alps', rank: 4, kind: 'range', angle: -12, until: 9 });
  expect(namesIn((await layersAround(6, -156.3, 20.78)).landscape_label)).toContain('Maui');
});

test('the deepest tiles have villages that only show when they are enlarged', async () => {
  const { city_label: towns } = await layersAround(8, 11.4, 46.9);
  const villages = propertiesIn(towns).filter(({ minZoom }) => Number(minZoom) > 8);

  expect(villages.length).toBeGreaterThan(20);
  expect(villages.every(({ minZoom }) => minZoom === 9 || minZoom === 10)).toBe(true);
  expect(propertiesIn(towns).some(({ minZoom }) => minZoom === undefined)).toBe(true);
});

test('a map without tiles gets lakes, rivers, roads and names on one sheet', () => {
  const sheet = JSON.parse(gunzipSync(atlas.mapSheet).toString('utf8'));

  expect(sheet.lakes).toMatch(/^M[-\d.]+ [-\d.]+l/);
  expect(sheet.rivers).toMatch(/^M[-\d.]+ [-\d.]+l/);
  expect(sheet.roads).toMatch(/^M[-\d.]+ [-\d.]+l/);
  expect(sheet.names).toContainEqual(['landscape', 'Alps', 9.6, 46.5, 4, 4]);
  expect(sheet.names).toContainEqual([
    'park',
    'Zion NP',
    expect.closeTo(-113, 0),
    expect.closeTo(37.2, 0),
    5,
    23,
  ]);
  expect(sheet.names).toContainEqual(['water', 'Lake Superior', -87.6, 47.7, 4, 4]);
});

test('every tile has the sea under its land, even one with nothing else', async () => {
  for (const [z, x, y] of [
    [8, 8, 170],
    [4, 0, 10],
    [8, 49, 98],
  ] as const) {
    expect(isFilled((await layersAt(z, x, y)).sea, 2048, 2048)).toBe(true);
  }
  expect(Object.keys(await layersAt(8, 8, 170))).toEqual(['sea']);
});

test('there is no tile beyond zoom 8 or off the map', async () => {
  expect(await atlas.tile(9, 0, 0)).toBeNull();
  expect(await atlas.tile(3, 8, 0)).toBeNull();
  expect(await atlas.tile(3, -1, 0)).toBeNull();
  expect(await atlas.tile(1.5, 0, 0)).toBeNull();
  expect(await atlas.tile(Number.NaN, 0, 0)).toBeNull();
});

test('the version in tile URLs is short and plain', () => {
  expect(atlas.tileVersion).toMatch(/^[0-9a-f]{10}$/);
});
