import { iso1A2Code } from '@rapideditor/country-coder';
import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { expect, test } from 'vitest';
import { foldName } from '../gazetteer/fold';
import { readRegions } from './regions';
import { readTowns, type TownRow } from './towns';
import { readVillages, type VillageRow } from './villages';

/** Two places with one name this close together are one place. */
const SAME_KM = 15;
/** Closer to another village, a point is a copy. */
const DOUBLE_METERS = 250;

const rows = readVillages();
const atOf = ({ lon, lat }: VillageRow | TownRow): LonLat => [lon, lat];
const namesOf = ({ name, aka = [] }: VillageRow) => [name, ...aka].map(foldName);
const breaking = (rule: (row: VillageRow) => boolean) => rows.filter((row) => !rule(row)).map(({ id }) => id);
const repeated = (texts: readonly string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

function indexOf(points: readonly (VillageRow | TownRow)[]): KDBush {
  const index = new KDBush(points.length);
  for (const { lon, lat } of points) index.add(lon, lat);
  index.finish();
  return index;
}

test('there are hundreds of villages, each with a unique id that ends with its country', () => {
  expect(rows.length).toBeGreaterThan(600);
  expect(repeated(rows.map(({ id }) => id))).toEqual([]);
  expect(
    breaking(({ id, country }) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) && id.endsWith(country.toLowerCase())),
  ).toEqual([]);
});

test('a village has names, and coordinates to four decimals at most', () => {
  const isRounded = (degrees: number) => Math.abs(degrees * 1e4 - Math.round(degrees * 1e4)) < 1e-6;

  expect(breaking(({ lat, lon }) => isRounded(lat) && isRounded(lon))).toEqual([]);
  expect(breaking((row) => namesOf(row).every((name) => name !== ''))).toEqual([]);
  expect(breaking((row) => repeated([row.name, ...(row.aka ?? [])]).length === 0)).toEqual([]);
  expect(breaking(({ population = 1 }) => Number.isInteger(population) && population > 0)).toEqual([]);
});

test('a village is in its country, and its region is one of that country', () => {
  const regions = new Set(readRegions().map(({ code, name }) => `${code.slice(0, 2)} ${name}`));

  expect(breaking((row) => iso1A2Code(atOf(row), { level: 'territory' }) === row.country)).toEqual([]);
  expect(breaking(({ country, admin1 }) => !admin1 || regions.has(`${country} ${admin1}`))).toEqual([]);
});

test('no village is a town that the list of towns has', () => {
  const towns = readTowns();
  const index = indexOf(towns);
  const isKnown = (row: VillageRow) =>
    around(index, row.lon, row.lat, 100, SAME_KM, (i) => towns[i]?.countryCode === row.country).some((i) => {
      const town = towns[i];
      return town && [town.name, ...town.alternates].some((name) => namesOf(row).includes(foldName(name)));
    });

  expect(breaking((row) => !isKnown(row))).toEqual([]);
});

test('no village is listed twice', () => {
  const index = indexOf(rows);
  const isSame = (a: VillageRow, b: VillageRow) =>
    greatCircleMeters(atOf(a), atOf(b)) < DOUBLE_METERS ||
    (a.country === b.country && namesOf(a).some((name) => namesOf(b).includes(name)));
  const doubles = rows.flatMap((row, i) =>
    around(index, row.lon, row.lat, 12, SAME_KM, (j) => j > i)
      .flatMap((j) => rows[j] ?? [])
      .filter((other) => isSame(row, other))
      .map((other) => `${row.id} and ${other.id}`),
  );

  expect(doubles).toEqual([]);
});
