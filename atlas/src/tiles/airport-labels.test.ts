import { expect, test } from 'vitest';
import type { AirportRow } from '../sources/airports';
import { airportLabels } from './airport-labels';

const airport = (row: Partial<AirportRow>): AirportRow => ({
  ...{ iata: 'DEN', name: 'Denver International Airport', city: 'Denver', everydayName: null },
  ...{ coords: [-104.67, 39.86], countryCode: 'US', size: 'large', scheduled: true, otherNames: [] },
  ...row,
});

test('scheduled airports are named by size, without the words that every airport has', () => {
  const labels = airportLabels([
    airport({}),
    airport({ iata: 'CNY', name: 'Canyonlands Field', size: 'small' }),
    airport({ iata: 'NRT', name: 'Narita International Airport', everydayName: 'Narita' }),
    airport({ iata: 'XXX', scheduled: false }),
  ]);

  expect(labels.map(({ minZoom, properties }) => [properties.iata, properties.name, minZoom])).toEqual([
    ['DEN', 'Denver', 7],
    ['CNY', 'Canyonlands Field', 9],
    ['NRT', 'Narita', 7],
  ]);
});
