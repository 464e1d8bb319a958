import { MAX_AMOUNT } from '@wayfold/contract/kernel/word-lists';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { completeRow } from '@wayfold/domain/document/rows';
import { expect, test } from 'vitest';
import { type EventForm, eventDayKey, eventForm, eventFormChange, eventFormErrors } from './event-form';

const MOAB = '01900000-0000-7000-8000-0000000000aa';
const event = (more: Partial<TripEvent>): TripEvent => ({
  ...completeRow('events', '01900000-0000-7000-8000-000000000001', { name: 'Dinner', ...more }),
  destid: MOAB,
});
const dinner = event({ start: '2027-05-10T18:00', end: '2027-05-10T20:00', costEst: 60 });
const day = (dayIndex: number, date: string | null) => ({
  key: eventDayKey(MOAB, dayIndex),
  destid: MOAB,
  date,
  dayIndex,
});
const edit = (row: TripEvent, change: Partial<EventForm>, on: ReturnType<typeof day>) => {
  const before = eventForm(row, '2027-05-10');
  return eventFormChange(row, before, { ...before, day: on.key, ...change }, on);
};

test('saving a form nobody touched changes nothing', () => {
  expect(edit(dinner, {}, day(1, '2027-05-10'))).toBeNull();
});

test('only changed fields are saved', () => {
  expect(edit(dinner, { costAct: 72.5, pinned: true }, day(1, '2027-05-10'))).toMatchObject({
    fields: { costAct: 72.5, pinned: true },
  });
});

test('what somebody else changed while the editor was closed stays', () => {
  const before = eventForm(dinner, '2027-05-10');
  const changed = { ...dinner, name: 'Late dinner', costEst: 75, pinned: true };

  const typed = { ...before, notes: 'Ask for the terrace.' };
  expect(eventFormChange(changed, before, typed, day(1, '2027-05-10'))).toEqual({
    kind: 'event.set',
    id: dinner.id,
    fields: { notes: 'Ask for the terrace.' },
  });
});

test('changing the day keeps the times', () => {
  expect(edit(dinner, {}, day(2, '2027-05-11'))).toMatchObject({
    fields: { start: '2027-05-11T18:00', end: '2027-05-11T20:00', homeDestid: MOAB },
  });
});

test('an end before the start is on the next day', () => {
  expect(edit(dinner, { endTime: '01:30' }, day(1, '2027-05-10'))).toMatchObject({
    fields: { start: '2027-05-10T18:00', end: '2027-05-11T01:30' },
  });
});

test('without dates, the day of the stay, the time and the length are kept', () => {
  const walk = event({ start: null, dayIndex: 1, timeOfDay: '09:00', minutes: 90 });

  expect(eventForm(walk, null)).toMatchObject({ startTime: '09:00', endTime: '10:30' });
  expect(edit(walk, { endTime: '11:00' }, day(2, null))).toMatchObject({
    fields: { dayIndex: 2, timeOfDay: '09:00', minutes: 120, homeDestid: MOAB },
  });
});

test('an empty name and an end without a start are reported', () => {
  const form = { ...eventForm(dinner, '2027-05-10'), name: ' ', startTime: '' };

  expect(eventFormErrors(form)).toEqual({
    name: 'eventNameMissing',
    endTime: 'eventEndNeedsStart',
  });
});

test('a price below zero or beyond the limit is not saved', () => {
  const form = eventForm(dinner, '2027-05-10');

  expect(eventFormErrors({ ...form, costEst: -1 })).toEqual({ amounts: 'beyondLimits' });
  expect(eventFormErrors({ ...form, costAct: MAX_AMOUNT + 1 })).toEqual({ amounts: 'beyondLimits' });
});
