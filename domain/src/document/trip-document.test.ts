import type { Trip } from '@wayfold/contract/trip/trip';
import { expect, test } from 'vitest';
import { edited, idOf, makeTrip, STOPS, TRIP_ID, withEvent } from '../testing/trips';
import { newPicture } from './rows';
import { totalsOf } from './totals';
import {
  documentFromTrip,
  eventsByDay,
  eventsOf,
  orderedDestinations,
  type TripDocument,
} from './trip-document';

const { denver, moab } = STOPS;

/** The trip as the wire has it, made of a document. */
function onWire(document: TripDocument): Trip {
  const { trip } = document;
  const rows = <R>(table: Readonly<Record<string, R>>) =>
    Object.values(table).map((row) => ({ ...row, tripid: trip.id }));
  return {
    id: trip.id,
    version: 3,
    name: trip.name,
    type: trip.type,
    travelerName: trip.travelerName,
    userid: trip.userid,
    currency: trip.currency,
    startDate: trip.startDate,
    createdAt: '2027-01-01T00:00:00Z',
    updatedAt: '2027-01-01T00:00:00Z',
    viewedAt: null,
    picture: null,
    destinations: rows(document.destinations),
    tripEvents: rows(document.events),
    tripCosts: rows(document.costs),
    tripPictures: rows(document.pictures).map((row) => ({ ...row, ID: row.id })),
    tracks: rows(document.tracks),
    headlines: [
      { id: idOf(51), text: 'First' },
      { id: idOf(50), text: 'Second' },
    ],
    tripDescriptions: [],
    callToActions: [],
    nextSteps: [],
    contacts: [],
    offerDeadlines: [
      { id: idOf(52), text: 'Soon', href: null, at: '2027-02-01T00:00:00Z', timezone: 'America/Denver' },
    ],
    validThrus: [],
    tripInclusions: [{ id: idOf(53), incExcDesc: 'Breakfast' }],
    tripExclusions: [],
    textItinerary: null,
    DISPLAY_NAME: trip.displayName,
    DISPLAY_TAGLINE: trip.displayTagline,
    owner: null,
    totals: totalsOf(document),
  };
}

test('a trip read from the wire is the document it was made of, without what only the wire carries', () => {
  let trip = withEvent(makeTrip('2027-05-08', { denver: 2, moab: 3 }), idOf(20), {
    name: 'Arches',
    start: '2027-05-11',
  });
  trip = edited(trip, { kind: 'cost.add', id: idOf(30), fields: { costEst: 5 } });
  const picture = newPicture(idOf(40), { type: 'header', imageUrl: '/scenes/arch-day.svg' });
  const whole = { ...trip, pictures: { [idOf(40)]: picture } };
  const read = documentFromTrip(onWire(whole));

  expect({ ...read, texts: {} }).toEqual(whole);
  expect(read.trip.id).toBe(TRIP_ID);
});

test('texts keep the order of their lists, and an offer keeps its deadline', () => {
  const { texts } = documentFromTrip(onWire(makeTrip(null, {})));

  expect((texts[idOf(51)]?.rank ?? '') < (texts[idOf(50)]?.rank ?? '')).toBe(true);
  expect(texts[idOf(52)]).toMatchObject({ at: '2027-02-01T00:00:00Z', timezone: 'America/Denver' });
  expect(texts[idOf(53)]).toMatchObject({ kind: 'tripInclusions', text: 'Breakfast', at: null });
});

test('events are told by destination and by day, in order', () => {
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

test('events of a trip without dates are told by the day of the stay', () => {
  const trip = withEvent(makeTrip(null, { denver: 2 }), idOf(20), { name: 'Museum', dayIndex: 2 });

  expect([...eventsByDay(trip, denver.id).keys()]).toEqual(['2']);
});
