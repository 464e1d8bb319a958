import { EDGE, type EdgeList, MAIN_ROAD_SHARE } from './edges';
import { NodeHeap } from './node-heap';
import type { Nodes } from './nodes';

const EARTH_KM = 6_371.0088;
const LAND = new Set<number>([EDGE.road, EDGE.main, EDGE.link]);

/** A route between two nodes while the graph is being built. */
export type TownRoute = {
  /** Total cost of the guessed roads. */
  guessedKm: number;
  /** Total length of known roads, bridges and tunnels. */
  writtenKm: number;
  /** The guessed roads it takes, by index in the list. */
  guessed: number[];
  /** The node about halfway. */
  middle: number;
  /** All nodes, from the first to the last. */
  nodes: number[];
  /** All edges, in the order of the nodes, by index in the list. */
  edges: number[];
};

/** Finds shortest routes by road among the edges at construction time; ignores ships and railways. */
export class TownRoutes {
  readonly #edges: EdgeList;
  readonly #vectors: Float64Array;
  readonly #offsets: Uint32Array;
  readonly #list: Uint32Array;
  readonly #spent: Float64Array;
  readonly #cameBy: Int32Array;
  readonly #seen: Uint32Array;
  readonly #heap = new NodeHeap();
  #search = 0;

  constructor(edges: EdgeList, { vectors, count }: Pick<Nodes, 'vectors' | 'count'>) {
    this.#edges = edges;
    this.#vectors = vectors;
    this.#offsets = new Uint32Array(count + 1);
    const isRoad = (i: number) => LAND.has(edges.kind[i] ?? EDGE.road);
    for (let i = 0; i < edges.length; i += 1) {
      if (!isRoad(i)) continue;
      for (const end of [edges.from[i] ?? 0, edges.to[i] ?? 0]) {
        this.#offsets[end + 1] = (this.#offsets[end + 1] ?? 0) + 1;
      }
    }
    for (let i = 0; i < count; i += 1)
      this.#offsets[i + 1] = (this.#offsets[i + 1] ?? 0) + (this.#offsets[i] ?? 0);
    const next = this.#offsets.slice();
    this.#list = new Uint32Array(this.#offsets[count] ?? 0);
    for (let i = 0; i < edges.length; i += 1) {
      if (!isRoad(i)) continue;
      for (const end of [edges.from[i] ?? 0, edges.to[i] ?? 0]) {
        this.#list[next[end] ?? 0] = i;
        next[end] = (next[end] ?? 0) + 1;
      }
    }
    this.#spent = new Float64Array(count);
    this.#cameBy = new Int32Array(count);
    this.#seen = new Uint32Array(count);
  }

  /** Finds the shortest route; null if there is none within a cost of `mostKm`. */
  find(from: number, to: number, mostKm: number): TownRoute | null {
    this.#search += 1;
    const [open, done] = [2 * this.#search, 2 * this.#search + 1];
    const heap = this.#heap;
    heap.clear();
    this.#seen[from] = open;
    this.#spent[from] = 0;
    this.#cameBy[from] = -1;
    heap.push(from, this.#ahead(from, to));
    for (let node = heap.pop(); node !== -1; node = heap.pop()) {
      if (heap.poppedKey > mostKm) return null;
      if (node === to) return this.#routeTo(to);
      if (this.#seen[node] === done) continue;
      this.#seen[node] = done;
      const end = this.#offsets[node + 1] ?? 0;
      for (let at = this.#offsets[node] ?? 0; at < end; at += 1) {
        const edge = this.#list[at] ?? 0;
        const next = this.#otherEnd(edge, node);
        const spent = (this.#spent[node] ?? 0) + (this.#edges.cost[edge] ?? 0);
        const seen = this.#seen[next];
        if (seen === done || (seen === open && (this.#spent[next] ?? 0) <= spent)) continue;
        this.#seen[next] = open;
        this.#spent[next] = spent;
        this.#cameBy[next] = edge;
        heap.push(next, spent + this.#ahead(next, to));
      }
    }
    return null;
  }

  #routeTo(to: number): TownRoute {
    const route: TownRoute = {
      ...{ guessedKm: 0, writtenKm: 0, guessed: [], middle: to },
      ...{ nodes: [to], edges: [] },
    };
    const half = (this.#spent[to] ?? 0) / 2;
    let node = to;
    for (let edge = this.#cameBy[node] ?? -1; edge !== -1; edge = this.#cameBy[node] ?? -1) {
      if (this.#edges.kind[edge] === EDGE.road) {
        route.guessedKm += this.#edges.cost[edge] ?? 0;
        route.guessed.push(edge);
      } else route.writtenKm += (this.#edges.meters[edge] ?? 0) / 1000;
      node = this.#otherEnd(edge, node);
      route.nodes.push(node);
      route.edges.push(edge);
      if ((this.#spent[node] ?? 0) >= half) route.middle = node;
    }
    route.nodes.reverse();
    route.edges.reverse();
    return route;
  }

  #otherEnd(edge: number, node: number): number {
    const from = this.#edges.from[edge] ?? 0;
    return from === node ? (this.#edges.to[edge] ?? 0) : from;
  }

  /** Lower bound of the remaining cost. */
  #ahead(node: number, to: number): number {
    const v = this.#vectors;
    const x = (v[3 * node] ?? 0) - (v[3 * to] ?? 0);
    const y = (v[3 * node + 1] ?? 0) - (v[3 * to + 1] ?? 0);
    const z = (v[3 * node + 2] ?? 0) - (v[3 * to + 2] ?? 0);
    const chord = Math.sqrt(x * x + y * y + z * z);
    return MAIN_ROAD_SHARE * 2 * EARTH_KM * Math.asin(Math.min(1, chord / 2));
  }
}
