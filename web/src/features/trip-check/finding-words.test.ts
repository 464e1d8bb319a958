import { checkTrip } from '@wayfold/domain/check/trip-check';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { edited, idOf, makeTrip, NOW, STOPS, withEvent, withFerry } from '@wayfold/domain/testing/trips';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { tripCheck } from '../../i18n/en/planner/trip-check';
import { tripFormat } from '../../trip-ui/trip-format';
import { findingText } from './finding-words';
import { withFixed } from './use-fixed-rows';

const words = {
  t: createTranslator({ locale: 'en-US', messages: { tripCheck }, namespace: 'tripCheck' }),
  format: tripFormat('en-US', 'Miles'),
};

const { moab, springdale, page } = STOPS;
const trip = makeTrip('2027-05-10', { moab: 3, page: 1 });

/** The trip check's sentences about a trip, of one kind. */
function said(document: TripDocument, kind: string) {
  return checkTrip(document, NOW)
    .filter((finding) => finding.kind === kind)
    .map((finding) => findingText(finding, document, words));
}

test('a booked tour outside its stay shows the day of departure, and one click moves it back in', () => {
  const planned = withEvent(trip, idOf(20), {
    name: 'Antelope Canyon tour',
    start: '2027-05-15T13:30',
    homeDestid: page.id,
  });

  expect(said(planned, 'event-outside')).toEqual([
    {
      sentence: 'Antelope Canyon tour is on May 15, and you leave Page on May 14',
      cause: 'Page, May 13 – 14',
      fixes: ['Move it to May 13'],
    },
  ]);
});

test('plans at the same time are both named, and the button says which one moves', () => {
  const planned = withEvent(
    withEvent(trip, idOf(20), { name: 'Rafting', start: '2027-05-11T09:00', end: '2027-05-11T13:00' }),
    idOf(21),
    { name: 'Lunch', start: '2027-05-11T12:00', end: '2027-05-11T13:30' },
  );

  expect(said(planned, 'overlap')).toEqual([
    {
      sentence: 'Rafting and Lunch overlap',
      cause: 'Both run on Tue, May 11 from 12:00 PM to 1:00 PM',
      fixes: ['Move Lunch to 1:00 PM'],
    },
  ]);
});

test('a visit while its place is closed says when it is open, and where to move it', () => {
  const planned = withEvent(trip, idOf(20), {
    name: 'Museum',
    start: '2027-05-10T08:00',
    end: '2027-05-10T09:00',
  });
  const open = { times: { from: 600, to: 1_020 }, hasEnd: true, isCertain: true, note: null };
  const textOn = (openings: readonly (typeof open)[]) => {
    const day = (date: string, on: readonly (typeof open)[]) =>
      [date, { date, openings: on, openUntil: 0 }] as const;
    const days = new Map([day('2027-05-10', openings), day('2027-05-11', [open])]);
    const hours = new Map([[idOf(20), { days, mayDiffer: false }]]);
    const finding = checkTrip(planned, NOW, hours).find(({ kind }) => kind === 'closed');
    return finding && findingText(finding, planned, words);
  };

  expect(textOn([open])).toEqual({
    sentence: 'Museum is closed at 8 AM on Mon, May 10',
    cause: 'Open 10 AM – 5 PM',
    fixes: ['Move it to 10:00 AM', 'Move it to May 11, 10:00 AM'],
  });
  expect(textOn([])).toEqual({
    sentence: 'Museum is closed on Mon, May 10',
    cause: 'No opening hours that day',
    fixes: ['Move it to May 11, 10:00 AM'],
  });
});

test('nights without a stay and days without plans name the place and the dates', () => {
  expect(said(trip, 'no-stay')).toEqual([
    { sentence: 'No stay for 3 nights in Moab', cause: 'May 10, May 11, May 12', fixes: [] },
    {
      sentence: 'No stay for Thu, May 13 in Page',
      cause: 'No hotel planned and no lodging cost',
      fixes: [],
    },
  ]);
  expect(said(trip, 'empty-days')[0]).toMatchObject({ sentence: '2 days in Moab without plans' });
});

test('a fixed arrival before the departure says which nights would make room', () => {
  const clash = edited(trip, { kind: 'destination.set', id: page.id, fields: { arriveFixed: '2027-05-12' } });

  expect(said(clash, 'arrival-clash')).toEqual([
    {
      sentence: 'You arrive in Page on May 12, and leave Moab on May 13',
      cause: 'The arrival in Page is locked',
      fixes: ['Make it 2 nights in Moab', 'Unlock the arrival in Page'],
    },
  ]);
});

test('a fixed arrival with nights left over offers to stay longer or to arrive earlier', () => {
  const gap = edited(trip, { kind: 'destination.set', id: page.id, fields: { arriveFixed: '2027-05-14' } });

  expect(said(gap, 'arrival-gap')).toEqual([
    {
      sentence: '1 day free between Moab and Page',
      cause: 'You leave on May 13 and arrive on May 14',
      fixes: ['Make it 4 nights in Moab', 'Arrive in Page on May 13'],
    },
  ]);
});

test('plans without a price are counted, with the places they are in', () => {
  const long = makeTrip('2027-05-10', { moab: 1, springdale: 1 });
  const planned = withEvent(
    withEvent(long, idOf(20), { name: 'Rafting', start: '2027-05-10', homeDestid: moab.id }),
    idOf(21),
    { name: 'Narrows', start: '2027-05-12', homeDestid: springdale.id },
  );

  expect(said(planned, 'unpriced')).toEqual([
    { sentence: '2 plans have no price yet', cause: 'Moab, Springdale', fixes: [] },
  ]);
});

test('every kind of finding has a text without raw data', () => {
  const long = makeTrip('2027-05-10', { denver: 1, santaFe: 0, page: 1, moab: 2 });
  const planned = withEvent(
    withEvent(long, idOf(20), { name: 'Museum', start: '2027-05-11T09:00', end: '2027-05-11T15:00' }),
    idOf(21),
    { name: 'Dinner', start: '2027-05-11T16:00', homeDestid: page.id },
  );

  for (const finding of checkTrip(planned, NOW)) {
    const text = findingText(finding, planned, words);
    expect(`${text.sentence} ${text.cause} ${text.fixes.join(' ')}`).not.toMatch(
      /undefined|null|NaN|\{|T\d\d:/,
    );
    expect(text.cause).not.toBe('');
  }
});

test('a fixed finding keeps its position in the list', () => {
  const findings = checkTrip(trip, NOW);
  const [first, second, ...others] = findings;
  if (!first || !second) throw new Error('The trip has two findings.');
  const fix = { finding: second, text: findingText(second, trip, words), place: 1 };

  const rows = withFixed([first, ...others], [fix]);

  expect(rows[1]).toMatchObject({ finding: second, isFixed: true });
  expect(rows[0]).toMatchObject({ finding: first, isFixed: false });
});

test('a ferry to book is named, with its time', () => {
  const drive = withFerry(makeTrip('2027-05-10', { moab: 2, page: 1 }), 'moab', 16_200);

  expect(said(drive, 'ferry-to-book')).toEqual([
    {
      sentence: 'Book the Cook Strait ferry from Moab to Page',
      cause: 'About 4 h 30 min with boarding',
      fixes: [],
    },
  ]);
});
