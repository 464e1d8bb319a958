import type { Coords } from '@wayfold/contract/kernel/values';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { roughHop } from '@wayfold/domain/travel/hops';
import { expect, test } from 'vitest';
import { type DayPlan, dayPlanAt } from './day-plan';
import { longestGap, visitOn } from './visit';

const MOAB = '11111111-1111-4111-8111-111111111111';
const CENTER: Coords = [-109.5498, 38.5733];
const LUNCH: Coords = [-109.5494, 38.5726];
const MUSEUM = { coords: [-109.5468, 38.5737] as Coords, hours: 1, dates: null };

const plan = (id: string, name: string, at: string, minutes: number, coords: Coords) => ({
  kind: 'event.add' as const,
  id,
  fields: { name, homeDestid: MOAB, dayIndex: 1, timeOfDay: at, minutes, coords },
});
const trip = applyEdit(
  emptyDocument({ id: '33333333-3333-4333-8333-333333333333', currency: 'USD', startDate: '2027-05-08' }),
  {
    kind: 'batch',
    changes: [
      { kind: 'destination.add', id: MOAB, fields: { name: 'Moab', coords: CENTER, nights: 2 } },
      plan('22222222-2222-4222-8222-222222222222', 'Lunch', '08:00', 390, LUNCH),
      plan('44444444-4444-4444-8444-444444444444', 'Check in', '16:30', 210, LUNCH),
    ],
  },
).document;

function day(): DayPlan {
  const plan = dayPlanAt(trip, { destid: MOAB, dayIndex: 1 });
  if (!plan) throw new Error('The trip has no such day.');
  return plan;
}

test('a visit takes the first gap that is long enough, and says what stays free of it', () => {
  const visit = visitOn(trip, day(), MUSEUM, { start: 'free', minutes: null });

  expect(visit.time).toEqual({ start: 14 * 60 + 30, minutes: 60 });
  expect(visit.extra).toMatchObject({ by: 'walk', seconds: 2 * roughHop(LUNCH, MUSEUM.coords).seconds });
  expect(visit.minutesLeft).toBe(120 - 60 - Math.ceil(visit.extra.seconds / 60));
});

test('the longest stretch is the one that names a free day', () => {
  expect(
    longestGap([
      { from: 480, to: 540 },
      { from: 600, to: 720 },
      { from: 800, to: 920 },
    ]),
  ).toEqual({
    from: 600,
    to: 720,
  });
  expect(longestGap([])).toBeNull();
});

test('a chosen time and length are kept, whatever the place takes', () => {
  expect(visitOn(trip, day(), MUSEUM, { start: 15 * 60, minutes: 90 })).toMatchObject({
    time: { start: 15 * 60, minutes: 90 },
    minutes: 90,
  });
});

test('a visit longer than any gap has no time, and one outside of all gaps leaves nothing free', () => {
  expect(visitOn(trip, day(), { ...MUSEUM, hours: 3 }, { start: 'free', minutes: null })).toMatchObject({
    time: null,
    minutesLeft: null,
  });
  expect(visitOn(trip, day(), MUSEUM, { start: 21 * 60, minutes: null }).minutesLeft).toBeNull();
});

test('a place with dates is visited when it takes place', () => {
  const fair = { ...MUSEUM, dates: { from: '2027-05-08', to: '2027-05-08', time: '15:15' } };

  expect(visitOn(trip, day(), fair, { start: 'free', minutes: null }).time?.start).toBe(15 * 60 + 15);
});
