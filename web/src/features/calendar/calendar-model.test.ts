import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import { calendarEntries, daysShown, droppedMoments, firstDayShown } from './calendar-model';

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

function withEvent(
  document: TripDocument,
  start: string,
  end: string | null,
  fields: { name?: string; category?: 'Lodging'; sortId?: number } = {},
): TripDocument {
  const change = { kind: 'event.add', id: newId(), fields: { name: 'Raft', start, end, ...fields } } as const;
  return applyEdit(document, change).document;
}

test('the drive starts at nine, or after the last event on the day of departure', () => {
  const early = calendarEntries(twoStops()).find((entry) => entry.kind === 'leg');
  const busy = withEvent(twoStops(), '2027-05-13T10:00', '2027-05-13T11:30');
  const home = Object.values(busy.events)[0];
  const staying = applyEdit(busy, { kind: 'event.set', id: home?.id ?? '', fields: { homeDestid: moab } });
  const late = calendarEntries(staying.document).find((entry) => entry.kind === 'leg');

  expect(early).toMatchObject({ id: moab, toName: 'Springdale', start: '2027-05-13T09:00' });
  expect(late).toMatchObject({ start: '2027-05-13T11:30' });
});

test('two drives on the same day follow each other', () => {
  const first = applyEdit(emptyDocument({ id: newId(), currency: 'USD' }), {
    kind: 'batch',
    changes: [
      { kind: 'trip.set', fields: { startDate: '2027-05-10' } },
      { kind: 'destination.add', id: moab, fields: { name: 'Moab', coords: [-109.55, 38.57], nights: 1 } },
      { kind: 'destination.add', id: newId(), fields: { name: 'Arches', coords: [-109.6, 38.7], nights: 0 } },
      { kind: 'destination.add', id: springdale, fields: { name: 'Springdale', coords: [-113, 37.19] } },
    ],
  }).document;

  const [out, on] = calendarEntries(first).filter((entry) => entry.kind === 'leg');

  expect(out).toMatchObject({ toName: 'Arches', start: '2027-05-11T09:00' });
  expect(on).toMatchObject({ toName: 'Springdale', start: out?.end });
});

test('plans without a time are in the order of the itinerary, not in alphabetical order', () => {
  const zoo = withEvent(twoStops(), '2027-05-11', null, { name: 'Zoo', sortId: 0 });
  const art = withEvent(zoo, '2027-05-11', null, { name: 'Art museum', sortId: 1 });

  const untimed = calendarEntries(art).filter((entry) => entry.kind === 'event');

  expect(untimed.map(({ name, row, end }) => [name, row, end])).toEqual([
    ['Zoo', 'untimed', null],
    ['Art museum', 'untimed', null],
  ]);
});

test('lodging covers its nights, with or without an arrival time, and comes first', () => {
  const lodging = { name: 'Cabins', category: 'Lodging' } as const;
  const zoo = withEvent(twoStops(), '2027-05-10', null, { name: 'Zoo' });

  const [dated] = calendarEntries(withEvent(zoo, '2027-05-10', '2027-05-13', lodging));
  const [timed] = calendarEntries(withEvent(zoo, '2027-05-10T15:00', '2027-05-13T11:00', lodging));
  const checkIn = calendarEntries(withEvent(zoo, '2027-05-10T15:00', '2027-05-10T16:00', lodging));

  expect(dated).toMatchObject({ row: 'stays', start: '2027-05-10', end: '2027-05-13', time: null });
  expect(timed).toMatchObject({ row: 'stays', start: '2027-05-10', end: '2027-05-13', time: '15:00' });
  expect(checkIn.find((entry) => entry.kind === 'event' && entry.row !== 'untimed')).toMatchObject({
    row: 'hours',
    end: '2027-05-10T16:00',
  });
});

test('other multi-day plans include the last day; a night out stays in the hours', () => {
  const [festival] = calendarEntries(withEvent(twoStops(), '2027-05-10', '2027-05-12'));
  const night = calendarEntries(withEvent(twoStops(), '2027-05-10T21:00', '2027-05-11T02:00'));

  expect(festival).toMatchObject({ row: 'stays', start: '2027-05-10', end: '2027-05-13' });
  expect(night.find((entry) => entry.kind === 'event')).toMatchObject({ row: 'hours' });
});

test('a dropped event gets its new days, and one that spans nights keeps its times', () => {
  const event = (start: string, end: string | null, fields = {}) => {
    const [only] = Object.values(withEvent(twoStops(), start, end, fields).events);
    if (!only) throw new Error('no event');
    return only;
  };
  const lodging = { category: 'Lodging' };
  const onto = (start: string, end: string | null) => ({ allDay: true, start, end });

  expect(droppedMoments(event('2027-05-10', null), onto('2027-05-12', null))).toEqual({
    start: '2027-05-12',
    end: null,
  });
  expect(droppedMoments(event('2027-05-10', null), onto('2027-05-10', '2027-05-12'))).toEqual({
    start: '2027-05-10',
    end: '2027-05-11',
  });
  expect(
    droppedMoments(event('2027-05-10T15:00', '2027-05-12T11:00', lodging), onto('2027-05-11', '2027-05-13')),
  ).toEqual({ start: '2027-05-11T15:00', end: '2027-05-13T11:00' });
  expect(droppedMoments(event('2027-05-10T15:00', null), onto('2027-05-11', null))).toEqual({
    start: '2027-05-11',
    end: null,
  });
  expect(
    droppedMoments(event('2027-05-10', null), { allDay: false, start: '2027-05-10T09:00', end: null }),
  ).toEqual({ start: '2027-05-10T09:00', end: null });
});

test('a trip without dates puts nothing on the calendar', () => {
  const dated = twoStops();
  const undated = applyEdit(dated, { kind: 'trip.set', fields: { startDate: null } }).document;

  expect(calendarEntries(undated)).toEqual([]);
});

test('the view shows as many days as fit and stays within the trip', () => {
  expect([900, 500, 358].map(daysShown)).toEqual([6, 3, 1]);
  expect(firstDayShown('2027-05-18', '2027-05-08', '2027-05-19', 6)).toBe('2027-05-14');
  expect(firstDayShown('2027-05-10', '2027-05-10', '2027-05-12', 6)).toBe('2027-05-10');
});
