import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import {
  costSlices,
  costTotals,
  leadingAmount,
  ledgerOf,
  linesByCategory,
  ownTotals,
  rowsWithoutCurrency,
  shownAmount,
  sumOf,
} from './costs';
import { addAmounts } from './money';
import { totalsOf } from './totals';

function pricedTrip() {
  const trip = edited(
    makeTrip('2027-05-08', { denver: 2, moab: 3 }),
    {
      kind: 'cost.add',
      id: idOf(30),
      fields: { expenseCategory: 'Lodging', supplier: 'Redcliff', costEst: 567.1, costAct: 567 },
    },
    {
      kind: 'cost.add',
      id: idOf(31),
      fields: { expenseCategory: 'Transport', costEst: 0.2, destinationid: STOPS.moab.id },
    },
    {
      kind: 'cost.add',
      id: idOf(32),
      fields: { expenseCategory: 'Transport', netPrice: 40, commission: 4.5 },
    },
  );
  return withEvent(trip, idOf(20), {
    name: 'Arches',
    start: '2027-05-11',
    costEst: 30,
    category: 'Activities',
  });
}

test('the ledger contains the cost rows and the events that have a price, each in its category', () => {
  const trip = withEvent(pricedTrip(), idOf(21), { name: 'A walk', start: '2027-05-11' });

  const lines = ledgerOf(trip);
  expect(lines.map(({ id }) => id)).toEqual([idOf(30), idOf(31), idOf(32), idOf(20)]);
  expect(lines[3]).toMatchObject({ in: 'events', category: 'Activities', destinationid: STOPS.moab.id });
  expect(linesByCategory(lines, 'USD').map(({ category }) => category)).toEqual([
    'Lodging',
    'Transport',
    'Activities',
  ]);
});

test('gross is net plus commission if missing, and the approximate cost is gross, or else the estimate', () => {
  const trip = pricedTrip();

  expect(trip.costs[idOf(32)]?.grossPrice).toBe(44.5);
  expect(
    edited(trip, { kind: 'cost.set', id: idOf(32), fields: { grossGiven: 50 } }).costs[idOf(32)]?.grossPrice,
  ).toBe(50);
  expect(trip.costs[idOf(30)]?.grossPrice).toBeNull();
  expect(sumOf(ledgerOf(trip), 'approximate')).toBe(641.8);
});

test('amounts in different currencies are never added', () => {
  const trip = withEvent(pricedTrip(), idOf(21), {
    name: 'Ryokan',
    start: '2027-05-11',
    costEst: 9000,
    currency: 'JPY',
  });

  expect(totalsOf(pricedTrip())).toMatchObject({ costEst: 597.3, costAct: 567, nights: 5 });
  expect(totalsOf(trip)).toMatchObject({
    costEst: null,
    costAct: null,
    costs: [
      { currency: 'USD', costEst: 597.3, costAct: 567 },
      { currency: 'JPY', costEst: 9000, costAct: 0 },
    ],
  });
  expect(costTotals(ledgerOf(trip), 'JPY').map(({ currency }) => currency)).toEqual(['JPY', 'USD']);
});

test('a trip without prices costs nothing in its own currency', () => {
  expect(ownTotals([], 'USD')).toEqual({ costEst: 0, costAct: 0, costs: [] });
});

test('sums are exact to the thousandth', () => {
  expect(addAmounts([0.1, 0.2])).toBe(0.3);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 }),
      (thousandths) => {
        const whole = thousandths.reduce((sum, one) => sum + one, 0);
        expect(Math.round(addAmounts(thousandths.map((one) => one / 1000)) * 1000)).toBe(whole);
      },
    ),
  );
});

test('the chart drops zeros and refunds and gives slices under one percent no label', () => {
  const trip = edited(
    pricedTrip(),
    { kind: 'cost.add', id: idOf(33), fields: { expenseCategory: 'Fees', costEst: 0 } },
    { kind: 'cost.add', id: idOf(34), fields: { expenseCategory: 'Shopping', costEst: -20 } },
  );

  const slices = costSlices(ledgerOf(trip), 'USD', 'costEst');
  expect(slices.map(({ category, labeled }) => [category, labeled])).toEqual([
    ['Lodging', true],
    ['Transport', false],
    ['Activities', true],
  ]);
  expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
});

test('the rows without a currency are those with amounts that name none', () => {
  const trip = edited(
    pricedTrip(),
    { kind: 'cost.set', id: idOf(31), fields: { currency: 'USD' } },
    { kind: 'cost.add', id: idOf(33), fields: { supplier: 'Not priced yet' } },
  );

  expect(rowsWithoutCurrency(trip)).toEqual([
    { in: 'costs', id: idOf(30), amounts: 2 },
    { in: 'costs', id: idOf(32), amounts: 2 },
    { in: 'events', id: idOf(20), amounts: 1 },
  ]);
});

test('a row shows what was paid, else the estimate', () => {
  expect(shownAmount({ costEst: 85.5, costAct: 92 })).toBe(92);
  expect(shownAmount({ costEst: 85.5, costAct: 0 })).toBe(0);
  expect(shownAmount({ costEst: 85.5, costAct: null })).toBe(85.5);
  expect(shownAmount({ costEst: null, costAct: null })).toBeNull();
});

test('if there is room for one amount, the trip’s currency comes first, and the others are not lost', () => {
  const [euros, yen] = [
    { amount: 85.5, currency: 'EUR' },
    { amount: 1_200, currency: 'JPY' },
  ];
  expect(leadingAmount([euros, yen], 'JPY')).toEqual({ ...yen, hasMore: true });
  expect(leadingAmount([{ amount: 0, currency: 'USD' }, euros], 'USD')).toEqual({ ...euros, hasMore: false });
  expect(leadingAmount([], 'USD')).toEqual({ amount: 0, currency: 'USD', hasMore: false });
});
