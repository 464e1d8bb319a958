import { expect, test } from 'vitest';
import { streetPlace } from './street-places';

const at = (properties: Record<string, unknown>) => ({
  properties: properties as Record<string, string>,
  geometry: { type: 'Point' as const, coordinates: [7.42, 43.73] },
});

test('a place has its name in the language of the traveler and in the local script', () => {
  const shrine = at({
    name: '八坂神社',
    'name:latin': 'Yasaka Jinja',
    'name:en': 'Yasaka Shrine',
    class: 'x',
  });

  expect(streetPlace(shrine, 'en-US')).toMatchObject({ name: 'Yasaka Shrine', localName: '八坂神社' });
  expect(streetPlace(shrine, 'de')).toMatchObject({ name: 'Yasaka Jinja', localName: '八坂神社' });
});

test('the kind is the most precise one that the tiles know', () => {
  const openmaptiles = at({ name: 'Gare', class: 'railway', subclass: 'station' });
  const protomaps = at({ name: 'Gare', kind: 'train_station' });

  expect(streetPlace(openmaptiles, 'en')).toMatchObject({ kind: 'station', localName: null });
  expect(streetPlace(protomaps, 'en')).toMatchObject({ kind: 'train_station', coords: [7.42, 43.73] });
});

test('what has no name is no place', () => {
  expect(streetPlace(at({ name: '', kind: 'museum' }), 'en')).toBeNull();
});
