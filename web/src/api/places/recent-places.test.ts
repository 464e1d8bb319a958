import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { noteRecentPlace, recentPlaces } from './recent-places';

const place = (id: string): AtlasPlace => ({
  id,
  name: id,
  kind: 'town',
  coords: [-109.55, 38.57],
  country: 'United States',
  region: 'Utah',
  timezone: null,
  precision: 'place',
  countryCode: 'US',
  localName: null,
});

test('the newest place comes first, each only once, and the oldest are dropped', () => {
  const storage = memoryStorage();
  for (let number = 0; number < 25; number += 1) noteRecentPlace(place(`p${number}`), storage);

  noteRecentPlace(place('p20'), storage);

  const ids = recentPlaces(storage).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['p20', 'p24', 'p23']);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
});

test.each(['{', '{"id":1}', '[1,null,{"id":"x"}]'])(
  'stored text that is no list of places is ignored: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('wayfold.recent-places', text);

    expect(recentPlaces(storage)).toEqual([]);
  },
);
