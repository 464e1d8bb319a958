import { expect, test } from 'vitest';
import { readQuery } from './parse-query';

test('a comma separates the name from its areas', () => {
  expect(readQuery('Paris, TX, USA')).toEqual([
    { name: 'paris', areas: ['tx', 'usa'], guessed: false, ended: false },
  ]);
});

test('without a comma, the last words may be an area', () => {
  expect(readQuery('Springfield IL')).toEqual([
    { name: 'springfield il', areas: [], guessed: false, ended: false },
    { name: 'springfield', areas: ['il'], guessed: true, ended: false },
  ]);
});

test('commas with nothing around them are ignored', () => {
  expect(readQuery(', ,')).toEqual([]);
  expect(readQuery(',paris,,')[0]?.name).toBe('paris');
});

test('a trailing space means that the word is complete', () => {
  expect(readQuery('los ')).toEqual([{ name: 'los', areas: [], guessed: false, ended: true }]);
  expect(readQuery(' los')).toMatchObject([{ ended: false }]);
});

test('an article may be part of the name or not', () => {
  expect(readQuery('The Palace Museum').map(({ name }) => name)).toEqual([
    'the palace museum',
    'palace museum',
    'the palace',
    'the',
  ]);
  expect(readQuery('the')).toHaveLength(1);
});
