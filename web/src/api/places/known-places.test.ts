import { QueryClient } from '@tanstack/react-query';
import type { Place } from '@wayfold/contract/places/places';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import { makeTrip } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { knownPlaces, placesNamed } from './known-places';

const place = (name: string, fields: Partial<Place> = {}): Place => ({
  ...UNKNOWN_PLACE,
  id: `poi:${name}`,
  name,
  coords: [1, 2],
  poi_source: 'curated',
  ...fields,
});

test('an offline device finds saved, own, looked-up and planned places, each once', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['own-places', 'me'], [place('Potash cabin', { poi_source: 'user_place' })]);
  queryClient.setQueryData(['favorites', 'me'], [{ id: 'f', item: place('Arches') }]);
  queryClient.setQueryData(
    ['suggest', 'tok', '', 10, ''],
    [place('Tokyo', { localName: '東京' }), place('Tokoname')],
  );
  queryClient.setQueryData(['suggest', 'toky', '', 10, ''], [place('Tokyo', { localName: '東京' })]);
  queryClient.setQueryData(['trips', 'me'], { trips: [] });

  const known = knownPlaces(queryClient, [place('Arches')], makeTrip('2027-05-10', { moab: 3 }));

  expect(known.map(({ name, kind }) => [name, kind])).toEqual([
    ['Arches', 'poi'],
    ['Potash cabin', 'own'],
    ['Tokyo', undefined],
    ['Moab', 'place'],
    ['Tokoname', undefined],
  ]);
  expect(placesNamed(known, 'toky').map(({ name }) => name)).toEqual(['Tokyo']);
  expect(placesNamed(known, '東').map(({ name }) => name)).toEqual(['Tokyo']);
  expect(placesNamed(known, 'cab pot').map(({ name }) => name)).toEqual(['Potash cabin']);
  expect(placesNamed(known, 'Atlantis')).toEqual([]);
});
