import { geodesicLine, greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { type Sections, section } from '../cache/cache-file';
import { barrierCheck } from './barriers';
import { EDGE, MAIN_ROAD_SHARE } from './edges';
import { Islands } from './islands';
import { type RoadLink, readLinks } from './links';
import { NodeHeap } from './node-heap';
import { COST_PARTS_PER_KM, PARTS_PER_DEGREE } from './packages';

/** A path through the road graph. */
export type RoadPath = {
  /** Cost of town-to-town roads, in kilometers: their length before the region's winding is applied. */
  roadCostKm: number;
  /** On bridges and roads of known length. */
  linkMeters: number;
  /** The part of those whose speed is known too, and the time there. */
  pacedMeters: number;
  pacedSeconds: number;
  /** On ships and car trains, and the time there including boarding. */
  ferryMeters: number;
  ferrySeconds: number;
  /** Those ships and car trains, in order. */
  ferries: FerryRide[];
  /** From node to node and around water between them, without the two requested ends. */
  line: LonLat[];
  /** By point of the line: whether it belongs to a coast or bridge that the line follows exactly. */
  isExact: boolean[];
};

/** A ride on a ship or a car train. */
export type FerryRide = {
  /** Null if it isn't written: somebody sails there, but nobody knows who. */
  link: Pick<RoadLink, 'name' | 'kind'> | null;
  /** Including boarding. */
  seconds: number;
  /** About halfway. */
  at: LonLat;
};

/**
 * Who travels: cars, people without one, who also take boats, people on trains, who also use railway tunnels, or people
 * who want to go by ship.
 */
export type Traffic = 'cars' | 'people' | 'trains' | 'ships';

/** Beyond this distance there are no roads to speak of. */
const REACH_METERS = 250_000;
const SNAP_NODES = 4;
/** Where towns have no roads to each other, those in a town don't lead farther than this. */
const LOCAL_METERS = 15_000;
/** Nodes farther than this multiple of the nearest one's distance plus these meters aren't entry points. */
const SNAP_RATIO = 1.6;
const SNAP_METERS = 3_000;
/** A route off the graph winds by this factor, and costs that much more than one on it. */
const SNAP_COST = 1.3;
/**
 * How much the search trusts the straight line. Known roads cost nine tenths of their length; assuming all of it visits
 * fewer nodes, and the paths found are hardly longer.
 */
const EAGERNESS = 1;
/** Whoever wants to go by ship travels this much farther at sea than they would on land, and avoids changing ships. */
const LAND_COST_BY_SHIP = 6;
const BOARDING_COST_KM = 10;
const EAGERNESS_BY_SHIP = 2.5;
/** No written ship sails to what costs more than this, or than these kilometers and so many straight lines. */
const MOST_BY_SHIP_KM = 4_000;
const MOST_BY_SHIP = { km: 500, ratio: 6 };
const EARTH_KM = 6_371.0088;

/** The world's roads: towns connected by their likely roads. Can't run two searches at once. */
export class RoadGraph {
  readonly #degrees: Int32Array;
  readonly #components: Uint32Array;
  readonly #offsets: Uint32Array;
  readonly #targets: Uint32Array;
  readonly #costs: Uint16Array;
  readonly #kinds: Uint8Array;
  readonly #points: KDBush;
  /** By edge: meters and seconds of links and ferries, and the number of the link, from 1. */
  readonly #known = new Map<number, readonly [meters: number, seconds: number, link: number]>();
  readonly #links = readLinks();
  /** By edge: the first and the last of the points that lead it around water. */
  readonly #courses = new Map<number, readonly [first: number, last: number]>();
  readonly #coursePoints: Int32Array;
  readonly #islands = new Islands();
  readonly #islandOf: Uint16Array;
  readonly #vectors: Float32Array;
  readonly #spent: Float32Array;
  readonly #cameBy: Uint32Array;
  readonly #cameFrom: Uint32Array;
  /** Below `2 * search`: not visited by this search; odd: done. */
  readonly #seen: Uint32Array;
  readonly #exits: Float32Array;
  /** Whether a ridge, canyon or lake that no unlisted road crosses lies between two points. */
  readonly isBarred = barrierCheck();
  readonly #heap = new NodeHeap();
  #search = 0;

  constructor(sections: Sections) {
    this.#degrees = section(sections, 'degrees', 'i32');
    this.#components = section(sections, 'components', 'u32');
    this.#offsets = section(sections, 'offsets', 'u32');
    this.#targets = section(sections, 'targets', 'u32');
    this.#costs = section(sections, 'costs', 'u16');
    this.#kinds = section(sections, 'kinds', 'u8');
    // KDBush needs a buffer of its own.
    this.#points = KDBush.from(new Uint8Array(section(sections, 'points', 'u8')).buffer);
    const known = section(sections, 'known', 'u32');
    for (let i = 0; i < known.length; i += 4) {
      this.#known.set(known[i] ?? 0, [known[i + 1] ?? 0, known[i + 2] ?? 0, known[i + 3] ?? 0]);
    }
    const courses = section(sections, 'courses', 'u32');
    for (let i = 0; i < courses.length; i += 3) {
      this.#courses.set(courses[i] ?? 0, [courses[i + 1] ?? 0, courses[i + 2] ?? 0]);
    }
    this.#coursePoints = section(sections, 'coursePoints', 'i32');
    this.#islandOf = section(sections, 'islands', 'u16');
    const count = this.#components.length;
    this.#vectors = vectorsOf(this.#degrees);
    this.#spent = new Float32Array(count);
    this.#cameBy = new Uint32Array(count);
    this.#cameFrom = new Uint32Array(count);
    this.#seen = new Uint32Array(count);
    this.#exits = new Float32Array(count);
  }

  /** Whether two points are on the same of the written islands, or on none. */
  isOneLand(a: LonLat, b: LonLat): boolean {
    return this.#islands.at(a) === this.#islands.at(b);
  }

  /** Finds a good path by road, using ferries where there is no other way; null if there is none. */
  findPath(from: LonLat, to: LonLat, traffic: Traffic = 'cars'): RoadPath | null {
    if (this.#isBetweenScattered(from, to)) return null;
    const entries = this.#snap(from);
    const exits = this.#snap(to);
    const reached = new Set(exits.map(({ node }) => this.#components[node]));
    const usable =
      traffic === 'cars' ? entries.filter(({ node }) => reached.has(this.#components[node])) : entries;
    if (usable.length === 0 || exits.length === 0) return null;
    const straightKm = greatCircleMeters(from, to) / 1000;
    const mostByShip = Math.min(MOST_BY_SHIP_KM, MOST_BY_SHIP.km + MOST_BY_SHIP.ratio * straightKm);
    const most = traffic === 'ships' ? mostByShip : Number.POSITIVE_INFINITY;
    const last = this.#run(usable, exits, { to, traffic, most });
    return last === null ? null : this.#pathTo(last, { entries: usable, exits }, traffic);
  }

  #isBetweenScattered(from: LonLat, to: LonLat): boolean {
    const island = this.#islands.at(from);
    if (!this.#islands.isScattered(island) || this.#islands.at(to) !== island) return false;
    return greatCircleMeters(from, to) > LOCAL_METERS;
  }

  /** Returns the best last node, or null. */
  #run(
    entries: readonly Snap[],
    exits: readonly Snap[],
    { to, traffic, most }: { to: LonLat; traffic: Traffic; most: number },
  ): number | null {
    this.#search += 1;
    const [open, done] = [2 * this.#search, 2 * this.#search + 1];
    const heap = this.#heap;
    heap.clear();
    const goal = vectorOf(to[0], to[1]);
    const eagerness = traffic === 'ships' ? EAGERNESS_BY_SHIP : EAGERNESS;
    for (const { node, costKm } of entries) {
      this.#seen[node] = open;
      this.#spent[node] = costKm;
      this.#cameFrom[node] = node;
      heap.push(node, costKm + eagerness * this.#aheadKm(node, goal));
    }
    for (const { node, costKm } of exits) this.#exits[node] = costKm;
    try {
      let best: number | null = null;
      let bestKm = Number.POSITIVE_INFINITY;
      for (let node = heap.pop(); node !== -1; node = heap.pop()) {
        if (this.#seen[node] === done) continue;
        if (heap.poppedKey >= bestKm) break;
        this.#seen[node] = done;
        const spent = this.#spent[node] ?? 0;
        if (spent > most) continue;
        const exit = this.#exits[node] ?? 0;
        if (exit > 0 && spent + exit < bestKm) [best, bestKm] = [node, spent + exit];
        const end = this.#offsets[node + 1] ?? 0;
        for (let edge = this.#offsets[node] ?? 0; edge < end; edge += 1) {
          const kind = this.#kinds[edge] ?? EDGE.road;
          if (!isOpen(kind, traffic)) continue;
          const next = this.#targets[edge] ?? 0;
          const seen = this.#seen[next] ?? 0;
          const cost = (this.#costs[edge] ?? 0) / COST_PARTS_PER_KM;
          const km = spent + (traffic === 'ships' ? costByShip(kind, cost) : cost);
          if (seen === done || (seen === open && (this.#spent[next] ?? 0) <= km)) continue;
          this.#seen[next] = open;
          this.#spent[next] = km;
          this.#cameFrom[next] = node;
          this.#cameBy[next] = edge;
          heap.push(next, km + eagerness * this.#aheadKm(next, goal));
        }
      }
      return best;
    } finally {
      for (const { node } of exits) this.#exits[node] = 0;
    }
  }

  #pathTo(
    last: number,
    { entries, exits }: { entries: readonly Snap[]; exits: readonly Snap[] },
    traffic: Traffic,
  ): RoadPath {
    const path: RoadPath = {
      ...{ roadCostKm: 0, linkMeters: 0, pacedMeters: 0, pacedSeconds: 0 },
      ...{ ferryMeters: 0, ferrySeconds: 0, ferries: [], line: [], isExact: [] },
    };
    let node = last;
    for (;;) {
      path.line.push(pointAt(this.#degrees, node));
      path.isExact.push(false);
      const previous = this.#cameFrom[node] ?? node;
      if (previous === node) break;
      const edge = this.#cameBy[node] ?? 0;
      const course = this.#courseOf(edge).reverse();
      const [start, end] = [pointAt(this.#degrees, previous), pointAt(this.#degrees, node)];
      const middle = course[course.length >> 1] ?? geodesicLine(start, end, 2)[1] ?? end;
      this.#addEdge(path, { edge, middle }, traffic);
      path.line.push(...course);
      path.isExact.push(...course.map(() => true));
      node = previous;
    }
    path.line.reverse();
    path.isExact.reverse();
    path.ferries.reverse();
    path.roadCostKm += costOf(entries, node) + costOf(exits, last);
    return path;
  }

  #addEdge(path: RoadPath, { edge, middle }: { edge: number; middle: LonLat }, traffic: Traffic): void {
    const [meters, seconds, number] = this.#known.get(edge) ?? [0, 0, 0];
    const kind = this.#kinds[edge];
    if (kind === EDGE.road) path.roadCostKm += (this.#costs[edge] ?? 0) / COST_PARTS_PER_KM;
    else if (kind === EDGE.main)
      path.linkMeters += ((this.#costs[edge] ?? 0) / COST_PARTS_PER_KM / MAIN_ROAD_SHARE) * 1000;
    else if (kind === EDGE.link) {
      path.linkMeters += meters;
      if (seconds > 0) path.pacedMeters += meters;
      path.pacedSeconds += seconds;
    }
    // Train passengers ride through where cars must be loaded.
    else if (kind === EDGE.rail || (kind === EDGE.shuttle && traffic === 'trains')) path.linkMeters += meters;
    else {
      path.ferryMeters += meters;
      path.ferrySeconds += seconds;
      const link = this.#links[number - 1] ?? null;
      const next = path.ferries.at(-1);
      if (link !== null && next?.link === link) next.seconds += seconds;
      else path.ferries.push({ link, seconds, at: middle });
    }
  }

  /** The points between the two nodes of an edge, in its direction. */
  #courseOf(edge: number): LonLat[] {
    const [first, last] = this.#courses.get(edge) ?? [0, -1];
    if (last === -1) return [];
    const step = first <= last ? 1 : -1;
    const length = Math.abs(last - first) + 1;
    return Array.from({ length }, (_, i) => pointAt(this.#coursePoints, first + i * step));
  }

  /** The towns where a point enters the graph: the nearest with no barrier before it, and those hardly farther away. */
  #snap(at: LonLat): Snap[] {
    const lon = at[0] - 360 * Math.round(at[0] / 360);
    const island = this.#islands.at(at);
    const isAshore = (node: number) => this.#islandOf[node] === island;
    const found = around(this.#points, lon, at[1], SNAP_NODES, REACH_METERS / 1000, isAshore).map((node) => {
      const town = pointAt(this.#degrees, node);
      return { node, meters: greatCircleMeters(at, town), isBarred: this.isBarred([lon, at[1]], town) };
    });
    const open = found.filter(({ isBarred }) => !isBarred);
    const near = open.length > 0 ? open : found;
    const farthest = (near[0]?.meters ?? 0) * SNAP_RATIO + SNAP_METERS;
    return near
      .filter(({ meters }) => meters <= farthest)
      .map(({ node, meters }) => ({ node, costKm: Math.max(0.001, (meters / 1000) * SNAP_COST) }));
  }

  #aheadKm(node: number, goal: readonly [number, number, number]): number {
    const x = (this.#vectors[3 * node] ?? 0) - goal[0];
    const y = (this.#vectors[3 * node + 1] ?? 0) - goal[1];
    const z = (this.#vectors[3 * node + 2] ?? 0) - goal[2];
    return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
  }
}

type Snap = { node: number; costKm: number };

function costByShip(kind: number, cost: number): number {
  const isAtSea = kind === EDGE.ferry || kind === EDGE.boat;
  return isAtSea ? BOARDING_COST_KM + cost : LAND_COST_BY_SHIP * cost;
}

function isOpen(kind: number, traffic: Traffic): boolean {
  if (kind === EDGE.rail) return traffic === 'trains';
  return kind !== EDGE.boat || traffic !== 'cars';
}

function costOf(snaps: readonly Snap[], node: number): number {
  return snaps.find((snap) => snap.node === node)?.costKm ?? 0;
}

function pointAt(parts: Int32Array, point: number): LonLat {
  return [(parts[2 * point] ?? 0) / PARTS_PER_DEGREE, (parts[2 * point + 1] ?? 0) / PARTS_PER_DEGREE];
}

function vectorOf(lonDegrees: number, latDegrees: number): [number, number, number] {
  const [lon, lat] = [(lonDegrees * Math.PI) / 180, (latDegrees * Math.PI) / 180];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

function vectorsOf(degrees: Int32Array): Float32Array {
  const vectors = new Float32Array((degrees.length / 2) * 3);
  for (let i = 0; i < degrees.length / 2; i += 1) {
    const lon = (degrees[2 * i] ?? 0) / PARTS_PER_DEGREE;
    vectors.set(vectorOf(lon, (degrees[2 * i + 1] ?? 0) / PARTS_PER_DEGREE), 3 * i);
  }
  return vectors;
}
