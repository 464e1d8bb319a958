import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { conditionsIn } from './conditions';
import { EDGE, type EdgeList, MAIN_ROAD_SHARE } from './edges';
import { SLOW_ROAD_KMH } from './highways';
import { type KnownSection, type Nodes, pointOf } from './nodes';
import { TownRoutes } from './town-routes';

/** A known road calibrates the area around it, with a weight that falls off over this distance. */
const REACH_KM = 90;
/** A country's usual ratio weighs as much as this share of a known road at the same spot. */
const COUNTRY_WEIGHT = 0.8;
/** A road is never assumed to be a smaller or larger multiple of the length its towns suggest. */
const LIMITS: readonly [number, number] = [0.75, 1.7];
/** Adjusts only routes shorter than this share of the known road. */
const SHORTCUT_SHARE = 0.9;
const SHORTCUT_ROUNDS = 3;
/** The maximum number of consecutive sections in a span. */
const LONGEST_SPAN = 5;
/** A span, measured from town to town, is no longer than this times the straight line. */
const STRAIGHT_ON = 1.25;
/**
 * Guessed roads are lengthened by no more than this in total, and beside a slow road by more: nobody takes that one if
 * there is a shortcut.
 */
const MOST_RAISED = 1.4;
const MOST_RAISED_BESIDE_SLOW = 4;
/** A slow road winds more than the others around it, so it teaches less about them. */
const SLOW_ROAD_TRUST = 0.3;
/** A known road passes through the towns on a guessed route between its ends if the route is as long, within this factor. */
const ALONG: readonly [number, number] = [0.7, 1.5];
/** People avoid roads that are slower than this: they weigh as much more as they take longer, up to a limit. */
const AVOIDED_KMH = 50;
const MOST_WEIGHT = 1.5;

/**
 * Turns the costs of guessed roads into lengths, based on the known roads around them: in flat country roads are
 * straighter than the towns along them, in the mountains they wind. Then adds the known roads, and makes any shortcut
 * past one of them as long as it is.
 */
export function calibrate(
  edges: EdgeList,
  nodes: Nodes,
  {
    highways,
    bridges,
    wetRoads,
  }: {
    highways: readonly KnownSection[][];
    bridges: readonly KnownSection[];
    wetRoads: ReadonlySet<number>;
  },
): void {
  const sections = highways.flat();
  const routes = new TownRoutes(edges, nodes);
  const field = new Field(nodes);
  for (const { from, to, km, kmh = SLOW_ROAD_KMH } of sections) {
    const way = routes.find(from, to, 2.5 * km);
    if (!way || way.guessedKm < 5) continue;
    const share = kmh < SLOW_ROAD_KMH ? SLOW_ROAD_TRUST : 1;
    const ratio = Math.min(LIMITS[1], Math.max(LIMITS[0], (km - way.writtenKm) / way.guessedKm));
    for (const node of [from, way.middle, to]) field.learn(node, Math.log(ratio), share * way.guessedKm);
  }
  const factor = field.factors();
  for (let i = 0; i < edges.length; i += 1) {
    if (edges.kind[i] !== EDGE.road) continue;
    const [from, to] = [edges.from[i] ?? 0, edges.to[i] ?? 0];
    edges.cost[i] = (edges.cost[i] ?? 0) * Math.sqrt((factor[from] ?? 1) * (factor[to] ?? 1));
  }
  markTownsAlong(edges, nodes, { sections, wetRoads });
  for (const section of sections) {
    const { from, to, km, kmh } = section;
    const seconds = kmh === undefined ? 0 : (km / kmh) * 3600;
    const cost = km * weightOf(section) * MAIN_ROAD_SHARE;
    edges.add(from, to, { cost, kind: EDGE.link, meters: km * 1000, seconds });
  }
  const known = [...spansOf(highways, nodes), ...bridges];
  const raised = new Map<number, number>();
  for (let round = 0; round < SHORTCUT_ROUNDS; round += 1) closeShortcuts(edges, nodes, known, raised);
}

/**
 * Makes the guessed roads between the towns along a fast known road parts of it, as long together as it is. Where one of
 * them crosses water, too little is known of the road's way.
 */
function markTownsAlong(
  edges: EdgeList,
  nodes: Nodes,
  { sections, wetRoads }: { sections: readonly KnownSection[]; wetRoads: ReadonlySet<number> },
): void {
  const routes = new TownRoutes(edges, nodes);
  const lengths = new Map<number, number>();
  for (const { from, to, km, kmh = SLOW_ROAD_KMH } of sections) {
    if (kmh < SLOW_ROAD_KMH) continue;
    const way = routes.find(from, to, km * ALONG[1]);
    if (!way || way.guessed.length < 2 || way.guessed.some((edge) => wetRoads.has(edge))) continue;
    const ratio = (km - way.writtenKm) / way.guessedKm;
    if (ratio < 1 / ALONG[1] || ratio > 1 / ALONG[0]) continue;
    for (const edge of way.guessed) {
      const length = (edges.cost[edge] ?? 0) * ratio;
      lengths.set(edge, Math.min(length, lengths.get(edge) ?? length));
    }
  }
  for (const [edge, length] of lengths) {
    edges.kind[edge] = EDGE.main;
    edges.cost[edge] = length * MAIN_ROAD_SHARE;
    edges.meters[edge] = Math.round(length * 1000);
  }
}

