import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import { dayPlanAt, dayPlans, minutesAt, startIn } from './day-plan';

const MOAB = '11111111-1111-4111-8111-111111111111';
const LUNCH = '22222222-2222-4222-8222-222222222222';

function moab(startDate: string | null): TripDocument {
  const empty = emptyDocument({ id: '33333333-3333-4333-8333-333333333333', currency: 'USD', startDate });
  return applyEdit(empty, {
    kind: 'batch',
    changes: [
      {
        kind: 'destination.add',
        id: MOAB,
        fields: { name: 'Moab', coords: [-109.55, 38.57], nights: 2 },
      },
      {
        kind: 'event.add',
        id: LUNCH,
        fields: { name: 'Lunch', homeDestid: MOAB, dayIndex: 1, timeOfDay: '10:00', minutes: 90 },
      },
    ],
  }).document;
}

test('plans leave gaps, and the first gap that is long enough is proposed', () => {
  const [first] = dayPlans(moab('2027-05-08'), [MOAB], 180);

  expect(first?.busy).toEqual([{ id: LUNCH, name: 'Lunch', from: 600, to: 690 }]);
  expect(first?.gaps).toEqual([{ from: 690, to: 1_200 }]);
  expect(first?.proposal).toBe(690);
});

test('a trip without dates offers its days by number', () => {
  const days = dayPlans(moab(null), [MOAB], 60);

  expect(days.map(({ date, tripDay }) => ({ date, tripDay }))).toEqual([
    { date: null, tripDay: 1 },
    { date: null, tripDay: 2 },
    { date: null, tripDay: 3 },
  ]);
});

test.each(['2027-05-08', null])(
  'the first day is free once the drive there has arrived (%s)',
  (startDate) => {
    const springdale = '44444444-4444-4444-8444-444444444444';
    const { document } = applyEdit(moab(startDate), {
      kind: 'destination.add',
      id: springdale,
      fields: { name: 'Springdale', coords: [-113, 37.19], nights: 1 },
    });
    const hours = document.destinations[MOAB]?.hours ?? 0;

    const gapsOn = (dayIndex: number) => dayPlanAt(document, { destid: springdale, dayIndex })?.gaps;

    const arrival = 540 + hours * 60;
    expect(hours).toBeGreaterThan(2);
    expect(gapsOn(1)).toEqual([{ from: Math.ceil(Math.round(arrival) / 15) * 15, to: 1_200 }]);
    expect(gapsOn(2)).toEqual([{ from: 480, to: 1_200 }]);
  },
);

test('a day starts at nine unless the gap ends too soon', () => {
  expect(startIn({ from: 480, to: 1_200 }, 120)).toBe(540);
  expect(startIn({ from: 480, to: 630 }, 120)).toBe(480);
});

test('a visit takes as long as the place says, but never longer than a day', () => {
  expect(minutesAt({ hours: null })).toBe(60);
  expect(minutesAt({ hours: 2.5 })).toBe(150);
  expect(minutesAt({ hours: 72 })).toBe(720);
});
