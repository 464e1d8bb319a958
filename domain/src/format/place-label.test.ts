import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaBeside, areasLabel, placeLabel, shortPlaceLabel } from './place-label';

const place = (name: string, region: string | null, country: string | null) => ({ name, region, country });

test.each([
  [place('Moab', 'Utah', 'United States'), 'Moab, Utah, United States'],
  [place('Washington, DC', 'DC', 'United States'), 'Washington, DC, United States'],
  [place('Washington, D.C.', 'District of Columbia', 'United States'), 'Washington, D.C., United States'],
  [place('Washington', 'District of Columbia', 'United States'), 'Washington, DC, United States'],
  [place('Moab, UT', 'Utah', 'United States'), 'Moab, UT, United States'],
  [place('Kyoto', 'Kyoto', 'Japan'), 'Kyoto, Japan'],
  [place('Québec', 'Quebec', 'Canada'), 'Québec, Canada'],
  [place('Luxembourg', 'Luxembourg', 'Luxembourg'), 'Luxembourg'],
  [place('Esch', 'Luxembourg', 'Luxembourg'), 'Esch, Luxembourg'],
  [place('Singapore', null, 'Singapore'), 'Singapore'],
  [place('Colorado Springs', 'Colorado', 'United States'), 'Colorado Springs, Colorado, United States'],
  [place('', 'Utah', 'United States'), 'Utah, United States'],
  [place('Nowhere', '', ''), 'Nowhere'],
])('%j is labeled %s', (given, label) => {
  expect(placeLabel(given)).toBe(label);
});

test('the area next to a name is its region, or else its country', () => {
  expect(shortPlaceLabel(place('Moab', 'Utah', 'United States'))).toBe('Moab, Utah');
  expect(areaBeside(place('Kyoto', 'Kyoto', 'Japan'))).toBe('Japan');
  expect(areaBeside(place('Monaco', null, 'Monaco'))).toBeNull();
  expect(areasLabel(place('Moab', 'Utah', 'United States'))).toBe('Utah, United States');
});

test('no label says the same twice', () => {
  const word = fc.constantFrom('Utah', 'DC', 'Kyoto', 'KYOTO', 'Luxembourg', 'Quebec', 'Québec', '');
  fc.assert(
    fc.property(word, word, word, (name, region, country) => {
      const parts = placeLabel(place(name, region, country))
        .split(', ')
        .map((part) => part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
      expect(new Set(parts).size).toBe(parts.length);
    }),
  );
});
