import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-model';
import { daysWithoutStay, foldUntimed } from './untimed-plans';

function plan(name: string, start: string, fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    kind: 'event',
    id: name,
    name,
    category: 'Other',
    row: 'untimed',
    start,
    end: null,
    time: null,
    costEst: null,
    costAct: null,
    currency: 'USD',
    colorIndex: 0,
    ...fields,
  };
}

test('a day shows its first three plans without a time, and all of them on request', () => {
  const plans = ['Zoo', 'Pancakes', 'Art', 'Deli', 'Gardens'].map((name) => plan(name, '2027-05-10'));
  const dinner = plan('Dinner', '2027-05-10T18:00', { row: 'hours' });
  const other = plan('Market', '2027-05-11');

  const { drawn, crowded } = foldUntimed([...plans, dinner, other]);

  expect(drawn.map(({ id }) => id)).toEqual(['Zoo', 'Pancakes', 'Art', 'Dinner', 'Market']);
  expect(crowded).toEqual([{ day: '2027-05-10', plans }]);
});

test('three plans without a time are not collapsed', () => {
  const plans = ['Zoo', 'Pancakes', 'Art'].map((name) => plan(name, '2027-05-10'));

  expect(foldUntimed(plans)).toEqual({ drawn: plans, crowded: [] });
});

test('the row of stays is kept free on the days between stays, and is left out if there are none', () => {
  const stay = plan('Cabins', '2027-05-11', { row: 'stays', end: '2027-05-13' });

  expect(daysWithoutStay([stay], '2027-05-10', 4)).toEqual(['2027-05-10', '2027-05-13']);
  expect(daysWithoutStay([stay], '2027-05-13', 3)).toEqual([]);
});
