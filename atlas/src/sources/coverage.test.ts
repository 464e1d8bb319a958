import type { LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { expect, test } from 'vitest';
import { CuratedPlaces } from '../places/curated-places';
import muchVisited from '../testing/much-visited.json' with { type: 'json' };
import { readCuratedPlaces } from './curated';
import { readTowns, type TownRow } from './towns';

/** Capitals without five sights, most of them tiny. */
const BARE_CAPITALS = 'Bangui|Gitega|Majuro|Ngerulmud|Port-aux-Français|Yamoussoukro'.split('|');
/** Large cities without three sights; some are villages with too many people in the list of towns. */
const BARE_CITIES =
  'Bayan Nur|Bijie|Gorakhpur|Heze|Ironville|Kakamega|Kallakurichi|Longyan|Luohe|Lu’an|Meads|Nowrangapur|Qujing|Shiyan|Suzhou|Xinyang|Yunfu'.split(
    '|',
  );

const source = readCuratedPlaces();
const index = new KDBush(source.rows.length);
for (const { lon, lat } of source.rows) index.add(lon, lat);
index.finish();
const towns = readTowns().filter(({ feature }) => feature !== 'PPLX');
const parks = source.rows.filter(({ id }) => muchVisited.parks.includes(id));
const HOUSES = ['hotel', 'food'];

/** How many places around a point are of a kind, or sights: places that are first of all neither hotels nor food. */
function count([lon, lat]: LonLat, km: number, kind: string): number {
  return around(index, lon, lat, Number.POSITIVE_INFINITY, km, (i) => {
    const categories = source.rows[i]?.categories ?? [];
    return kind === 'sight' ? !HOUSES.includes(categories[0] ?? '') : categories.includes(kind);
  }).length;
}

const bare = (some: readonly TownRow[], km: number, least: number) =>
  some
    .filter(({ lon, lat }) => count([lon, lat], km, 'sight') < least)
    .map(({ name }) => name)
    .sort();

test('every capital has five sights, except those listed here', () => {
  const capitals = towns.filter(({ feature }) => feature === 'PPLC');

  expect(bare(capitals, 20, 5)).toEqual(BARE_CAPITALS);
});

test('every city of over a million, in the US of over 200,000, has three sights, except those listed here', () => {
  const large = towns.filter((town) => town.population >= (town.countryCode === 'US' ? 200_000 : 1_000_000));

  expect(bare(large, 35, 3)).toEqual(BARE_CITIES);
});

test('much visited towns have three hotels and three places to eat', () => {
  expect(muchVisited.towns.length).toBeGreaterThan(150);
  const short = muchVisited.towns.filter(([, , lat, lon]) =>
    HOUSES.some((kind) => count([Number(lon), Number(lat)], 25, kind) < 3),
  );

  expect(short.map(([name]) => name)).toEqual([]);
});

test('three hotels and three places to eat are near the most visited national parks of the US', () => {
  expect(parks.length).toBe(muchVisited.parks.length);
  const short = parks.filter(({ lon, lat }) => HOUSES.some((kind) => count([lon, lat], 50, kind) < 3));

  expect(short.map(({ id }) => id)).toEqual([]);
});

test('around a much visited town, two of the first three suggestions are sights', () => {
  const places = new CuratedPlaces(source, new Map(), () => null);
  const full = muchVisited.towns.filter(([, , lat, lon]) => {
    const first = places.near([Number(lon), Number(lat)], { radiusMeters: 60_000, limit: 3 });
    return first.filter(({ categories: [kind] }) => HOUSES.includes(kind ?? '')).length > 1;
  });

  expect(full.map(([name]) => name)).toEqual([]);
});
