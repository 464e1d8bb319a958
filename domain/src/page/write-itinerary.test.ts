import { RichText } from '@wayfold/contract/trip/rich-text';
import { expect, test } from 'vitest';
import type { TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { plainTextOf } from './rich-text';
import { type ItineraryWords, writeItinerary } from './write-itinerary';

const { denver, moab } = STOPS;

const words: ItineraryWords = {
  heading: ({ firstDay, lastDay, dates, place }) =>
    `${firstDay} to ${lastDay}, ${place}${dates ? ` (${dates.from} to ${dates.to})` : ''}`,
  travel: ({ transport, miles, from, to }) => `${transport} ${from} to ${to}, ${Math.round(miles)} mi.`,
  stay: ({ nights, lodging }) => (nights === 0 ? '' : `${nights} nights ${lodging.join(' and ')}.`),
  day: ({ tripDay, date }) => (date === null ? `Day ${tripDay}:` : `${date}:`),
  event: ({ name, time }) => (time === null ? name : `${name} ${time}`),
  list: (events) => events.join(', '),
};

function plan(startDate: string | null): TripDocument {
  const trip = makeTrip(startDate, { denver: 2, moab: 3 });
  return edited(
    trip,
    {
      kind: 'event.add',
      id: idOf(20),
      fields: { name: 'Delicate Arch', homeDestid: moab.id, ...when(startDate, '2027-05-10T18:45') },
    },
    {
      kind: 'event.add',
      id: idOf(21),
      fields: { name: 'Redcliff Cabins', category: 'Lodging', homeDestid: moab.id, ...when(startDate, null) },
    },
    {
      kind: 'event.add',
      id: idOf(22),
      fields: { name: 'Called off', active: false, homeDestid: denver.id, ...when(startDate, null) },
    },
  );
}

function when(startDate: string | null, start: string | null) {
  if (startDate === null) return { dayIndex: 1, timeOfDay: start === null ? null : start.slice(11) };
  return { start: start ?? '2027-05-10' };
}

function told(document: TripDocument, withDates = false): string[] {
  return plainTextOf(writeItinerary(document, words, { withDates })).split('\n\n');
}

test('each stop has its days, how to get there, where to sleep, and a line for each day with something planned', () => {
  const trip = plan('2027-05-08');

  const text = writeItinerary(trip, words, { withDates: false });

  expect(text.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph', 'list']);
  const miles = Math.round(trip.destinations[denver.id]?.miles ?? 0);
  expect(told(trip)).toEqual([
    '1 to 2, Denver',
    '2 nights .',
    '3 to 6, Moab',
    `MyVehicle Denver to Moab, ${miles} mi. 3 nights Redcliff Cabins.`,
    '- Day 3: Delicate Arch 18:45',
  ]);
  expect(text.at(-1)).toMatchObject({ items: [[{ text: 'Day 3:', bold: true }, { bold: false }]] });
  expect(RichText.safeParse(text).success).toBe(true);
});

test('dates are included if they are wanted and exist', () => {
  expect(told(plan('2027-05-08'), true)).toContain('3 to 6, Moab (2027-05-10 to 2027-05-13)');
  expect(told(plan('2027-05-08'), true)).toContain('- 2027-05-10: Delicate Arch 18:45');
  expect(told(plan(null), true)).toEqual(told(plan(null), false));
  expect(told(plan(null))).toContain('- Day 3: Delicate Arch 18:45');
});

test('a stop that pages don’t show is left out, and so is the length of its legs', () => {
  const trip = edited(makeTrip('2027-05-08', { denver: 2, moab: 1, santaFe: 1 }), {
    kind: 'destination.set',
    id: moab.id,
    fields: { display: false },
  });

  expect(told(trip)).toEqual([
    '1 to 2, Denver',
    '2 nights .',
    '4 to 5, Santa Fe',
    'MyVehicle Denver to Santa Fe, 0 mi. 1 nights .',
  ]);
});

test('a stop without nights is described on its own day, and a trip without stops has no itinerary', () => {
  const trip = withEvent(makeTrip(null, { denver: 1, moab: 0, santaFe: 1 }), idOf(20), {
    name: 'Arches',
    homeDestid: moab.id,
    dayIndex: 1,
  });

  expect(told(trip)).toContain('2 to 2, Moab');
  expect(writeItinerary(makeTrip(null, {}), words, { withDates: true })).toEqual([]);
});
