import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { NodeHeap } from './node-heap';
import type { Railway } from './railways';

/** A trip by train between two points, with the ways to and from the stations. */
export type RailTrip = {
  meters: number;
  seconds: number;
  /** The stations it stops at or passes. */
  line: LonLat[];
};

/** Assumptions: how long a change takes, how far people go to a station and how fast, and how much rails wind. */
const CHANGE_MINUTES = 10;
/** Cities whose lines end at different terminals, so that a change is a ride across the city. */
const TERMINALS_APART: ReadonlyMap<string, number> = new Map([
  ['Paris', 50],
  ['London', 45],
  ['Moscow', 45],
]);
const REACH_METERS = 30_000;
const ACCESS_KMH = 30;
const ACCESS_WINDING = 1.3;
const RAIL_WINDING = 1.15;
/** For shorter trips there are local trains that nobody listed, and no listed line may make a trip so much longer. */
const LEAST_METERS = 15_000;
const LONGEST_RATIO = 2;

/** A stop of one line; others at the same station are reached by a change. */
type Platform = {
  at: LonLat;
  rides: [platform: number, minutes: number][];
  station: number[];
  changeMinutes: number;
};

/** The listed railways, to find the quickest trip between two points. */
export class RailGraph {
  readonly #platforms: Platform[] = [];

  constructor(railways: readonly Railway[]) {
    const stations = new Map<string, number[]>();
    for (const { stops, minutes } of railways) {
      for (const [i, [name, lon, lat]] of stops.entries()) {
        const station = stations.get(`${lon},${lat}`) ?? [];
        stations.set(`${lon},${lat}`, station);
        const changeMinutes = TERMINALS_APART.get(name) ?? CHANGE_MINUTES;
        const id = this.#platforms.push({ at: [lon, lat], rides: [], station, changeMinutes }) - 1;
        station.push(id);
        const time = minutes[i - 1];
        if (time === undefined) continue;
        this.#platforms[id]?.rides.push([id - 1, time]);
        this.#platforms[id - 1]?.rides.push([id, time]);
      }
    }
  }

  /** Finds the quickest trip; null for short trips, and where no listed line leads there without a long detour. */
  find(from: LonLat, to: LonLat): RailTrip | null {
    const straight = greatCircleMeters(from, to);
    if (straight < LEAST_METERS) return null;
    const exits = this.#access(to);
    const spent = this.#access(from);
    const cameFrom = new Map<number, number>();
    const done = new Set<number>();
    const heap = new NodeHeap();
    for (const [platform, minutes] of spent) heap.push(platform, minutes);
    let [best, bestMinutes] = [-1, Number.POSITIVE_INFINITY];
    for (let id = heap.pop(); id !== -1 && heap.poppedKey < bestMinutes; id = heap.pop()) {
      if (done.has(id)) continue;
      done.add(id);
      const minutes = spent.get(id) ?? 0;
      const total = minutes + (exits.get(id) ?? Number.POSITIVE_INFINITY);
      if (cameFrom.has(id) && total < bestMinutes) [best, bestMinutes] = [id, total];
      const { rides = [], station = [], changeMinutes = CHANGE_MINUTES } = this.#platforms[id] ?? {};
      for (const [next, time] of [...rides, ...station.map((other) => [other, changeMinutes] as const)]) {
        if (minutes + time >= (spent.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        spent.set(next, minutes + time);
        cameFrom.set(next, id);
        heap.push(next, minutes + time);
      }
    }
    if (best === -1) return null;
    const line: LonLat[] = [];
    for (let id: number | undefined = best; id !== undefined; id = cameFrom.get(id)) {
      const at = this.#platforms[id]?.at;
      // A change has two platforms in one place.
      if (at && `${at}` !== `${line[0]}`) line.unshift(at);
    }
    const meters = line.slice(1).reduce((sum, at, i) => sum + greatCircleMeters(line[i] ?? at, at), 0);
    if (meters > LONGEST_RATIO * straight) return null;
    return { meters: RAIL_WINDING * meters, seconds: bestMinutes * 60, line };
  }

  /** The platforms that people reach from a point, with the minutes it takes. */
  #access(point: LonLat): Map<number, number> {
    return new Map(
      this.#platforms.flatMap(({ at }, id) => {
        const meters =
          Math.abs(at[1] - point[1]) > 1 ? Number.POSITIVE_INFINITY : greatCircleMeters(point, at);
        return meters > REACH_METERS
          ? []
          : [[id, ((meters * ACCESS_WINDING) / 1000 / ACCESS_KMH) * 60] as const];
      }),
    );
  }
}
