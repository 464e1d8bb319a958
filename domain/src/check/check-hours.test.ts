import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import type { Window } from '../day/best-order';
import type { HoursOfDays } from '../day/opening-hours';
import type { TripDocument } from '../document/trip-document';
import { idOf, makeTrip, withEvent } from '../testing/trips';
import type { Fix } from './findings';
import { checkTrip } from './trip-check';

const [MUSEUM, LUNCH] = [idOf(40), idOf(41)] as const;

/** The museum's hours in Moab, from Monday, May 10 to Thursday, May 13: closed on Mondays. */
function hours(open: readonly Window[] = [{ from: 600, to: 1_020 }]) {
  const days = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13'].map((date, index) => {
    const openings =
      index === 0 ? [] : open.map((times) => ({ times, hasEnd: true, isCertain: true, note: null }));
    return [date, { date, openings, openUntil: 0 }] as const;
  });
  return new Map<string, HoursOfDays>([[MUSEUM, { days: new Map(days), mayDiffer: false }]]);
}

function visit(start: string, end: string | null, more: object = {}): TripDocument {
  return withEvent(makeTrip('2027-05-08', { denver: 2, moab: 3 }), MUSEUM, {
    name: 'Museum',
    start,
    end,
    ...more,
  });
}

const closed = (document: TripDocument, its = hours()) =>
  checkTrip(document, 0, its).filter(({ kind }) => kind === 'closed');
const after = (document: TripDocument, fix: Fix | undefined) => {
  if (!fix) throw new Error('There is no fix.');
  return applyEdit(document, fix).document;
};

test('a visit on a day when its place is closed can move to the nearest other day', () => {
  const document = visit('2027-05-10T11:00', '2027-05-10T12:00');

  const [finding] = closed(document);

  expect(finding).toMatchObject({
    severity: 'decide',
    data: { date: '2027-05-10', starts: 660, closes: null, open: [] },
    fixes: [{ fields: { start: '2027-05-11T11:00', end: '2027-05-11T12:00' } }],
  });
  expect(closed(after(document, finding?.fixes[0]))).toEqual([]);
});

test('a visit that starts too early or ends too late can move to another time or day, beside what is planned there', () => {
  const early = visit('2027-05-11T08:00', '2027-05-11T09:30');
  const busy = withEvent(early, LUNCH, { name: 'Lunch', start: '2027-05-11T10:00', end: '2027-05-11T11:10' });
  const late = visit('2027-05-12T16:00', '2027-05-12T18:00');

  expect(closed(busy)[0]?.fixes).toMatchObject([
    { fields: { start: '2027-05-11T11:15', end: '2027-05-11T12:45' } },
    { fields: { start: '2027-05-12T10:00', end: '2027-05-12T11:30' } },
  ]);
  expect(closed(late)[0]).toMatchObject({
    data: { closes: 1_020, open: [{ from: 600, to: 1_020 }] },
    fixes: [{ fields: { start: '2027-05-12T15:00' } }, { fields: { start: '2027-05-11T15:00' } }],
  });
  for (const document of [busy, late]) {
    for (const fix of closed(document)[0]?.fixes ?? []) expect(closed(after(document, fix))).toEqual([]);
  }
});

test('a visit without a time only needs an open day, a booked one stays, and unknown hours are no reason', () => {
  expect(closed(visit('2027-05-10', null))[0]?.fixes).toMatchObject([{ fields: { start: '2027-05-11' } }]);
  expect(closed(visit('2027-05-10T11:00', null, { pinned: true }))[0]?.fixes).toEqual([]);
  expect(closed(visit('2027-05-11', null))).toEqual([]);
  expect(closed(visit('2027-05-10T11:00', null), new Map())).toEqual([]);
  expect(closed(visit('2027-05-10T11:00', null, { active: false }))).toEqual([]);
});