/** @param raised the factor by which each guessed road has been lengthened so far */
function closeShortcuts(
  edges: EdgeList,
  nodes: Nodes,
  sections: readonly KnownSection[],
  raised: Map<number, number>,
): void {
  const routes = new TownRoutes(edges, nodes);
  const ratios = new Map<number, number>();
  const limits = new Map<number, number>();
  for (const { from, to, km, kmh = SLOW_ROAD_KMH } of sections) {
    const way = routes.find(from, to, SHORTCUT_SHARE * km);
    if (!way || way.guessedKm === 0) continue;
    const ratio = 1 + (km - way.guessedKm - way.writtenKm) / way.guessedKm;
    const limit = kmh < SLOW_ROAD_KMH ? MOST_RAISED_BESIDE_SLOW : MOST_RAISED;
    for (const edge of way.guessed) {
      ratios.set(edge, Math.max(ratio, ratios.get(edge) ?? 1));
      limits.set(edge, Math.max(limit, limits.get(edge) ?? 1));
    }
  }
  for (const [edge, ratio] of ratios) {
    const before = raised.get(edge) ?? 1;
    const after = Math.max(before, Math.min(limits.get(edge) ?? 1, before * ratio));
    raised.set(edge, after);
    edges.cost[edge] = ((edges.cost[edge] ?? 0) * after) / before;
  }
}

/** How much more a kilometer of a known road weighs than one of an ordinary known road. */
function weightOf({ kmh = AVOIDED_KMH }: KnownSection): number {
  return Math.min(MOST_WEIGHT, Math.max(1, AVOIDED_KMH / kmh));
}

/** Sections, and spans of a few that go straight on: people who follow a road pass through its towns. */
function spansOf(highways: readonly KnownSection[][], nodes: Nodes): KnownSection[] {
  const straight = (from: number, to: number) =>
    greatCircleMeters(pointOf(nodes, from), pointOf(nodes, to)) / 1000;
  return highways.flatMap((road) =>
    road.flatMap(({ from, kmh }, first) => {
      let [km, byTowns] = [0, 0];
      return road.slice(first, first + LONGEST_SPAN).flatMap((section) => {
        km += section.km * weightOf(section);
        byTowns += straight(section.from, section.to);
        return byTowns <= STRAIGHT_ON * straight(from, section.to) ? [{ from, to: section.to, km, kmh }] : [];
      });
    }),
  );
}

/** Learned ratios, in cells of one degree. */
class Field {
  readonly #nodes: Nodes;
  readonly #sum = new Float64Array(360 * 180);
  readonly #weight = new Float64Array(360 * 180);

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  /** @param km length it was learned from: longer roads weigh more */
  learn(node: number, logRatio: number, km: number): void {
    const [lon, lat] = this.#at(node);
    const squeeze = Math.max(0.2, Math.cos((lat * Math.PI) / 180));
    const columns = Math.ceil(2.5 / squeeze);
    const trust = Math.min(1, km / 100);
    for (let y = Math.floor(lat) - 2; y <= Math.floor(lat) + 2; y += 1) {
      for (let x = Math.floor(lon) - columns; x <= Math.floor(lon) + columns; x += 1) {
        const km2 = (111 * (y + 0.5 - lat)) ** 2 + (111 * squeeze * (x + 0.5 - lon)) ** 2;
        const weight = trust * Math.exp(-km2 / (2 * REACH_KM * REACH_KM));
        const cell = cellOf(x, y);
        this.#sum[cell] = (this.#sum[cell] ?? 0) + weight * logRatio;
        this.#weight[cell] = (this.#weight[cell] ?? 0) + weight;
      }
    }
  }

  /** Returns the length of guessed roads per cost, for each node. */
  factors(): Float32Array {
    const { count, country } = this.#nodes;
    return Float32Array.from({ length: count }, (_, node) => {
      const [lon, lat] = this.#at(node);
      const cell = cellOf(Math.floor(lon), Math.floor(lat));
      const usual = Math.log(conditionsIn(country[node] || null).lengthPerCost);
      const sum = (this.#sum[cell] ?? 0) + COUNTRY_WEIGHT * usual;
      return Math.exp(sum / ((this.#weight[cell] ?? 0) + COUNTRY_WEIGHT));
    });
  }

  #at(node: number): [number, number] {
    return [this.#nodes.degrees[2 * node] ?? 0, this.#nodes.degrees[2 * node + 1] ?? 0];
  }
}

function cellOf(x: number, y: number): number {
  const column = (((x + 180) % 360) + 360) % 360;
  return Math.min(179, Math.max(0, y + 90)) * 360 + column;
}
