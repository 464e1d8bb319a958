import type { LonLat } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { drawnLine } from './line';

/** The sharpest turn of a line, in degrees. */
function sharpestTurn(line: readonly LonLat[]): number {
  const turns = line.slice(2).map((after, i) => {
    const [before, at] = [line[i] ?? after, line[i + 1] ?? after];
    const [coming, going] = [
      Math.atan2(at[1] - before[1], at[0] - before[0]),
      Math.atan2(after[1] - at[1], after[0] - at[0]),
    ];
    const turn = Math.abs(going - coming);
    return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
  });
  return Math.max(...turns);
}

test('a road bends through its towns instead of having a corner in each', () => {
  const towns: LonLat[] = [
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
  ];

  const line = drawnLine(towns);

  for (const town of towns)
    expect(line.some((at) => Math.hypot(at[0] - town[0], at[1] - town[1]) < 0.01)).toBe(true);
  expect(sharpestTurn(towns)).toBeGreaterThan(44);
  expect(sharpestTurn(line)).toBeLessThan(20);
  expect([line[0], line.at(-1)]).toEqual([towns[0], towns[3]]);
});

test('a straight road stays straight, and a road into a town and back out keeps its corner', () => {
  const straight: LonLat[] = [
    [5, 0],
    [6, 0],
    [8, 0],
  ];
  expect(drawnLine(straight)).toEqual([straight[0], straight[2]]);

  const spur: LonLat[] = [
    [0, 0],
    [1, 0],
    [0, 0.2],
  ];
  expect(drawnLine(spur)).toEqual(spur);
});

test('a line across the date line goes on past 180 and has no more points than a screen shows', () => {
  const zigzag = Array.from(
    { length: 900 },
    (_, i): LonLat => [170 + i / 40 - (i / 40 > 10 ? 360 : 0), i % 2],
  );

  const line = drawnLine(zigzag);

  expect(line.length).toBeLessThanOrEqual(200);
  expect(line.at(-1)?.[0]).toBeGreaterThan(180);
});
