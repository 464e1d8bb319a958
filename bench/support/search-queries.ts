import { readFileSync } from 'node:fs';
import type { Atlas, AtlasPlace, LonLat } from '@wayfold/atlas/atlas';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';

/**
 * A line of `search-queries.jsonl`: what is typed, and what should be found. Written from general knowledge, without
 * looking at what the atlas answers.
 */
export interface SearchQuery {
  kind: string;
  /** Missing for a point that is looked up. */
  q?: string;
  near?: LonLat;
  /** The place found has this id, or lies within `km` of `at` and is of one of these kinds. */
  id?: string;
  at?: LonLat;
  km?: number;
  is?: string[];
  /** What a point that is looked up is called. */
  name?: string;
}

/** How many places are looked at. */
const PLACES = 10;

/** Reads the evaluation set. */
export function readSearchQueries(): SearchQuery[] {
  const text = readFileSync(new URL('../search-queries.jsonl', import.meta.url), 'utf8');
  // Our own file; a field that is missing shows as a miss.
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SearchQuery);
}

/** The place of the expected answer among those given, from 1; null when it is not there. */
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
