/** Types of edges in the road graph, as stored. `main` is the part of a known road between two towns along it. */
export const EDGE = { road: 0, link: 1, ferry: 2, shuttle: 3, rail: 4, boat: 5, main: 6 } as const;

/** People prefer known roads, because they are the main ones: their length weighs less than that of a guess. */
export const MAIN_ROAD_SHARE = 0.8;

/**
 * Edges while the graph is being built: two ends, a cost, and a kind.
 *
 * Cost is in kilometers as if on a road. `meters` are known for links and ferries, `seconds` for ferries and
 * for links whose speed is known; else 0. `link` is the number of a written link, from 1; else 0.
 */
export class EdgeList {
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly cost: number[] = [];
  readonly kind: number[] = [];
  readonly meters: number[] = [];
  readonly seconds: number[] = [];
  readonly link: number[] = [];

  add(
    from: number,
    to: number,
    edge: { cost: number; kind: number; meters?: number; seconds?: number; link?: number },
  ): void {
    this.from.push(from);
    this.to.push(to);
    this.cost.push(edge.cost);
    this.kind.push(edge.kind);
    this.meters.push(Math.round(edge.meters ?? 0));
    this.seconds.push(Math.round(edge.seconds ?? 0));
    this.link.push(edge.link ?? 0);
  }

  get length(): number {
    return this.from.length;
  }
}

/** Tracks which nodes are connected (union-find). */
export class Components {
  readonly #parent: Uint32Array;

  constructor(nodes: number) {
    this.#parent = Uint32Array.from({ length: nodes }, (_, i) => i);
  }

  find(node: number): number {
    let root = node;
    while (this.#parent[root] !== root) root = this.#parent[root] ?? root;
    let at = node;
    while (this.#parent[at] !== root) {
      const next = this.#parent[at] ?? root;
      this.#parent[at] = root;
      at = next;
    }
    return root;
  }

  /** Connects two nodes; true if they already were. */
  join(a: number, b: number): boolean {
    const [rootA, rootB] = [this.find(a), this.find(b)];
    this.#parent[rootB] = rootA;
    return rootA === rootB;
  }
}
