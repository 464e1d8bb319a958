import { expect, test } from 'vitest';
import { holderOf, readItemAmount, typedFields } from './one-currency';

const ESTIMATED = { costEst: 50_000, costAct: null };

test('another filled-in amount holds the currency of an item, not the one being typed', () => {
  expect(holderOf(ESTIMATED, 'costAct')).toBe('costEst');
  expect(holderOf(ESTIMATED, 'costEst')).toBeNull();
  expect(holderOf({ costEst: null, costAct: null }, 'costAct')).toBeNull();
  expect(holderOf({ costEst: 0, costAct: null }, 'costAct')).toBe('costEst');
});

test('text that is not an amount holds no currency', () => {
  expect(holderOf({ costEst: Number.NaN, costAct: null }, 'costAct')).toBeNull();
});

test('a price from a seller holds the currency, just like an estimate', () => {
  expect(holderOf({ ...ESTIMATED, costEst: null, netPrice: 80 }, 'grossGiven')).toBe('netPrice');
});

test('an amount in a currency other than the holder’s is a clash, but not one in the same currency or none', () => {
  expect(readItemAmount('$330', 'JPY', 'costEst')).toEqual({ kind: 'clash', holder: 'costEst' });
  expect(readItemAmount('330 eur', 'JPY', 'costEst')).toEqual({ kind: 'clash', holder: 'costEst' });
  expect(readItemAmount('¥330', 'JPY', 'costEst')).toMatchObject({ kind: 'amount', amount: 330 });
  expect(readItemAmount('330', 'JPY', 'costEst')).toMatchObject({ kind: 'amount', amount: 330 });
});

test('a sign that several currencies share means the currency of the item', () => {
  expect(readItemAmount('$330', 'CAD', 'costEst')).toMatchObject({ kind: 'amount', currency: 'CAD' });
});

test('if no other amount is filled in, the sign sets the currency of the item', () => {
  expect(readItemAmount('$330', 'JPY', null)).toMatchObject({ kind: 'amount', currency: 'USD' });
});

test('a typed amount sets the currency if it names one, even the trip’s', () => {
  expect(typedFields('costAct', { amount: 330, named: null })).toEqual({ costAct: 330 });
  expect(typedFields('costAct', { amount: 330, named: 'EUR' })).toEqual({ costAct: 330, currency: 'EUR' });
});
