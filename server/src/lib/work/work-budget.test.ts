import { expect, test } from 'vitest';
import { workBudget } from './work-budget';

/** How many of so many calls at one moment are let through. */
function letThrough(
  budget: ReturnType<typeof workBudget>,
  calls: number,
  { asker = 'a', cost = 1, now = 0 } = {},
) {
  return Array.from({ length: calls }, () => budget.spend(asker, cost, now)).filter((wait) => wait === 0)
    .length;
}

test('an asker has a minute’s work at once, and as much again over the next, without a reset', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });

  expect(letThrough(budget, 100)).toBe(60);
  expect(letThrough(budget, 100, { now: 999 })).toBe(0);
  expect(letThrough(budget, 100, { now: 10_000 })).toBe(10);
  expect(letThrough(budget, 100, { now: 70_000 })).toBe(60);
  expect(letThrough(budget, 100, { asker: 'b', now: 70_000 })).toBe(60);
});

test('costly calls use up more, and what does not fit takes nothing', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });

  expect(letThrough(budget, 5, { cost: 25 })).toBe(2);
  expect(letThrough(budget, 100)).toBe(10);
});

test('what was done already is waited for, be there so much left or not', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });

  budget.take('a', 100, 0);

  expect(budget.spend('a', 1, 40_000)).toBe(1_000);
  expect(budget.spend('a', 1, 41_000)).toBe(0);
});

test('a refusal says when there is enough', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });
  letThrough(budget, 60);

  const wait = budget.spend('a', 5, 0);

  expect(wait).toBe(5_000);
  expect(budget.spend('a', 5, 4_999)).toBeGreaterThan(0);
  expect(budget.spend('a', 5, 5_000)).toBe(0);
});

test('a million addresses take the memory of as many as are remembered', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 1_000 });

  for (let asker = 0; asker < 1_000_000; asker += 1) budget.spend(String(asker), 1, 0);

  expect(budget.size()).toBe(1_000);
  letThrough(budget, 100, { asker: '999999' });
  budget.spend('new', 1, 0);
  expect(letThrough(budget, 1, { asker: '999999' })).toBe(0);
});
