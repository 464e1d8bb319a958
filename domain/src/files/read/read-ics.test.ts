import { inEnglish } from '@wayfold/contract/refusals/refusal';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { applyEdit } from '../../changes/apply-change';
import {
  emptyDocument,
  orderedDestinations,
  orderedEvents,
  type TripDocument,
} from '../../document/trip-document';
import { NAMES } from '../../testing/imports';
import { makeTrip } from '../../testing/trips';
import { editOf, usuallyTaken } from '../propose/apply-proposal';
import { proposeImport } from '../propose/propose-import';
import type { FileContents, Span } from './file-contents';
import { readFile } from './read-file';

const MAY: Span = { from: '2027-05-08', to: '2027-05-12' };
const trip = makeTrip('2027-05-08', { moab: 4 });
const empty = emptyDocument({ id: '01900000-0000-7000-8000-000000000777', currency: 'USD' });

/** An entry of a calendar; its name is its UID. */
function entry(uid: string, ...lines: string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'];
}

function read(lines: readonly string[], during: Span | null = MAY): FileContents {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  return readFile('calendar.ics', strToU8(text), { during });
}

function proposed(contents: FileContents, document: TripDocument) {
  const question = {
    contents,
    document,
    placesAs: 'things',
    found: new Map(),
    maxDestinations: null,
    names: NAMES,
  } as const;
  return proposeImport(question);
}

function taken(contents: FileContents, document: TripDocument): TripDocument {
  const proposal = proposed(contents, document);
  const edit = editOf(proposal, usuallyTaken(proposal), document);
  return edit === null ? document : applyEdit(document, edit).document;
}

const starts = ({ plans }: FileContents) => plans.map(({ start }) => start);
const left = ({ skipped }: FileContents) =>
  skipped.map(({ name, reason }) => `${name}: ${inEnglish(reason)}`);

test('of a repeating entry, the occurrences during the trip are imported, and the others are mentioned', () => {
  const contents = read(
    entry('Yoga', 'DTSTART:20270401T070000', 'DTEND:20270401T080000', 'RRULE:FREQ=WEEKLY;BYDAY=SU,MO,TU'),
  );

  expect(starts(contents)).toEqual(['2027-05-09T07:00', '2027-05-10T07:00', '2027-05-11T07:00']);
  expect(contents.plans.map(({ end }) => end)).toEqual([
    '2027-05-09T08:00',
    '2027-05-10T08:00',
    '2027-05-11T08:00',
  ]);
  expect(left(contents)).toEqual(['Yoga: Its occurrences outside the dates of the trip are left out.']);
});

test('the rows of a repeating entry say which day they are', () => {
  const { rows } = proposed(read(entry('Yoga', 'DTSTART:20270509T070000', 'RRULE:FREQ=DAILY;COUNT=2')), trip);

  expect(rows.map(({ name, day, state }) => `${name} ${day} ${state}`)).toEqual([
    'Yoga 2027-05-09 matched',
    'Yoga 2027-05-10 matched',
  ]);
});

