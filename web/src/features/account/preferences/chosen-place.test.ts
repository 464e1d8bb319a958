import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { expect, test } from 'vitest';
import { chosenPlace } from './chosen-place';

function place(fields: Partial<AtlasPlace>): AtlasPlace {
  return {
    ...{
      id: 'gn:1',
      name: 'Boulder',
      kind: 'town',
      coords: [-105.3, 40],
      timezone: null,
      precision: 'place',
    },
    ...{ country: 'United States', countryCode: 'US', region: 'Colorado', localName: null },
    ...fields,
  };
}

test('a town is shown with its state or country, and in its local script', () => {
  expect(chosenPlace(place({})).name).toBe('Boulder, Colorado');
  const kyoto = { name: 'Kyoto', localName: '京都', region: 'Kyoto', country: 'Japan', countryCode: 'JP' };
  expect(chosenPlace(place(kyoto)).name).toBe('京都 Kyoto, Japan');
});

test('an airport is shown with its code', () => {
  const denver = place({ id: 'ap:DEN', kind: 'airport', name: 'Denver International Airport' });

  expect(chosenPlace(denver)).toEqual({ id: 'ap:DEN', name: 'Denver, DEN', coords: [-105.3, 40] });
});

test('a country is not repeated', () => {
  const monaco = {
    name: 'Monaco',
    kind: 'country' as const,
    region: null,
    country: 'Monaco',
    countryCode: 'MC',
  };

  expect(chosenPlace(place(monaco)).name).toBe('Monaco');
});
