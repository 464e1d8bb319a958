import { expect, test } from 'vitest';
import { workBudget } from './work-budget';

/** How many of a number of simultaneous calls are let through. */
function letThrough(
  budget: ReturnType<typeof workBudget>,
  calls: number,
  { asker = 'a', cost = 1, now = 0 } = {},
) {
  return Array.from({ length: calls }, () => budget.spend(asker, cost, now)).filter((wait) => wait === 0)
    .length;
}

test('an asker has a minute’s work at once, and regains it gradually over the next', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });

  expect(letThrough(budget, 100)).toBe(60);
  expect(letThrough(budget, 100, { now: 999 })).toBe(0);
  expect(letThrough(budget, 100, { now: 10_000 })).toBe(10);
  expect(letThrough(budget, 100, { now: 70_000 })).toBe(60);
  expect(letThrough(budget, 100, { asker: 'b', now: 70_000 })).toBe(60);
});

test('costly calls use up more, and a call that doesn’t fit uses up nothing', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });

  expect(letThrough(budget, 5, { cost: 25 })).toBe(2);
  expect(letThrough(budget, 100)).toBe(10);
});

test('work already done is charged even if it exceeds the budget', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });

  budget.take('a', 100, 0);

  expect(budget.spend('a', 1, 40_000)).toBe(1_000);
  expect(budget.spend('a', 1, 41_000)).toBe(0);
});

test('a refusal says when there will be enough', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 10 });
  letThrough(budget, 60);

  const wait = budget.spend('a', 5, 0);

  expect(wait).toBe(5_000);
  expect(budget.spend('a', 5, 4_999)).toBeGreaterThan(0);
  expect(budget.spend('a', 5, 5_000)).toBe(0);
});

test('a million addresses use no more memory than the limit', () => {
  const budget = workBudget({ perMinute: 60, mostAskers: 1_000 });

  for (let asker = 0; asker < 1_000_000; asker += 1) budget.spend(String(asker), 1, 0);

  expect(budget.size()).toBe(1_000);
  letThrough(budget, 100, { asker: '999999' });
  budget.spend('new', 1, 0);
  expect(letThrough(budget, 1, { asker: '999999' })).toBe(0);
});
