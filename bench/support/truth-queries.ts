import { readFileSync } from 'node:fs';
import type { LonLat } from '@wayfold/atlas/atlas';

/** A line of a file in `bench/places/truth`: what is typed, and near which point an answer counts. */
export interface TruthQuery {
  q: string;
  lon: number;
  lat: number;
  /** How near to the point an answer must be. */
  km: number;
  kind: string;
  /** Where the trip is, and the kind that an answer must have; only in the set that was written from memory. */
  near?: LonLat;
  is?: string;
  /** Causes of misses are looked for only in the seen half; the unseen half tells whether cures carry over. */
  half: 'seen' | 'unseen';
}

/** The set that was written from memory, and therefore has no halves and is counted apart. */
export const BADLY_TYPED = 'badly-typed';

/** Reads one set of the truth from public tables, such as `cities`. */
export function readTruthQueries(set: string): TruthQuery[] {
  const text = readFileSync(new URL(`../places/truth/${set}.jsonl`, import.meta.url), 'utf8');
  // Our own file; a missing field shows up as a miss.
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TruthQuery);
}
