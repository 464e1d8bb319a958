import { expect, test } from 'vitest';
import { placeRows } from './place-rows';

const KINDS = {
  airport: 'Airport',
  station: 'Railway station',
  region: 'Region',
  country: 'Country',
  own: 'Your place',
};

const PORTO = {
  id: 'gn:2735943',
  kind: 'town',
  name: 'Porto',
  region: 'Porto',
  country: 'Portugal',
  coords: [-8.611, 41.1496],
} as const;

test('a region says that it is one, so that nobody takes it for the city of the same name', () => {
  const region = { ...PORTO, id: 'rg:PT.17', kind: 'region', region: null } as const;

  expect(placeRows([PORTO, region], KINDS)).toEqual([
    { title: 'Porto', detail: 'Portugal' },
    { title: 'Porto', detail: 'Region, Portugal' },
  ]);
});

test('a city with the name of its country can be told from the country', () => {
  const city = { ...PORTO, name: 'Luxembourg', region: 'Luxembourg', country: 'Luxembourg' };
  const country = { ...city, id: 'cc:LU', kind: 'country', region: null } as const;

  expect(placeRows([country, city], KINDS).map(({ detail }) => detail)).toEqual(['Country', 'Luxembourg']);
});

test('a railway station says that it is one', () => {
  const station = {
    ...PORTO,
    id: 'st:porto-sao-bento-pt',
    kind: 'station',
    name: 'Porto São Bento',
  } as const;

  expect(placeRows([station], KINDS)).toEqual([
    { title: 'Porto São Bento', detail: 'Railway station, Porto, Portugal' },
  ]);
});

test('an airport shows its code', () => {
  const airport = {
    id: 'ap:JFK',
    kind: 'airport',
    name: 'John F. Kennedy International Airport',
    region: 'New York',
    country: 'United States',
    coords: [-73.788, 40.642],
  } as const;

  expect(placeRows([airport], KINDS)).toEqual([
    { title: 'JFK · John F. Kennedy International Airport', detail: 'Airport, New York, United States' },
  ]);
});

test('towns with the same name in the same region show their coordinates', () => {
  const geneva = { ...PORTO, name: 'Geneva', region: 'Ohio', country: 'United States' };
  const rows = placeRows(
    [
      { ...geneva, id: 'gn:1', coords: [-80.9482, 41.8051] },
      { ...geneva, id: 'gn:2', coords: [-82.4, 39.68] },
      { ...geneva, id: 'gn:3', region: 'New York' },
    ],
    KINDS,
  );

  expect(rows.map(({ detail }) => detail)).toEqual([
    'Ohio, United States · 41.81° N, 80.95° W',
    'Ohio, United States · 39.68° N, 82.40° W',
    'New York, United States',
  ]);
});

test('a person’s own place is marked as theirs', () => {
  const own = { ...PORTO, id: 'user:1', kind: 'own', name: 'Grandma’s house' } as const;

  expect(placeRows([own], KINDS)).toEqual([
    { title: 'Grandma’s house', detail: 'Your place, Porto, Portugal' },
  ]);
});
