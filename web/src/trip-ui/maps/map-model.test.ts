import type { Destination } from '@wayfold/contract/trip/trip';
import { previewChange } from '@wayfold/domain/changes/ripple';
import { settle } from '@wayfold/domain/changes/settle';
import { completeRow } from '@wayfold/domain/document/rows';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import { mapLegs, mapStops, previewLegs } from './map-model';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const stop = (n: number, name: string, more: Partial<Destination> = {}) =>
  completeRow('destinations', id(n), { name, coords: [n, n], rank: `a${n}`, ...more });

function trip(...stops: Destination[]): TripDocument {
  const empty = emptyDocument({ id: id(0), currency: 'USD', startDate: '2027-05-08' });
  return settle({ ...empty, destinations: Object.fromEntries(stops.map((row) => [row.id, row])) });
}

test('pins are numbered and colored in the order of the trip', () => {
  const pins = mapStops(trip(stop(2, 'Moab'), stop(1, 'Denver')));

  expect(pins.map(({ name, number, colorIndex }) => [name, number, colorIndex])).toEqual([
    ['Denver', 1, 0],
    ['Moab', 2, 1],
  ]);
});

test('a hidden leg is not drawn, and the last destination has none', () => {
  const document = trip(stop(1, 'Denver', { transport: 'Hidden' }), stop(2, 'Moab'), stop(3, 'Page'));

  expect(mapLegs(document, new Map()).map(({ fromId, toId }) => [fromId, toId])).toEqual([[id(2), id(3)]]);
});

test('a preview shows new legs dotted and removed legs in gray', () => {
  const today = trip(stop(1, 'Denver'), stop(2, 'Moab'), stop(3, 'Page'), stop(4, 'Taos'));
  const preview = previewChange(today, { kind: 'destination.move', id: id(3), to: 2 });

  const legs = previewLegs(today, new Map(), preview, new Map());

  const from = (n: number, m: number) => legs.filter((leg) => leg.fromId === id(n) && leg.toId === id(m));
  expect(from(1, 3)).toMatchObject([{ dotted: true }]);
  expect(from(1, 2)).toMatchObject([{ muted: true }]);
  expect(legs.filter((leg) => leg.muted)).toHaveLength(3);
  expect(new Set(legs.map((leg) => leg.id)).size).toBe(legs.length);
});