test('an entry that never occurs during the trip is left out with a reason', () => {
  const contents = read(entry('Board', 'DTSTART:20260115T090000', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=15'));

  expect(contents.plans).toEqual([]);
  expect(left(contents)).toEqual(['Board: It repeats, but never within the dates of the trip.']);
});

test('nothing is left out of an entry that ends within the trip', () => {
  const contents = read(entry('Dive', 'DTSTART;VALUE=DATE:20270509', 'RRULE:FREQ=DAILY;UNTIL=20270511'));

  expect(starts(contents)).toEqual(['2027-05-09', '2027-05-10', '2027-05-11']);
  expect(contents.plans.map(({ end }) => end)).toEqual([null, null, null]);
  expect(left(contents)).toEqual([]);
});

test('added dates count and excluded ones don’t, however many there are', () => {
  const contents = read(
    entry(
      'Market',
      'DTSTART;TZID=America/Denver:20270508T090000',
      'RRULE:FREQ=DAILY;COUNT=4',
      'RDATE;TZID=America/Denver:20270510T180000,20270509T090000',
      // Exceptions that match nothing, before one that does: a wrong time, and a day without an occurrence.
      'EXDATE;TZID=America/Denver:20270508T100000,20270508T110000',
      'EXDATE:20270509T150000Z',
      'EXDATE;VALUE=DATE:20270511',
    ),
  );

  expect(starts(contents)).toEqual(['2027-05-08T09:00', '2027-05-10T09:00', '2027-05-10T18:00']);
});

test('dates listed without a rule come after the first one', () => {
  const contents = read(entry('Tide', 'DTSTART:20270508T060000', 'RDATE:20270509T064500,20270510T073000'));

  expect(starts(contents)).toEqual(['2027-05-08T06:00', '2027-05-09T06:45', '2027-05-10T07:30']);
});

test('an end in UTC is converted to the zone of the entry', () => {
  const contents = read(
    entry('Call', 'DTSTART;TZID=Asia/Tokyo:20270508T200000', 'RRULE:FREQ=DAILY;UNTIL=20270510T110000Z'),
  );

  expect(starts(contents)).toEqual(['2027-05-08T20:00', '2027-05-09T20:00', '2027-05-10T20:00']);
});

test('an occurrence that was changed or canceled replaces the original', () => {
  const contents = read([
    ...entry('Yoga', 'DTSTART;TZID=America/Denver:20270508T070000', 'RRULE:FREQ=DAILY;COUNT=4'),
    ...entry('Yoga', 'RECURRENCE-ID:20270509T130000Z', 'DTSTART;TZID=America/Denver:20270509T173000'),
    ...entry(
      'Yoga',
      'RECURRENCE-ID;TZID=America/Denver:20270510T070000',
      'STATUS:CANCELLED',
      'DTSTART;TZID=America/Denver:20270510T070000',
    ),
  ]);

  expect(starts(contents)).toEqual(['2027-05-08T07:00', '2027-05-11T07:00', '2027-05-09T17:30']);
  expect(left(contents)).toEqual(['Yoga: It was canceled.']);
});

test('an occurrence moved into the trip is imported, one moved out of it is not', () => {
  const contents = read([
    ...entry('Yoga', 'DTSTART:20270503T070000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ...entry('Yoga', 'RECURRENCE-ID:20270503T070000', 'DTSTART:20270511T070000'),
    ...entry('Yoga', 'RECURRENCE-ID:20270510T070000', 'DTSTART:20270520T070000'),
  ]);

  expect(starts(contents)).toEqual(['2027-05-11T07:00']);
  expect(left(contents)).toEqual(['Yoga: Its occurrences outside the dates of the trip are left out.']);
});

test('an entry that changes for all later occurrences is followed until then', () => {
  const contents = read([
    ...entry('Yoga', 'DTSTART:20270508T070000', 'RRULE:FREQ=DAILY;COUNT=5'),
    ...entry('Yoga', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270510T070000', 'DTSTART:20270510T093000'),
  ]);

  expect(starts(contents)).toEqual(['2027-05-08T07:00', '2027-05-09T07:00', '2027-05-10T09:30']);
  expect(left(contents)).toEqual([
    'Yoga: It changes on May 10, 2027, and its occurrences from then on are left out.',
  ]);
});

test('without a trip, at most a hundred occurrences and one year are imported', () => {
  const daily = read(entry('Daily', 'DTSTART:20270401T070000', 'RRULE:FREQ=DAILY'), null);
  const weekly = read(entry('Weekly', 'DTSTART:20270401T070000', 'RRULE:FREQ=WEEKLY'), null);

  expect([daily.plans.length, starts(daily).at(-1)]).toEqual([100, '2027-07-09T07:00']);
  expect(left(daily)).toEqual(['Daily: Its occurrences after Jul 9, 2027 are left out.']);
  expect([weekly.plans.length, starts(weekly).at(-1)]).toEqual([53, '2028-03-30T07:00']);
  expect(left(weekly)).toEqual(['Weekly: Its occurrences after Mar 30, 2028 are left out.']);
});

test('without a trip, the other entries determine the dates', () => {
  const contents = read(
    [
      ...entry('Birthday', 'DTSTART;VALUE=DATE:19600510', 'RRULE:FREQ=YEARLY'),
      ...entry('Breakfast', 'DTSTART:20270101T080000', 'RRULE:FREQ=DAILY'),
      ...entry('Arrive', 'DTSTART:20270509T120000', 'GEO:38.57;-109.55', 'LOCATION:Moab'),
      ...entry('Leave', 'DTSTART:20270511T070000'),
    ],
    null,
  );
  const [stop] = orderedDestinations(taken(contents, empty));

  expect(starts(contents).sort()).toEqual([
    '2027-05-09T08:00',
    '2027-05-09T12:00',
    '2027-05-10',
    '2027-05-10T08:00',
    '2027-05-11T07:00',
    '2027-05-11T08:00',
  ]);
  expect(left(contents)).toEqual([
    'Birthday: Its occurrences outside the dates of the other entries are left out.',
    'Breakfast: Its occurrences outside the dates of the other entries are left out.',
  ]);
  expect(stop).toMatchObject({ name: 'Moab', dtArrive: '2027-05-09', nights: 2 });
});

test('a file has no more occurrences than a trip has room for', () => {
  const lines = Array.from({ length: 40 }, (_, index) =>
    entry(`E${index}`, 'DTSTART:20270401T070000', 'RRULE:FREQ=DAILY'),
  ).flat();

  const contents = read(lines, null);

  expect(contents.plans.length).toBe(1_000);
  expect(left(contents).at(-1)).toBe('E39: Its occurrences after Apr 25, 2027 are left out.');
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=12;BYMONTHDAY=31;BYHOUR=3',
  'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
  'FREQ=DAILY;INTERVAL=9999;BYDAY=1TH',
  'FREQ=DAILY;INTERVAL=100000000000',
  'FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15',
  'FREQ=MINUTELY',
])('a rule that never matches, or far too often, ends (%s)', (rule) => {
  const contents = read(entry('Odd', 'DTSTART:20200508T070000', `RRULE:${rule}`), null);

  expect(starts(contents)[0]).toBe('2020-05-08T07:00');
  expect(contents.plans.length).toBeLessThanOrEqual(100);
});

test('importing the calendar again adds nothing, even in a later year', () => {
  const lines = entry('Yoga', 'DTSTART:20270401T070000', 'RRULE:FREQ=DAILY');
  const once = taken(read(lines), trip);
  const again = taken(read(lines), once);
  const shorter = taken(read(lines, { from: '2027-05-09', to: '2027-05-10' }), once);

  expect(orderedEvents(once)).toHaveLength(5);
  expect(again).toBe(once);
  expect(shorter).toBe(once);
});

test('what was read before an entry repeated is its first occurrence', () => {
  const once = taken(read(entry('Yoga', 'DTSTART:20270509T070000')), trip);
  const again = taken(read(entry('Yoga', 'DTSTART:20270509T070000', 'RRULE:FREQ=DAILY;COUNT=2')), once);

  expect(orderedEvents(again).map(({ start }) => start)).toEqual(['2027-05-09T07:00', '2027-05-10T07:00']);
});

test('an entry with invalid dates is left out, and the others are read', () => {
  const contents = read([
    ...entry('Never', 'DTSTART:2027AA99T999999'),
    ...entry('Nowhen', 'DTSTART:20279999T999999'),
    ...entry('Long', 'DTSTART:20270509T070000', 'DURATION:soon'),
    ...entry('Lunch', 'DTSTART:20270509T120000'),
  ]);

  expect(contents.plans.map(({ name }) => name)).toEqual(['Lunch']);
  expect(left(contents)).toEqual([
    'Never: Its dates can’t be read.',
    'Nowhen: Its dates can’t be read.',
    'Long: Its dates can’t be read.',
  ]);
});

test('one broken entry doesn’t prevent a calendar from being read', () => {
  const contents = read([
    ...entry('Odd', 'DTSTART:20270509T070000', 'RRULE:FREQ=NEVER'),
    'this is no line of a calendar',
    ...entry('Lunch', 'DTSTART:20270509T120000'),
    ...entry('Torn', 'DTSTART:20270509T120000', 'no colon'),
  ]);

  expect(contents.plans.map(({ name }) => name)).toEqual(['Lunch']);
  expect(left(contents)).toEqual([
    'Odd: It’s damaged and can’t be read.',
    'Torn: It’s damaged and can’t be read.',
  ]);
});
