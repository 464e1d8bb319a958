import type { Atlas, CuratedPlace } from '@wayfold/atlas/atlas';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { ImportedRow } from '../../listed/listed-write-store';
import { categoriesOf, reachOf } from './same-kinds';
import { comparableNames, coreOf, haveSameName } from './same-names';

type Named = { place: CuratedPlace; names: string[] };

/** Finds the curated place that an imported one is, by name, kind and distance. */
export class CuratedNames {
  readonly #byCore = new Map<string, Named[]>();

  constructor(atlas: Pick<Atlas, 'placesIn'>) {
    for (const place of atlas.placesIn([-180, -90, 180, 90], { limit: Number.MAX_SAFE_INTEGER })) {
      const { name, localName, otherNames, city, region, country } = place;
      const names = comparableNames([name, localName, ...otherNames], [city, region, country]);
      for (const core of new Set(names.map(coreOf))) {
        this.#byCore.set(core, [...(this.#byCore.get(core) ?? []), { place, names }]);
      }
    }
  }

  /** The id of the nearest curated place that a row is; null if there is none. */
  idOf(row: ImportedRow): string | null {
    let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const core of new Set(row.match_names.map(coreOf))) {
      for (const { place, names } of this.#byCore.get(core) ?? []) {
        const meters = greatCircleMeters(place.coords, [row.lon, row.lat]);
        if (meters >= least || !haveSameName(names, row.match_names)) continue;
        if (meters > (reachOf(place.categories, categoriesOf(row)) ?? -1)) continue;
        [nearest, least] = [place.id, meters];
      }
    }
    return nearest;
  }
}

const ofAtlas = new WeakMap<object, CuratedNames>();

/** The names of an atlas, computed once. */
export function curatedNamesOf(atlas: Pick<Atlas, 'placesIn'>): CuratedNames {
  const names = ofAtlas.get(atlas) ?? new CuratedNames(atlas);
  ofAtlas.set(atlas, names);
  return names;
}
