import { expect, test } from 'vitest';
import { sortTrips } from './trip-list';

test('own trips come first, by last viewed, then demo trips by name', () => {
  const trip = (id: string, name: string, demo: boolean, viewedAt: string | null) => ({
    id,
    name,
    demo,
    viewedAt,
  });
  const trips = [
    trip('a', 'Zion', true, null),
    trip('b', 'Rome', false, '2027-01-01T00:00:00Z'),
    trip('c', 'Alps', true, '2027-03-01T00:00:00Z'),
    trip('d', 'Oslo', false, null),
    trip('e', 'Kyoto', false, '2027-02-01T00:00:00Z'),
  ];

  expect(sortTrips(trips).map(({ name }) => name)).toEqual(['Kyoto', 'Rome', 'Oslo', 'Alps', 'Zion']);
});
