import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { CuratedRow } from '../sources/curated';
import { bestOf, familyOf, fittingScenes, type PlaceToPicture, shelve } from './fitting-scenes';
import type { SceneLine } from './library';

/** How much worse a scene gets if a famous place nearby has it, or another one of its family. */
const SAME_SCENE = 12;
const SAME_FAMILY = 1.6;
/** Places closer than this, in meters, are often listed together. */
const REACH = 90_000;
/** How much a neighbor counts, by its rank. */
const BY_RANK = [0, 1, 0.9, 0.6, 0.3, 0.2];

/** A place that has its scene. */
type Given = { lon: number; lat: number; rank: number; scene: string };

/**
 * Chooses a scene for each curated place so that those near each other have different ones. The most famous places
 * choose first; the same places always get the same scenes. Takes about two seconds for all places.
 *
 * @returns ids of scenes, in the order of the places
 */
export function assignScenes(rows: readonly CuratedRow[], library: readonly SceneLine[]): string[] {
  const shelf = shelve(library);
  const given = new Neighborhood();
  const scenes = new Map<CuratedRow, string>();
  for (const row of rows.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))) {
    const crowding = crowdingAmong(given.near(row));
    const scene = bestOf(
      fittingScenes(placeToPicture(row), shelf).map(([line, score]) => [line, score - crowding(line.id)]),
    );
    scenes.set(row, scene);
    given.add({ lon: row.lon, lat: row.lat, rank: row.rank, scene });
  }
  return rows.map((row) => scenes.get(row) ?? '');
}

function placeToPicture({
  id,
  name,
  aka = [],
  blurb,
  categories,
  country,
  admin1,
}: CuratedRow): PlaceToPicture {
  return {
    id,
    names: [name, ...aka].join(', '),
    blurb,
    categories,
    countryCode: country,
    region: admin1 ?? null,
  };
}

/** Tells how much a scene would repeat what the neighbors show. */
function crowdingAmong(neighbors: readonly (Given & { nearness: number })[]): (scene: string) => number {
  const crowding = new Map<string, number>();
  const add = (key: string, weight: number) => crowding.set(key, (crowding.get(key) ?? 0) + weight);
  for (const { scene, rank, nearness } of neighbors) {
    const weight = nearness * (BY_RANK[rank] ?? 0);
    add(scene, weight * (SAME_SCENE - SAME_FAMILY));
    add(`${familyOf(scene)} family`, weight * SAME_FAMILY);
  }
  return (scene) => (crowding.get(scene) ?? 0) + (crowding.get(`${familyOf(scene)} family`) ?? 0);
}

/** The places that have scenes, in a grid of squares one degree wide. */
class Neighborhood {
  readonly #squares = new Map<string, Given[]>();

  add(given: Given): void {
    const key = squareAt(given.lon, given.lat);
    const square = this.#squares.get(key);
    if (square) square.push(given);
    else this.#squares.set(key, [given]);
  }

  /** The places within reach, each with how near it is: 1 is here, 0 out of reach. */
  near({ lon, lat }: { lon: number; lat: number }): (Given & { nearness: number })[] {
    // A degree of longitude is shorter in the north, so more squares are within reach.
    const wide = Math.min(4, Math.ceil(1 / Math.max(0.1, Math.cos((lat * Math.PI) / 180))));
    const found: (Given & { nearness: number })[] = [];
    for (let x = -wide; x <= wide; x++)
      for (let y = -1; y <= 1; y++)
        for (const given of this.#squares.get(squareAt(lon + x, lat + y)) ?? []) {
          const nearness = 1 - greatCircleMeters([lon, lat], [given.lon, given.lat]) / REACH;
          if (nearness > 0) found.push({ ...given, nearness });
        }
    return found;
  }
}

const squareAt = (lon: number, lat: number) => `${Math.floor(lon)} ${Math.floor(lat)}`;
