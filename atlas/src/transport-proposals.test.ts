import { SIXTY_LEGS } from '@wayfold/domain/testing/sixty-legs';
import { proposeTransport } from '@wayfold/domain/travel/transport-proposal';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, 120_000);

test.each(SIXTY_LEGS)('$name: $expected ($because)', ({ from, to, before, expected }) => {
  const times = atlas.travelTimes(from, to);

  expect(proposeTransport({ from, to, times, beside: before }).transport).toBe(expected);
});
