import { iso1A2Code } from '@rapideditor/country-coder';
import { expect, test } from 'vitest';
import { foldName } from '../gazetteer/fold';
import { type LandscapeRow, readLandscapes } from './landscapes';

const rows = readLandscapes();
const breaking = (rule: (row: LandscapeRow) => boolean) =>
  rows.filter((row) => !rule(row)).map(({ id }) => id);
const repeated = (texts: readonly string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

test('islands and landscapes have unique ids and names', () => {
  expect(rows.length).toBeGreaterThan(180);
  expect(repeated(rows.map(({ id }) => id))).toEqual([]);
  expect(repeated(rows.map(({ name }) => foldName(name)))).toEqual([]);
  expect(breaking(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(breaking(({ rank }) => [1, 2, 3].includes(rank))).toEqual([]);
});

test('a landscape is in its country, with coordinates to a hundredth of a degree', () => {
  const isRounded = (degrees: number) => Math.abs(degrees * 100 - Math.round(degrees * 100)) < 1e-6;

  expect(breaking(({ lat, lon }) => isRounded(lat) && isRounded(lon))).toEqual([]);
  expect(
    breaking(
      ({ country, lat, lon }) => !country || iso1A2Code([lon, lat], { level: 'territory' }) === country,
    ),
  ).toEqual([]);
});
