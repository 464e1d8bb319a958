import { expect, test } from 'vitest';
import { holderOf, readItemAmount, typedFields } from './one-currency';

const ESTIMATED = { costEst: 50_000, costAct: null };

test('the currency of an item is held by another amount that is filled in, not by the one that is typed', () => {
  expect(holderOf(ESTIMATED, 'costAct')).toBe('costEst');
  expect(holderOf(ESTIMATED, 'costEst')).toBeNull();
  expect(holderOf({ costEst: null, costAct: null }, 'costAct')).toBeNull();
  expect(holderOf({ costEst: 0, costAct: null }, 'costAct')).toBe('costEst');
});

test('a text that is no amount holds no currency', () => {
  expect(holderOf({ costEst: Number.NaN, costAct: null }, 'costAct')).toBeNull();
});

test('a price that a seller gave holds the currency as well as an estimate', () => {
  expect(holderOf({ ...ESTIMATED, costEst: null, netPrice: 80 }, 'grossGiven')).toBe('netPrice');
});

test('an amount in another currency than the other amount’s is a clash, in the same one or in none it is not', () => {
  expect(readItemAmount('$330', 'JPY', 'costEst')).toEqual({ kind: 'clash', holder: 'costEst' });
  expect(readItemAmount('330 eur', 'JPY', 'costEst')).toEqual({ kind: 'clash', holder: 'costEst' });
  expect(readItemAmount('¥330', 'JPY', 'costEst')).toMatchObject({ kind: 'amount', amount: 330 });
  expect(readItemAmount('330', 'JPY', 'costEst')).toMatchObject({ kind: 'amount', amount: 330 });
});

test('a sign that currencies share means the one the item is in', () => {
  expect(readItemAmount('$330', 'CAD', 'costEst')).toMatchObject({ kind: 'amount', currency: 'CAD' });
});

test('where no other amount is filled in, the sign is read as the currency of the item', () => {
  expect(readItemAmount('$330', 'JPY', null)).toMatchObject({ kind: 'amount', currency: 'USD' });
});

test('a typed amount sets the currency where it names one, be it the trip’s', () => {
  expect(typedFields('costAct', { amount: 330, named: null })).toEqual({ costAct: 330 });
  expect(typedFields('costAct', { amount: 330, named: 'EUR' })).toEqual({ costAct: 330, currency: 'EUR' });
});
