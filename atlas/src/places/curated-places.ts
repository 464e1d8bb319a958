import tzLookup from '@photostructure/tz-lookup';
import { isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Box, CuratedPlace, NearbyPlace, PlaceCategory, PlacesWanted } from '../atlas';
import type { CuratedRow, CuratedSource } from '../sources/curated';
import { metersToLine } from './line-distance';

/** At the edge of the search area, a place must be this many ranks more famous to match one at the center. */
const RANKS_TO_EDGE = 2.5;
const LATIN = /\p{Script=Latin}/u;

/** The curated places, indexed by id and location. */
export class CuratedPlaces {
  readonly categories: readonly PlaceCategory[];
  readonly #rows: readonly CuratedRow[];
  readonly #byId: ReadonlyMap<string, CuratedRow>;
  readonly #index: KDBush;
  readonly #scenes: ReadonlyMap<string, string>;
  readonly #countryName: (code: string) => string | null;

  /**
   * @param scenes      ids of the scenes that represent the places, by the ids of rows
   * @param countryName finds the English name of a country by its code
   */
  constructor(
    { rows, categories }: Omit<CuratedSource, 'version'>,
    scenes: ReadonlyMap<string, string>,
    countryName: (code: string) => string | null,
  ) {
    this.categories = categories;
    this.#rows = rows;
    this.#byId = new Map(rows.map((row) => [`poi:${row.id}`, row]));
    this.#index = new KDBush(rows.length);
    for (const { lon, lat } of rows) this.#index.add(lon, lat);
    this.#index.finish();
    this.#scenes = scenes;
    this.#countryName = countryName;
  }

  /** Finds a place by its id; null if there is none. */
  find(id: string): CuratedPlace | null {
    const row = this.#byId.get(id);
    return row ? this.#placeOf(row) : null;
  }

  /** Finds places around a point, famous and near ones first. */
  near(at: LonLat, wanted: PlacesWanted & { radiusMeters: number }): NearbyPlace[] {
    if (!isLonLat(at) || !(wanted.radiusMeters > 0)) return [];
    const [lon, lat] = onGlobe(at);
    const isWanted = this.#filter(wanted);
    const found = around(this.#index, lon, lat, this.#rows.length, wanted.radiusMeters / 1000, (i) =>
      isWanted(this.#rows[i]),
    );
    return this.#best(
      found.flatMap((i) => this.#rows[i] ?? []),
      wanted,
      { metersOf: (row) => metersToLine([row.lon, row.lat], [at]), reach: wanted.radiusMeters },
    );
  }

  /** Finds places in a box, famous ones first. */
  inside([west, south, east, north]: Box, wanted: PlacesWanted): NearbyPlace[] {
    const isWanted = this.#filter(wanted);
    const boxes =
      west <= east
        ? [[west, east] as const]
        : [
            [west, 180],
            [-180, east],
          ];
    const found = boxes.flatMap(([from = 0, to = 0]) => this.#index.range(from, south, to, north));
    return this.#best(found.flatMap((i) => this.#rows[i] ?? []).filter(isWanted), wanted, null);
  }

  /** Finds places near a line, famous and near ones first. */
  along(line: readonly LonLat[], wanted: PlacesWanted & { corridorMeters: number }): NearbyPlace[] {
    if (line.length === 0 || !line.every(isLonLat) || !(wanted.corridorMeters > 0)) return [];
    const isWanted = this.#filter(wanted);
    const meters = new Map<CuratedRow, number>();
    for (const row of this.#rows) {
      if (!isWanted(row)) continue;
      const away = metersToLine([row.lon, row.lat], line);
      if (away <= wanted.corridorMeters) meters.set(row, away);
    }
    const metersOf = (row: CuratedRow) => meters.get(row) ?? Number.POSITIVE_INFINITY;
    return this.#best([...meters.keys()], wanted, { metersOf, reach: wanted.corridorMeters });
  }

  #filter({ categories }: PlacesWanted): (row: CuratedRow | undefined) => row is CuratedRow {
    if (!categories) return (row): row is CuratedRow => row !== undefined;
    const asked = new Set(categories);
    const wanted = new Set(
      this.categories
        .filter(({ id, parent }) => asked.has(id) || asked.has(parent ?? id))
        .map(({ id }) => id),
    );
    return (row): row is CuratedRow => row?.categories.some((category) => wanted.has(category)) ?? false;
  }

  #best(
    rows: readonly CuratedRow[],
    { limit }: PlacesWanted,
    distance: { metersOf: (row: CuratedRow) => number; reach: number } | null,
  ): NearbyPlace[] {
    const scored = rows.map((row) => {
      const meters = distance?.metersOf(row) ?? null;
      const score = row.rank + (distance && meters !== null ? (RANKS_TO_EDGE * meters) / distance.reach : 0);
      return { row, meters, score };
    });
    scored.sort((a, b) => a.score - b.score || (a.row.id < b.row.id ? -1 : 1));
    return scored.slice(0, Math.max(0, Math.floor(limit) || 0)).map(({ row, meters }) => ({
      ...this.#placeOf(row),
      distanceMeters: meters === null ? null : Math.round(meters),
    }));
  }

  #placeOf(row: CuratedRow): CuratedPlace {
    return {
      id: `poi:${row.id}`,
      name: row.name,
      localName: localNameOf(row),
      otherNames: row.aka ?? [],
      coords: [row.lon, row.lat],
      countryCode: row.country,
      country: this.#countryName(row.country),
      region: row.admin1 ?? null,
      city: row.city ?? null,
      timezone: tzLookup(row.lat, row.lon),
      categories: row.categories,
      rank: row.rank,
      blurb: row.blurb,
      season: row.season ?? null,
      hours: row.hours,
      url: row.url ?? null,
      openingHours: row.openingHours ?? null,
      scene: this.#scenes.get(row.id) ?? '',
    };
  }
}

/** The first other name that isn't in Latin letters; null if there is none. */
export function localNameOf({ aka }: CuratedRow): string | null {
  return aka?.find((name) => /\p{L}/u.test(name) && !LATIN.test(name)) ?? null;
}

function onGlobe([lon, lat]: LonLat): LonLat {
  return [lon - 360 * Math.round(lon / 360), lat];
}
