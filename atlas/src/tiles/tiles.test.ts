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
  expect(namesIn((await layersAround(6, -109.6, 38.5)).river)).toContain('Colorado');
  expect(namesIn((await layersAround(4, -90, 35)).river)).toContain('Mississippi');
  expect((await layersAround(7, 29.6, -6.2)).water?.length).toBeGreaterThan(0);
});

test('a map without tiles gets lakes, rivers and names on one sheet', () => {
  const sheet = JSON.parse(gunzipSync(atlas.mapSheet).toString('utf8'));

  expect(sheet.lakes).toMatch(/^M[-\d.]+ [-\d.]+l/);
  expect(sheet.rivers).toMatch(/^M[-\d.]+ [-\d.]+l/);
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
