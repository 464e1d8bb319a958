import type { TripText } from '@wayfold/contract/trip/trip';
import { expect, test } from 'vitest';
import { tripFromDocument } from '../page/trip-on-wire';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { applyPatches } from './patches';
import { completeRow } from './rows';
import { totalsOf } from './totals';
import {
  documentFromTrip,
  eventsByDay,
  eventsOf,
  orderedDestinations,
  readDocument,
  type TripDocument,
} from './trip-document';

const { denver, moab } = STOPS;

const at = '2027-01-01T00:00:00.000Z';
const wireOf = (document: TripDocument) =>
  tripFromDocument(document, {
    ...{ version: 3, createdAt: at, updatedAt: at, viewedAt: null, owner: null },
    totals: totalsOf(document),
  });

test('a document read from the wire contains nothing that only the wire has', () => {
  let trip = withEvent(makeTrip('2027-05-08', { denver: 2, moab: 3 }), idOf(20), {
    name: 'Arches',
    start: '2027-05-11',
  });
  trip = edited(trip, { kind: 'cost.add', id: idOf(30), fields: { costEst: 5 } });
  const picture = completeRow('pictures', idOf(40), { type: 'header', imageUrl: '/scenes/arch-day.svg' });
  const whole = { ...trip, pictures: { [idOf(40)]: picture } };

  expect(documentFromTrip(wireOf(whole))).toEqual(whole);
});

test('texts keep the order of their lists, and their own field name on the wire', () => {
  const text = (number: number, fields: Pick<TripText, 'kind' | 'text'> & Partial<TripText>) =>
    ({ kind: 'text.add', id: idOf(number), fields }) as const;
  const trip = edited(
    makeTrip(null, {}),
    text(51, { kind: 'headlines', text: 'First' }),
    text(50, { kind: 'headlines', text: 'Second' }),
    text(52, { kind: 'offerDeadlines', text: 'Soon', at, timezone: 'America/Denver' }),
    text(53, { kind: 'tripInclusions', text: 'Breakfast' }),
  );
  const wire = wireOf(trip);
  const { texts } = documentFromTrip(wire);

  expect(wire.tripInclusions).toMatchObject([{ id: idOf(53), incExcDesc: 'Breakfast' }]);
  expect((texts[idOf(51)]?.rank ?? '') < (texts[idOf(50)]?.rank ?? '')).toBe(true);
  expect(texts[idOf(52)]).toMatchObject({ at, timezone: 'America/Denver' });
  expect(texts[idOf(53)]).toMatchObject({ kind: 'tripInclusions', text: 'Breakfast', at: null });
});

test('a document stored by an older Wayfold gets blank values for fields and collections it didn’t know', () => {
  const whole = withEvent(makeTrip('2027-05-08', { denver: 2 }), idOf(20), { name: 'Museum', dayIndex: 2 });
  const { tracks: _tracks, ...kept } = whole;
  const { textItinerary: _textItinerary, displayTagline: _displayTagline, ...trip } = whole.trip;
  const { minutes: _minutes, ...museum } = whole.events[idOf(20)] ?? {};
  const old = { ...kept, trip, events: { [idOf(20)]: museum } } as unknown as TripDocument; // as it was stored then

  expect(readDocument(old)).toEqual(whole);
  const put = { op: 'put', in: 'events', id: idOf(20), row: museum } as const;
  expect(applyPatches({ ...whole, events: {} }, [put])).toEqual(whole);
});

test('events are grouped by destination and day, in order', () => {
  let trip = makeTrip('2027-05-08', { denver: 2, moab: 3 });
  trip = withEvent(trip, idOf(20), { name: 'Late', start: '2027-05-11T20:00' });
  trip = withEvent(trip, idOf(21), { name: 'Early', start: '2027-05-11T07:30' });
  trip = withEvent(trip, idOf(22), { name: 'Any time', start: '2027-05-12' });

  expect(eventsOf(trip, denver.id)).toEqual([]);
  const days = [...eventsByDay(trip, moab.id)].map(([day, events]) => [day, events.map(({ name }) => name)]);
  expect(days).toEqual([
    ['2027-05-11', ['Early', 'Late']],
    ['2027-05-12', ['Any time']],
  ]);
  expect(orderedDestinations(trip)).toBe(orderedDestinations(trip));
});

test('events of a trip without dates are grouped by day of the stay', () => {
  const trip = withEvent(makeTrip(null, { denver: 2 }), idOf(20), { name: 'Museum', dayIndex: 2 });

  expect([...eventsByDay(trip, denver.id).keys()]).toEqual(['2']);
});
