import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { USA_FRAME } from '../src/pages/ideas/usa-frame';
import { drawUsaStates } from './usa-states';

const states = drawUsaStates();

/** The box around a path of relative steps. */
function boxOf(path: string) {
  const points = path.split(/(?=M)/).flatMap((ring) => {
    let [x, y] = [0, 0];
    return [...ring.matchAll(/(-?\d+),(-?\d+)/g)].map(([, dx, dy]) => {
      [x, y] = [x + Number(dx), y + Number(dy)];
      return [x, y] as const;
    });
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

test('the build draws fifty states and D.C. by name', () => {
  const names = states.map(({ name }) => name);

  expect(names).toHaveLength(51);
  expect(new Set(names).size).toBe(51);
  expect(names).toEqual(expect.arrayContaining(['Alaska', 'District of Columbia', 'Hawaii', 'Rhode Island']));
  expect(names).toEqual(names.toSorted());
});

test('every state is inside the frame, where it belongs', () => {
  for (const { name, path } of states) {
    const { left, right, top, bottom } = boxOf(path);

    expect(path, name).toMatch(/^(M\d+,\d+l(-?\d+,-?\d+ ?)+z)+$/);
    expect(left, name).toBeGreaterThanOrEqual(0);
    expect(top, name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(USA_FRAME.width);
    expect(bottom, name).toBeLessThanOrEqual(USA_FRAME.height);
  }
  const box = (wanted: string) => boxOf(states.find(({ name }) => name === wanted)?.path ?? '');
  expect(box('California').right).toBeLessThan(box('Maine').left);
  expect(box('Montana').bottom).toBeLessThan(box('Texas').top);
  // Below California, left of Texas.
  expect(box('Alaska').top).toBeGreaterThan(box('California').bottom);
  expect(box('Hawaii').right).toBeLessThan(box('Texas').right);
});

test('no point repeats the one before it, and all of it is small', () => {
  for (const { name, path } of states) expect(path, name).not.toMatch(/[l ]0,0\b/);
  expect(gzipSync(JSON.stringify(states)).length).toBeLessThan(12_000);
});
