import { expect, test } from 'vitest';
import { iconPath, scaledPath } from './icons';

test('a path is scaled without changing the flags of its arcs', () => {
  expect(scaledPath('M10 20l-5,.5a2 2 0 1 0 4-4z', 0.5)).toBe('M5 10l-2.5 0.25a1 1 0 1 0 2 -2z');
});

test('an icon drawn on a larger grid is scaled to the size of the others', async () => {
  const path = await iconPath('temaki/rafting');

  const [, x = ''] = /^M([\d.]+)/.exec(path) ?? [];
  expect(Number(x)).toBeLessThan(15);
});
