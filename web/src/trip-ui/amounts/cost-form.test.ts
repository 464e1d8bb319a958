import { MAX_AMOUNT } from '@wayfold/contract/kernel/word-lists';
import { edited, idOf, makeTrip } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import {
  costForm,
  costFormAdd,
  costFormChange,
  costFormErrors,
  emptyCostForm,
  isEmptyCostForm,
} from './cost-form';

function rental() {
  const trip = edited(makeTrip(null, { moab: 1 }), {
    kind: 'cost.add',
    id: idOf(30),
    fields: { supplier: 'Rental car', expenseCategory: 'Transport', costEst: 612 },
  });
  const cost = trip.costs[idOf(30)];
  if (!cost) throw new Error('The cost was not added.');
  return { trip, cost };
}

test('saving sends only the fields that differ', () => {
  const { cost } = rental();

  const change = costFormChange(cost.id, costForm(cost), { ...costForm(cost), costEst: 644 });

  expect(change).toEqual({ kind: 'cost.set', id: cost.id, fields: { costEst: 644 } });
});

test('saving without a difference changes nothing', () => {
  const { cost } = rental();

  expect(costFormChange(cost.id, costForm(cost), { ...costForm(cost), supplier: 'Rental car ' })).toBeNull();
});

test('an added cost has the values that were typed', () => {
  const form = { ...emptyCostForm('Food'), supplier: ' Ramen ', currency: 'JPY', costAct: 1200 };
  const { trip } = rental();

  const after = edited(trip, costFormAdd(idOf(31), form));

  expect(after.costs[idOf(31)]).toMatchObject({
    supplier: 'Ramen',
    expenseCategory: 'Food',
    currency: 'JPY',
    costAct: 1200,
    costEst: null,
  });
});

test('a cost needs a name, even if it has an amount', () => {
  const form = { ...emptyCostForm('Other'), costAct: 3 };

  expect(costFormErrors(form)).toEqual({ supplier: 'supplierMissing' });
  expect(costFormErrors({ ...form, supplier: ' \u00a0\t' })).toEqual({ supplier: 'supplierMissing' });
  expect(costFormErrors({ ...form, supplier: 'Fuel' })).toEqual({});
});

test('an amount beyond the limit is not saved', () => {
  const form = { ...emptyCostForm('Other'), supplier: 'Fuel' };

  expect(costFormErrors({ ...form, costEst: -MAX_AMOUNT, netPrice: MAX_AMOUNT })).toEqual({});
  expect(costFormErrors({ ...form, grossGiven: MAX_AMOUNT + 0.01 })).toEqual({ amounts: 'beyondLimits' });
});

test('a form with text that is not an amount is not empty, but one with only spaces and a category is', () => {
  const form = emptyCostForm('Food');

  expect(isEmptyCostForm({ ...form, supplier: ' ' })).toBe(true);
  expect(isEmptyCostForm({ ...form, costAct: Number.NaN })).toBe(false);
  expect(isEmptyCostForm({ ...form, grossGiven: 0 })).toBe(false);
});
