import { readFileSync } from 'node:fs';
import type { Atlas, AtlasPlace, LonLat } from '@wayfold/atlas/atlas';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';

/**
 * A line of `search-queries.jsonl`: what is typed, and what should be found. Written from general knowledge, without
 * looking at the atlas's results.
 */
export interface SearchQuery {
  kind: string;
  /** Missing for a reverse lookup of a point. */
  q?: string;
  near?: LonLat;
  /** The expected place has this id, or is within `km` of `at` and of one of the kinds in `is`. */
  id?: string;
  at?: LonLat;
  km?: number;
  is?: string[];
  /** The expected name in a reverse lookup. */
  name?: string;
}

/** The number of results that are checked. */
const PLACES = 10;

/** Reads the evaluation set. */
export function readSearchQueries(): SearchQuery[] {
  const text = readFileSync(new URL('../places/search-queries.jsonl', import.meta.url), 'utf8');
  // Our own file; a missing field shows up as a miss.
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SearchQuery);
}

/** The position of the expected place in the results, from 1; null if it isn't there. */
export function positionOf(atlas: Atlas, query: SearchQuery): number | null {
  if (query.q === undefined) {
    return query.at && atlas.reverse(query.at).name === query.name ? 1 : null;
  }
  const near = query.near ? { near: query.near } : {};
  const index = atlas
    .suggest({ q: query.q, limit: PLACES, ...near })
    .findIndex((place) => isMeant(place, query));
  return index < 0 ? null : index + 1;
}

function isMeant(place: AtlasPlace, { id, at, km = 0, is }: SearchQuery): boolean {
  if (id) return place.id === id;
  if (is && !is.includes(place.kind)) return false;
  return at !== undefined && greatCircleMeters(place.coords, at) <= km * 1_000;
}
