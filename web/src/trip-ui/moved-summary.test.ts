import type { Effect } from '@wayfold/contract/trip/patch';
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

test('the first to move is named, the others are counted', () => {
  const effects = [moved('Moab', 0), moved('Page', 1), moved('Santa Fe', 1), moved('Taos', 1)];

  expect(movedSummary(effects, 'Moab')).toEqual({ name: 'Page', others: 2, days: 1 });
});

test('different numbers of days are not given as one', () => {
  expect(movedSummary([moved('Page', -1), moved('Taos', 2)], null)).toMatchObject({ days: null });
});

test('a destination that got its first dates did not move', () => {
  expect(movedSummary([moved('Page', null)], null)).toBeNull();
});
