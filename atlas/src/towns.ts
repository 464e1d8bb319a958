import { greatCircleMeters, isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import type { AtlasPlace } from './atlas';
import type { Gazetteer } from './gazetteer/gazetteer';
import { TOWN_RANK } from './gazetteer/rows';
import type { PointIndex } from './reverse';

/** Smaller towns are found by name. */
const LEAST_PEOPLE = 1_000;
/** A town this close to a better one is passed over, in meters: a city stands for its suburbs. */
const APART_METERS = 25_000;
/** At this distance, a town counts half as much as one at the place itself, in meters. */
const HALF_METERS = 50_000;
/** From an outing to half a day's drive, in meters. */
const DRIVE_METERS = { least: 50_000, most: 300_000 };
/** A town beside a line is within this distance, in meters. */
const BESIDE_METERS = 30_000;

/** A town and how far away it is, in meters. */
interface FarTown {
  row: number;
  meters: number;
}

/** Finds towns by where they are. */
export class Towns {
  readonly #gazetteer: Gazetteer;
  readonly #points: PointIndex;

  constructor(gazetteer: Gazetteer, points: PointIndex) {
    this.#gazetteer = gazetteer;
    this.#points = points;
  }

  /** Finds towns a drive away from a point, large and near ones first. */
  driveFrom(at: LonLat, limit: number): AtlasPlace[] {
    if (!isLonLat(at)) return [];
    const found = this.#around(at, DRIVE_METERS.most);
    return this.#best(
      found.filter(({ meters }) => meters >= DRIVE_METERS.least),
      limit,
    );
  }

  /** Finds towns beside a line, large and near ones first. */
  along(line: readonly LonLat[], limit: number): AtlasPlace[] {
    if (!line.every(isLonLat)) return [];
    const nearest = new Map<number, FarTown>();
    let last: LonLat | null = null;
    for (const at of line) {
      // Points close together have the same towns around them.
      if (last && greatCircleMeters(last, at) < BESIDE_METERS / 2) continue;
      last = at;
      for (const town of this.#around(at, BESIDE_METERS)) {
        const known = nearest.get(town.row);
        if (!known || town.meters < known.meters) nearest.set(town.row, town);
      }
    }
    return this.#best([...nearest.values()], limit);
  }

  /** Finds the towns of a region that travelers know best: large ones and those with many sights first. */
  inRegion({ countryCode, name }: { countryCode: string; name: string }, limit: number): AtlasPlace[] {
    const gazetteer = this.#gazetteer;
    const region = gazetteer.regionNumber(countryCode, name);
    const rows: number[] = [];
    // Towns come first; nothing after the last of them is one.
    for (let row = 0; gazetteer.kindOf(row) === 'town' && row < gazetteer.size; row += 1) {
      if (gazetteer.region[row] === region && gazetteer.rank[row] !== TOWN_RANK.district) rows.push(row);
    }
    return this.#apart(
      rows.sort((a, b) => gazetteer.importanceOf(b) - gazetteer.importanceOf(a) || a - b),
      limit,
    );
  }

  #around(at: LonLat, reach: number): FarTown[] {
    const { index, rows } = this.#points;
    const { population } = this.#gazetteer;
    const isLarge = (i: number) => (population[rows[i] ?? 0] ?? 0) >= LEAST_PEOPLE;
    return around(index, at[0], at[1], Number.POSITIVE_INFINITY, reach / 1_000, isLarge).map((i) => {
      const row = rows[i] ?? 0;
      return { row, meters: greatCircleMeters(at, this.#gazetteer.coordsOf(row)) };
    });
  }

  #best(towns: readonly FarTown[], limit: number): AtlasPlace[] {
    const { population } = this.#gazetteer;
    const scoreOf = ({ row, meters }: FarTown) => Math.sqrt(population[row] ?? 0) / (meters + HALF_METERS);
    const ranked = towns.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.row - b.row);
    return this.#apart(
      ranked.map(({ row }) => row),
      limit,
    );
  }

  /** The first towns of a ranking, without those close to a better one. */
  #apart(ranked: readonly number[], limit: number): AtlasPlace[] {
    const chosen: AtlasPlace[] = [];
    for (const row of ranked) {
      if (chosen.length >= limit) break;
      const place = this.#gazetteer.placeOf(row);
      const isApart = chosen.every(({ coords }) => greatCircleMeters(coords, place.coords) >= APART_METERS);
      if (isApart) chosen.push(place);
    }
    return chosen;
  }
}
