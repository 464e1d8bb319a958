import type { Effect } from '@wayfold/contract/trip/patch';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { movedSummary } from './moved-summary';

const moved = (id: string, days: number | null): Effect => ({
  kind: 'moved',
  id,
  name: id,
  from: { arrive: null, depart: null },
  to: { arrive: null, depart: null },
  days,
});

test('the first destination that moved is named, and the others are counted', () => {
  const effects = [moved('Moab', 0), moved('Page', 1), moved('Santa Fe', 1), moved('Taos', 1)];

  expect(movedSummary(effects, 'Moab')).toEqual({ name: 'Page', others: 2, days: 1 });
});

test('the destination that the person moved is named first, not the ones that made room for it', () => {
  const trip = makeTrip('2027-05-08', { denver: 2, moab: 1, page: 1 });
  const { effects } = applyEdit(trip, { kind: 'destination.move', id: STOPS.denver.id, to: 3 });

  expect(movedSummary(effects, STOPS.denver.id)).toEqual({ name: 'Denver', others: 2, days: null });
  expect(movedSummary([moved('Évora', 1), moved('Lisbon', 1)], 'Lisbon')).toEqual({
    name: 'Lisbon',
    others: 1,
    days: 1,
  });
});

test('no number of days is given if destinations moved by different numbers', () => {
  expect(movedSummary([moved('Page', -1), moved('Taos', 2)], null)).toMatchObject({ days: null });
});

test('a destination that got its first dates does not count as moved', () => {
  expect(movedSummary([moved('Page', null)], null)).toBeNull();
});
