import { expect, test } from 'vitest';
import { iconPath, scaledPath } from './icons';

test('a path is brought to another size, the flags of its arcs as they are', () => {
  expect(scaledPath('M10 20l-5,.5a2 2 0 1 0 4-4z', 0.5)).toBe('M5 10l-2.5 0.25a1 1 0 1 0 2 -2z');
});

test('an icon drawn on more units than others comes as large as they do', async () => {
  const path = await iconPath('temaki/rafting');

  const [, x = ''] = /^M([\d.]+)/.exec(path) ?? [];
  expect(Number(x)).toBeLessThan(15);
});
