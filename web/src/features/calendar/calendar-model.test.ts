import { applyEdit } from '@wayfold/domain/apply-change';
import { newId } from '@wayfold/domain/ids';
import type { TripDocument } from '@wayfold/domain/trip-document';
import { emptyDocument } from '@wayfold/domain/trip-document';
import { expect, test } from 'vitest';
import { calendarEntries, daysShown, firstDayShown } from './calendar-model';

const moab = newId();
const springdale = newId();

function twoStops(): TripDocument {
  const empty = emptyDocument({ id: newId(), currency: 'USD', startDate: '2027-05-10' });
  const add = (id: string, name: string, coords: [number, number], nights: number) =>
    ({ kind: 'destination.add', id, fields: { name, coords, nights } }) as const;
  return applyEdit(empty, {
    kind: 'batch',
    changes: [add(moab, 'Moab', [-109.55, 38.57], 3), add(springdale, 'Springdale', [-112.99, 37.19], 2)],
  }).document;
}

function withEvent(document: TripDocument, start: string, end: string | null): TripDocument {
  return applyEdit(document, { kind: 'event.add', id: newId(), fields: { name: 'Raft', start, end } })
    .document;
}

test('a stay covers its nights, and a stay without nights its day', () => {
  const [first, second] = calendarEntries(twoStops());

  expect(first).toMatchObject({ kind: 'stay', name: 'Moab', start: '2027-05-10', end: '2027-05-13' });
  expect(second).toMatchObject({ name: 'Springdale', start: '2027-05-13', end: '2027-05-15' });
});

test('the drive starts at nine, or after the last thing planned on the day of leaving', () => {
  const early = calendarEntries(twoStops()).find((entry) => entry.kind === 'leg');
  const busy = withEvent(twoStops(), '2027-05-13T10:00', '2027-05-13T11:30');
  const home = Object.values(busy.events)[0];
  const staying = applyEdit(busy, { kind: 'event.set', id: home?.id ?? '', fields: { homeDestid: moab } });
  const late = calendarEntries(staying.document).find((entry) => entry.kind === 'leg');

  expect(early).toMatchObject({ id: moab, toName: 'Springdale', start: '2027-05-13T09:00' });
  expect(late).toMatchObject({ start: '2027-05-13T11:30' });
});

test('an event without a time stands among the whole days', () => {
  const entries = calendarEntries(withEvent(twoStops(), '2027-05-11', null));

  expect(entries.find((entry) => entry.kind === 'event')).toMatchObject({ allDay: true, end: null });
});

test('a trip without dates puts nothing on the calendar', () => {
  const dated = twoStops();
  const undated = applyEdit(dated, { kind: 'trip.set', fields: { startDate: null } }).document;

  expect(calendarEntries(undated)).toEqual([]);
});

test('the view shows as many days as fit and keeps within the trip', () => {
  expect([900, 500, 358].map(daysShown)).toEqual([6, 3, 1]);
  expect(firstDayShown('2027-05-18', '2027-05-08', '2027-05-19', 6)).toBe('2027-05-14');
  expect(firstDayShown('2027-05-10', '2027-05-10', '2027-05-12', 6)).toBe('2027-05-10');
});
