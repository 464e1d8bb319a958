import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { type Sections, section } from '../../cache/cache-file';
import type { DryLand } from '../../courses/dry-land';
import { EDGE, EdgeList } from '../../roads/edges';
import { unitVectors } from '../../roads/neighbors';
import { COST_PARTS_PER_KM, PARTS_PER_DEGREE } from '../../roads/packages';
import { type TownRoute, TownRoutes } from '../../roads/town-routes';

/** Known roads and towns on the map are at most this far from their node. */
const SNAP_KM = 3;
/** A road that was drawn already costs this share of its length, so that others join it rather than run beside it. */
const DRAWN_SHARE = 0.75;

/** The road graph as a map draws it: without roads over water, apart from written bridges and tunnels. */
export class RoadMap {
  readonly edges = new EdgeList();
  readonly vectors: Float64Array;
  readonly #degrees: Int32Array;
  readonly #routes: TownRoutes;

  /** @param isDirect whether two nodes are the ends of a section of a written road, whose course isn't known */
  constructor(sections: Sections, land: DryLand, isDirect: (a: number, b: number) => boolean) {
    this.#degrees = section(sections, 'degrees', 'i32');
    this.vectors = unitVectors(Float64Array.from(this.#degrees, (parts) => parts / PARTS_PER_DEGREE));
    const offsets = section(sections, 'offsets', 'u32');
    const targets = section(sections, 'targets', 'u32');
    const costs = section(sections, 'costs', 'u16');
    const kinds = section(sections, 'kinds', 'u8');
    for (let from = 0; from < offsets.length - 1; from += 1) {
      for (let at = offsets[from] ?? 0; at < (offsets[from + 1] ?? 0); at += 1) {
        const to = targets[at] ?? 0;
        const kind = kinds[at] ?? EDGE.road;
        if (to <= from || !this.#isDrawable({ from, to, kind }, land, isDirect)) continue;
        const cost = (costs[at] ?? 0) / COST_PARTS_PER_KM;
        this.edges.add(from, to, { cost, kind, meters: kind === EDGE.link ? cost * 1000 : 0 });
      }
    }
    this.#routes = new TownRoutes(this.edges, { vectors: this.vectors, count: offsets.length - 1 });
  }

  pointOf = (node: number): LonLat => [
    (this.#degrees[2 * node] ?? 0) / PARTS_PER_DEGREE,
    (this.#degrees[2 * node + 1] ?? 0) / PARTS_PER_DEGREE,
  ];

  kmBetween(a: number, b: number): number {
    return greatCircleMeters(this.pointOf(a), this.pointOf(b)) / 1000;
  }

  /** The best way between two nodes that isn't much longer than `km`; null if there is none. */
  route(from: number, to: number, km: number): TownRoute | null {
    return this.#routes.find(from, to, km);
  }

  /** Marks an edge as drawn. */
  prefer(edge: number): void {
    this.edges.cost[edge] = (this.edges.cost[edge] ?? 0) * DRAWN_SHARE;
  }

  #isDrawable(
    { from, to, kind }: { from: number; to: number; kind: number },
    land: DryLand,
    isDirect: (a: number, b: number) => boolean,
  ): boolean {
    if (kind === EDGE.link) return !isDirect(from, to);
    return (kind === EDGE.road || kind === EDGE.main) && land.isDry(this.pointOf(from), this.pointOf(to));
  }
}

/** Finds the node at a point; -1 if there is none. */
export function nodeFinder(sections: Sections): (at: LonLat) => number {
  // KDBush needs a buffer of its own.
  const points = KDBush.from(new Uint8Array(section(sections, 'points', 'u8')).buffer);
  return ([lon, lat]) => around(points, lon - 360 * Math.round(lon / 360), lat, 1, SNAP_KM)[0] ?? -1;
}
