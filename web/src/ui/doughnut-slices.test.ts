import { expect, test } from 'vitest';
import { doughnutSlices } from './doughnut-slices';

const ring = { outerRadius: 50, innerRadius: 35 };
const part = (id: string, value: number) => ({ id, label: id, value, color: 'red' });

test('amounts of zero are not drawn', () => {
  const slices = doughnutSlices([part('Lodging', 300), part('Fees', 0), part('Food', 100)], ring);

  expect(slices.map((slice) => slice.id)).toEqual(['Lodging', 'Food']);
  expect(slices.map((slice) => slice.share)).toEqual([0.75, 0.25]);
});

test('a slice under one percent has no label, and one of exactly one percent does', () => {
  const slices = doughnutSlices([part('Lodging', 9_890), part('Food', 100), part('Fees', 10)], ring);

  expect(slices.map((slice) => slice.isLabelled)).toEqual([true, true, false]);
});

test('an empty doughnut has no slices', () => {
  expect(doughnutSlices([part('Food', 0)], ring)).toEqual([]);
});

test('a single amount is a whole ring', () => {
  const [slice] = doughnutSlices([part('Food', 12)], ring);

  expect(slice?.share).toBe(1);
  expect(slice?.path).toMatch(/^M0,-50A/);
});
