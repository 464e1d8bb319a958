import { readFileSync } from 'node:fs';
import type { LonLat } from '@wayfold/domain/travel/legs';
import { packageFile } from '../sources/package-file';

/** A road of known length from one town to the next; without `kmh`, it is as fast as other roads of the country. */
export type HighwaySection = { from: LonLat; to: LonLat; km: number; kmh?: number | undefined };

/**
 * A road as a list of towns (name and location) and the length of each section, one fewer than the towns.
 *
 * `kmh` is the usual speed from end to end, for roads whose speed differs from others of their country.
 */
export type Highway = {
  name: string;
  stops: [town: string, lon: number, lat: number][];
  km: number[];
  kmh?: number;
  source: string;
};

/** Roads below this speed are slow: over passes, in parks, along coasts. Who takes one has no better road. */
export const SLOW_ROAD_KMH = 75;

const HIGHWAYS_FILE = packageFile('@wayfold/atlas/roads/highways.jsonl');

/** The text of the file, to detect changes. */
export function highwaysText(): string {
  return readFileSync(HIGHWAYS_FILE, 'utf8');
}

/** Reads the hand-written roads. */
export function readHighways(): Highway[] {
  return highwaysText()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Highway); // a committed file; a test checks its shape
}

/** The sections of all hand-written roads, grouped by road. */
export function highwaySections(): HighwaySection[][] {
  return readHighways().map(({ stops, km, kmh }) =>
    km.flatMap((length, i) => {
      const [from, to] = [stops[i], stops[i + 1]];
      return from && to ? [{ from: [from[1], from[2]], to: [to[1], to[2]], km: length, kmh }] : [];
    }),
  );
}
