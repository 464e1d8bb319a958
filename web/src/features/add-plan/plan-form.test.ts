import type { Place } from '@wayfold/contract/places/places';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import type { PlaceKinds } from '../../api/places/places';
import { dayPlanAt } from '../../trip-ui/plans/day-plan';
import type { PlanDay } from '../../trip-ui/plans/place-event';
import { placesToSuggest } from './near-places';
import { emptyPlan, planAdd, planTime, withName, wrongLine } from './plan-form';

const MOAB = '11111111-1111-4111-8111-111111111111';
const DAY: PlanDay = { destid: MOAB, date: '2027-05-08', dayIndex: 1 };
const KINDS: PlaceKinds = { groups: [], byId: new Map(), icons: new Map() };

function trip(startDate: string | null) {
  return applyEdit(
    emptyDocument({ id: '33333333-3333-4333-8333-333333333333', currency: 'USD', startDate }),
    {
      kind: 'destination.add',
      id: MOAB,
      fields: { name: 'Moab', coords: [-109.55, 38.57], nights: 2 },
    },
  ).document;
}

function place(facts: Partial<Place>): Place {
  return {
    ...UNKNOWN_PLACE,
    ...{ id: 'poi:museum', poi_source: 'curated', name: 'Moab Museum', coords: [-109.5468, 38.5737] },
    ...{ categories: 'museum', rank: 3, hours: 1 },
    ...facts,
  };
}

test('a plan of a name alone has no time, and one that was asked for at an hour takes an hour from there', () => {
  expect(planTime(emptyPlan(null), null)).toBeNull();
  expect(planTime(emptyPlan(900), null)).toEqual({ start: 900, minutes: 60 });
});

test('everything entered is in one change, with the link completed', () => {
  const form = {
    ...emptyPlan(null),
    ...{ name: '  Dinner ', costEst: 40, currency: 'EUR', note: 'Window table ', link: 'example.com' },
  };

  const { document } = applyEdit(
    trip('2027-05-08'),
    planAdd(form, DAY, { start: 1_410, minutes: 60 }, KINDS),
  );

  expect(Object.values(document.events)).toMatchObject([
    {
      ...{ name: 'Dinner', start: '2027-05-08T23:30', end: '2027-05-09T00:30', homeDestid: MOAB },
      ...{ costEst: 40, currency: 'EUR', notes: 'Window table', link: 'https://example.com' },
      ...{ isUserEvent: true, eventid: null },
    },
  ]);
});

test('in a trip without dates, a plan keeps its day of the stay and its time', () => {
  const form = { ...emptyPlan(null), name: 'Dinner' };
  const day = { ...DAY, date: null, dayIndex: 2 };

  const { document } = applyEdit(trip(null), planAdd(form, day, { start: 1_140, minutes: 90 }, KINDS));

  expect(Object.values(document.events)).toMatchObject([
    { start: null, dayIndex: 2, timeOfDay: '19:00', minutes: 90 },
  ]);
});

test('a plan stands for its place as long as its name begins with the place’s name', () => {
  const chosen = { ...emptyPlan(null), name: 'Moab Museum', place: place({}) };
  const longer = withName(chosen, 'Moab Museum, with Ida');

  const change = planAdd(longer, DAY, null, KINDS);

  expect(change.fields).toMatchObject({ name: 'Moab Museum, with Ida', eventid: 'poi:museum' });
  expect(withName(chosen, 'Moab Mus').place).toBeNull();
});

test('an amount that can’t be read and a link that leads nowhere are named', () => {
  expect(wrongLine({ ...emptyPlan(null), costEst: Number.NaN })).toBe('cost');
  expect(wrongLine({ ...emptyPlan(null), link: 'nowhere' })).toBe('link');
  expect(wrongLine({ ...emptyPlan(null), costEst: 12, link: 'tel:+15550142' })).toBeNull();
});

test('what is suggested for a day fits it, is near, and isn’t planned yet', () => {
  const museum = place({});
  const hike = place({ id: 'poi:hike', name: 'Long hike', hours: 13, rank: 1 });
  const far = place({ id: 'poi:far', name: 'Far arch', coords: [-110.2, 38.9] });
  const planned = place({ id: 'poi:planned', name: 'Planned arch' });
  const busy = applyEdit(trip('2027-05-08'), {
    kind: 'batch',
    changes: [
      planAdd({ ...emptyPlan(null), name: 'Planned arch', place: planned }, DAY, null, KINDS),
      planAdd({ ...emptyPlan(null), name: 'Tour' }, DAY, { start: 480, minutes: 240 }, KINDS),
    ],
  }).document;

  const day = dayPlanAt(busy, DAY);
  const suggested = day && placesToSuggest([hike, far, planned, museum], busy, day, 'free', KINDS);

  expect(suggested?.map(({ place: { id } }) => id)).toEqual(['poi:museum', 'poi:far', 'poi:hike']);
  expect(suggested?.[0]?.visit.time).toEqual({ start: 720, minutes: 60 });
});
