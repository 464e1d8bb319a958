import type { LegPart } from '@wayfold/contract/trip/leg';
import { expect, test } from 'vitest';
import { legContents } from './leg-contents';

const part = (kind: LegPart['kind'], seconds: number, name: string | null = null): LegPart => ({
  ...{ kind, name, seconds, at: null },
});

test('ships and car trains are named in order, and their times are added', () => {
  const parts = [part('ferry', 600, 'First ferry'), part('boat', 60), part('shuttle', 6, 'Car train')];

  expect(legContents(parts)).toMatchObject({
    ferries: ['First ferry', null, 'Car train'],
    ferrySeconds: 666,
  });
});

test('a flight contains the time at airports and the ways to and from them', () => {
  expect(legContents([part('airports', 9000), part('access', 1200)])).toEqual({
    ...{ ferries: [], ferrySeconds: 0, airportSeconds: 9000, accessSeconds: 1200 },
  });
});

test('a leg stored without parts contains nothing', () => {
  expect(legContents(undefined)).toEqual({
    ...{ ferries: [], ferrySeconds: 0, airportSeconds: 0, accessSeconds: 0 },
  });
});
