import type { TripSummary } from '@wayfold/contract/trip/trip';
import { expect, test } from 'vitest';
import { mergeTrips, tripToGoOnWith } from './trips';

function summary(id: string, name: string, viewedAt: string | null = null): TripSummary {
  return {
    id,
    version: 1,
    name,
    type: '',
    travelerName: '',
    demo: false,
    picture: null,
    viewedAt,
    ...{
      startDate: null,
      endDate: null,
      updatedAt: '2027-05-01T00:00:00Z',
      nights: 0,
      miles: 0,
      destinations: [],
    },
  };
}

test('trips that the server does not have come first, the newest at the top', () => {
  const listed = [summary('a', 'West')];
  const kept = [summary('b', 'Older', '2027-05-01'), summary('c', 'Newer', '2027-05-02')];

  expect(mergeTrips(listed, kept).map(({ name }) => name)).toEqual(['Newer', 'Older', 'West']);
});

test('a trip with pending changes shows them in its place', () => {
  const listed = [summary('a', 'West', '2027-05-03'), summary('b', 'East', '2027-05-02')];

  const merged = mergeTrips(listed, [summary('b', 'East coast', '2027-05-09')]);

  expect(merged.map(({ name, viewedAt }) => [name, viewedAt])).toEqual([
    ['West', '2027-05-03'],
    ['East coast', '2027-05-02'],
  ]);
});

test('after a deletion, the user’s own trip that was viewed last is next, never an example', () => {
  const own = [summary('a', 'West', '2027-05-03'), summary('b', 'East', '2027-05-02')];
  const example = { ...summary('d', 'Japan'), demo: true };

  expect(tripToGoOnWith([...own, example], 'a')).toBe('b');
  expect(tripToGoOnWith([...own, example], 'b')).toBe('a');
  expect(tripToGoOnWith([summary('a', 'West'), example], 'a')).toBeNull();
});
