import type { Place } from '@wayfold/contract/places/places';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument, orderedDestinations } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import type { PlaceKinds } from '../../../api/places/places';
import { placeEvent } from '../../../trip-ui/plans/place-event';
import { detourOf, foundPlaces, placeInTrip, placeTest, plannedPlaces, stopLookedFrom } from './things-model';

const MOAB = '11111111-1111-4111-8111-111111111111';
const SPRINGDALE = '22222222-2222-4222-8222-222222222222';
const KINDS: PlaceKinds = {
  groups: [],
  byId: new Map([['castle', { id: 'castle', name: 'Castles', parent: null, SORT_ID: 1, ACTIVE: 'Yes' }]]),
  icons: new Map(),
};

const trip = applyEdit(
  emptyDocument({ id: '33333333-3333-4333-8333-333333333333', currency: 'USD', startDate: '2027-05-08' }),
  {
    kind: 'batch',
    changes: [
      { kind: 'destination.add', id: MOAB, fields: { name: 'Moab', coords: [-109.55, 38.57], nights: 2 } },
      {
        kind: 'destination.add',
        id: SPRINGDALE,
        fields: { name: 'Springdale', coords: [-113, 37.19], nights: 1 },
      },
    ],
  },
).document;

function place(fields: Partial<Place>): Place {
  return {
    ...UNKNOWN_PLACE,
    id: 'poi:somewhere',
    poi_source: 'curated',
    name: 'Somewhere',
    coords: [-109.5, 38.74],
    categories: 'castle',
    rank: 2,
    hours: 2,
    ...fields,
  };
}

test('a place near a stop shows the one-way drive, a far one the round trip', () => {
  const [moab = null] = orderedDestinations(trip);

  expect(detourOf([-109.5, 38.74], { from: moab, to: null })?.kind).toBe('from');
  expect(detourOf([-110.7, 38.57], { from: moab, to: null })?.kind).toBe('round');
});

test('the best fit costs the least driving for its rank, and is never a planned place', () => {
  const [moab = null, springdale = null] = orderedDestinations(trip);
  const near = place({ id: 'poi:near', coords: [-111, 38] });
  const far = place({ id: 'poi:far', coords: [-111, 40] });
  const middle = place({ id: 'poi:middle', coords: [-111, 38.6] });
  const planned = (one: Place) => (one === near ? { kind: 'stop' as const, destid: MOAB, number: 1 } : null);

  const found = foundPlaces([near, far, middle], { from: moab, to: springdale }, planned);

  expect(found.map(({ isBestFit }) => isBestFit)).toEqual([false, false, true]);
});

test('a place that was added to a day is listed there, with its time', () => {
  const arch = place({ id: 'poi:delicate-arch', name: 'Delicate Arch' });
  const { document } = applyEdit(
    trip,
    placeEvent(arch, { destid: MOAB, date: '2027-05-09', dayIndex: 2 }, { start: 540, minutes: 120 }, KINDS),
  );

  expect(plannedPlaces(document, new Map())(arch)).toEqual({
    kind: 'event',
    destid: MOAB,
    tripDay: 2,
    time: '09:00',
  });
  const [event] = Object.values(document.events);
  expect(event).toMatchObject({
    eventid: 'poi:delicate-arch',
    poi_source: 'curated',
    start: '2027-05-09T09:00',
    end: '2027-05-09T11:00',
    isUserEvent: false,
    category: 'Activities',
  });
});

test('a place is planned even if the plan has the id of another record of it', () => {
  const museum = place({ id: 'im:osm:n7', name: 'Museum of Maps' });
  const other = place({ id: 'im:csv:museum', name: 'Museum of Maps' });
  const day = { destid: MOAB, date: '2027-05-09', dayIndex: 2 };
  const { document } = applyEdit(trip, placeEvent(other, day, null, KINDS));
  const joined = new Map([['im:csv:museum', { listedAs: 'im:osm:n7' }]]);

  expect(plannedPlaces(document, joined)(museum)).toMatchObject({ kind: 'event', destid: MOAB });
  expect(plannedPlaces(document, new Map())(museum)).toBeNull();
});

test('words match kinds, and names without their accents', () => {
  expect(placeTest('senso', KINDS)(place({ name: 'Sensō-ji' }))).toBe(true);
  expect(placeTest('castles', KINDS)(place({}))).toBe(true);
  expect(placeTest('castles senso', KINDS)(place({}))).toBe(false);
});

test('a word that stands for a kind matches places of that kind', () => {
  const food = { id: 'food', name: 'Food', parent: null, SORT_ID: 2, ACTIVE: 'Yes' } as const;
  const isMeant = placeTest('ramen', { ...KINDS, byId: new Map([['food', food]]) });

  expect(isMeant(place({ categories: 'food' }))).toBe(true);
  expect(isMeant(place({ categories: 'castle' }))).toBe(false);
});

test('a place beside a leg belongs to the day of the drive, one near a stop to that stop', () => {
  const between = placeInTrip(trip, [-111.3, 37.95]);
  const near = placeInTrip(trip, [-109.5, 38.74]);

  expect([between.stop?.name, between.next?.name, between.detour?.kind]).toEqual([
    'Moab',
    'Springdale',
    'extra',
  ]);
  expect([near.stop?.name, near.detour?.kind]).toEqual(['Moab', 'from']);
});

test('a place without a road says so, and a drive of several days shows no time', () => {
  const [moab = null] = orderedDestinations(trip);

  expect(detourOf([-110, 38], { from: moab, to: null }, null)).toEqual({ kind: 'none' });
  expect(detourOf([103.99, 1.36], { from: moab, to: null })).toBeNull();
});

test('the search along the way starts at the chosen stop, or at the longest leg if the last stop is chosen', () => {
  const stop = (id: string, hours: number, miles: number) => ({ id, hours, miles });
  const stops = [stop('a', 2, 100), stop('b', 5, 250), stop('c', 5, 300), stop('d', 0, 0)];

  expect(stopLookedFrom(stops, 'a', 'along')).toBe(0);
  expect(stopLookedFrom(stops, null, 'along')).toBe(0);
  expect(stopLookedFrom(stops, 'd', 'along')).toBe(2);
  expect(stopLookedFrom(stops, 'd', 'near')).toBe(3);
  expect(stopLookedFrom(stops.slice(3), 'd', 'along')).toBe(0);
  expect(stopLookedFrom([], null, 'along')).toBe(0);
});
