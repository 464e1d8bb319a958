import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { edited, idOf, makeTrip, STOPS, withEvent } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { costFigures, costTable } from './costs-model';

const NONE_CLOSED = new Set<never>();

function priced(): TripDocument {
  const trip = makeTrip('2027-05-10', { moab: 3, springdale: 2 });
  return edited(
    withEvent(trip, idOf(20), {
      name: 'Rafting',
      start: '2027-05-11T09:00',
      category: 'Activities',
      costEst: 80,
    }),
    {
      kind: 'cost.add',
      id: idOf(30),
      fields: {
        supplier: 'Redcliff Cabins',
        expenseCategory: 'Lodging',
        destinationid: STOPS.moab.id,
        costEst: 567,
        costAct: 500,
      },
    },
    {
      kind: 'cost.add',
      id: idOf(31),
      fields: { supplier: 'Springdale inn', expenseCategory: 'Lodging', destinationid: STOPS.springdale.id },
    },
    {
      kind: 'cost.add',
      id: idOf(32),
      fields: { supplier: 'Ryokan', expenseCategory: 'Lodging', currency: 'JPY', costEst: 40_000 },
    },
  );
}

test('costs and events are listed under their category', () => {
  const { rows } = costTable(priced(), NONE_CLOSED);

  expect(rows.map((row) => (row.kind === 'category' ? row.category : row.item.name))).toEqual([
    'Lodging',
    'Redcliff Cabins',
    'Springdale inn',
    'Ryokan',
    'Activities',
    'Rafting',
  ]);
  expect(rows.at(-1)).toMatchObject({ item: { in: 'events', costEst: 80, place: 'Moab' } });
});

test('lodging shows its place and nights, unless its name already contains the place', () => {
  const { rows } = costTable(priced(), NONE_CLOSED);

  expect(rows[1]).toMatchObject({ item: { place: 'Moab', nights: 3 } });
  expect(rows[2]).toMatchObject({ item: { place: null, nights: 2 } });
});

test('a lodging event shows how many nights it is for', () => {
  const trip = withEvent(makeTrip('2027-05-10', { moab: 3 }), idOf(20), {
    name: 'Tent',
    category: 'Lodging',
    start: '2027-05-11',
    end: '2027-05-12',
  });

  expect(costTable(trip, NONE_CLOSED).rows[1]).toMatchObject({ item: { name: 'Tent', nights: 1 } });
});

test('a collapsed category keeps its sums and hides its lines', () => {
  const { rows } = costTable(priced(), new Set(['Lodging' as const]));

  expect(rows[0]).toMatchObject({ category: 'Lodging', isOpen: false, count: 3 });
  expect(rows[1]).toMatchObject({ kind: 'category', category: 'Activities' });
});

test('currencies are summed separately, the trip’s own first', () => {
  const { totals } = costTable(priced(), NONE_CLOSED);

  expect(totals).toMatchObject([
    { currency: 'USD', costEst: 647, costAct: 500 },
    { currency: 'JPY', costEst: 40_000, costAct: null },
  ]);
});

test('the remaining amount is negative if more than the estimate was spent', () => {
  const table = costTable(priced(), NONE_CLOSED);
  const overspent = edited(priced(), { kind: 'cost.set', id: idOf(30), fields: { costAct: 700 } });

  expect(costFigures(table, 'USD', false)).toMatchObject({
    currency: 'USD',
    kind: 'costEst',
    total: 647,
    spent: 500,
    left: 147,
    others: ['JPY'],
  });
  expect(costFigures(costTable(overspent, NONE_CLOSED), 'USD', false).left).toBe(-53);
});

test('a business sees gross prices in the chart, its net and commission in the table', () => {
  const sold = edited(priced(), {
    kind: 'cost.set',
    id: idOf(30),
    fields: { netPrice: 500, commission: 100 },
  });
  const table = costTable(sold, NONE_CLOSED);

  expect(table.rows[1]).toMatchObject({ item: { netPrice: 500, commission: 100, grossPrice: 600 } });
  expect(costFigures(table, 'USD', true)).toMatchObject({ kind: 'approximate', total: 680, left: null });
});

test('without any estimate the chart shows what was spent', () => {
  const spent = edited(makeTrip(null, { moab: 1 }), {
    kind: 'cost.add',
    id: idOf(30),
    fields: { costAct: 12.5 },
  });

  expect(costFigures(costTable(spent, NONE_CLOSED), 'USD', false)).toMatchObject({
    kind: 'costAct',
    total: 12.5,
    left: null,
  });
});
