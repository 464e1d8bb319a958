import { readFileSync } from 'node:fs';
import type { LonLat } from '@wayfold/domain/travel/legs';
import { beforeAll, expect, test } from 'vitest';
import type { Atlas } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

/** A place on an island that people travel to, a place that they come from, and how. */
type Reached = {
  place: string;
  other: string;
  ends: [LonLat, LonLat];
  /** A `boat` takes no travelers' cars; `flight` means that there is no ship either. */
  by: 'road' | 'ferry' | 'boat' | 'flight';
  /** The ferries of a drive. */
  drive?: string[];
  /** The ships that people take without a car. */
  ship?: string[];
};

const REACHED = readFileSync(new URL('./testing/islands-reached.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Reached); // our own file

const LIST = readFileSync(new URL('../../docs/ferries-and-islands.md', import.meta.url), 'utf8');

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, 120_000);

/** What the atlas says about a leg, in the form of the list. */
function reachedBy(
  [from, to]: [LonLat, LonLat],
  { ship }: Reached,
): Omit<Reached, 'place' | 'other' | 'ends'> {
  const namesOf = (parts: readonly { name: string | null }[]) => parts.map(({ name }) => name ?? 'unnamed');
  const drive = atlas.estimateLeg(from, to, 'MyVehicle');
  const sailed = namesOf(atlas.estimateLeg(from, to, 'Ferry').parts);
  const by = drive.failed ? (sailed.length > 0 ? 'boat' : 'flight') : drive.ferry ? 'ferry' : 'road';
  return {
    by,
    ...(by === 'ferry' ? { drive: namesOf(drive.parts) } : {}),
    ...(ship ? { ship: sailed } : {}),
  };
}

test('there are at least 150 islands, and the documentation lists each', () => {
  const places = new Set(REACHED.map(({ place }) => place));

  expect(places.size).toBeGreaterThanOrEqual(150);
  for (const { place, other } of REACHED) expect(LIST, place).toContain(`| ${place} | ${other} |`);
});

test('every island is reached by the ships of the list, by road or by plane, and no other', () => {
  for (const reached of REACHED) {
    const { place, other, ends, ...said } = reached;

    expect(reachedBy(ends, reached), `${place} from ${other}`).toEqual(said);
  }
});

test('the way back takes the same kind of way', () => {
  for (const reached of REACHED) {
    const [from, to] = reached.ends;

    expect(reachedBy([to, from], reached).by, reached.place).toBe(reached.by);
  }
});

test('a flight leads to every island without a ship', () => {
  for (const { place, by, ends } of REACHED) {
    if (by === 'flight') expect(atlas.estimateLeg(...ends, 'Flight').failed, place).toBe(false);
  }
});

test('no drive leads to an island on foot, by bus or by train either', () => {
  const [honolulu, hilo]: [LonLat, LonLat] = [
    [-157.858, 21.307],
    [-155.09, 19.707],
  ];

  for (const mode of ['Bus', 'Train', 'Walk'] as const)
    expect(atlas.estimateLeg(honolulu, hilo, mode).failed, mode).toBe(true);
  expect(atlas.estimateLeg(honolulu, hilo, 'Flight').failed).toBe(false);
});
