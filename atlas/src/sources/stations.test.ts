import { iso1A2Code } from '@rapideditor/country-coder';
import { expect, test } from 'vitest';
import { readStops, readTerminals } from './stations';

const terminals = readTerminals();
const breaking = (rule: (row: (typeof terminals)[number]) => boolean) =>
  terminals.filter((row) => !rule(row)).map(({ id }) => id);

test('every station with a name of its own has a unique id and is in its country', () => {
  expect(new Set(terminals.map(({ id }) => id)).size).toBe(terminals.length);
  expect(
    breaking(({ id, country }) => /^[a-z0-9-]+$/.test(id) && id.endsWith(country.toLowerCase())),
  ).toEqual([]);
  expect(
    breaking(({ country, lat, lon }) => iso1A2Code([lon, lat], { level: 'territory' }) === country),
  ).toEqual([]);
});

test('a stop that several railways share is listed once', () => {
  const named = readStops().filter(({ name }) => name === 'Shin-Osaka');

  expect(named).toEqual([{ name: 'Shin-Osaka', at: [expect.closeTo(135.5, 1), expect.closeTo(34.73, 1)] }]);
});
