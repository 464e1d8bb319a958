import type { LonLat } from '@wayfold/domain/travel/legs';
import { EDGE, type EdgeList } from '../roads/edges';
import { lengthMeters } from '../roads/line';
import { type Nodes, pointOf } from '../roads/nodes';
import { bridgePieces } from './bridges';
import { between, type DryLand } from './dry-land';
import { overlandLine, waterMeters } from './overland';

/** Less water on a straight line is a river, or a shore drawn a little off. */
const LEAST_WATER_METERS = 1_000;
/** A way around water that is this many times as long as the road isn't the road: it has a bridge that nobody wrote down. */
const MOST_DETOUR = 1.6;
/** A way around water has at most this share of the water on the straight line. */
const MOST_WATER_SHARE = 0.6;
/** How far a course may miss the way found for it, in degrees. */
const TOLERANCE = 0.01;
/** Shorter roads don't curve far enough to leave the land, and a curve is at most this share of a road's length off it. */
const CURVED_METERS = 5_000;
const MOST_CURVE = 0.05;

/**
 * Leads roads around water that isn't bridged: by edge, the points between its two nodes, which lines follow exactly.
 *
 * Written bridges go straight, as do roads where a curve might lead into water: they have one point halfway. Ferries and roads
 * inland have none.
 */
export function edgeCourses(edges: EdgeList, nodes: Nodes, land: DryLand): Map<number, LonLat[]> {
  const bridges = new Set(bridgePieces(land).map(([from, to]) => pieceKey(from, to)));
  const courses = new Map<number, LonLat[]>();
  for (let edge = 0; edge < edges.length; edge += 1) {
    if (![EDGE.road, EDGE.main, EDGE.link].some((kind) => kind === edges.kind[edge])) continue;
    const [from, to] = [pointOf(nodes, edges.from[edge] ?? 0), pointOf(nodes, edges.to[edge] ?? 0)];
    if (!land.hasShore(from, to)) continue;
    const roadMeters = edges.meters[edge] || (edges.cost[edge] ?? 0) * 1000;
    const isBridge = bridges.has(pieceKey(from, to));
    const around = isBridge ? null : wayAround(from, to, { land, roadMeters });
    if (around) courses.set(edge, around);
    else if (isBridge || isByWater(from, to, land)) courses.set(edge, [between(from, to, 0.5)]);
  }
  return courses;
}

/** The points that lead a road around water; null if there is none, or no way around. */
function wayAround(
  from: LonLat,
  to: LonLat,
  { land, roadMeters }: { land: DryLand; roadMeters: number },
): LonLat[] | null {
  const water = land.waterMeters(from, to);
  if (water < LEAST_WATER_METERS) return null;
  const line = overlandLine(from, to, { land, tolerance: TOLERANCE });
  const isDrier = waterMeters(line, land) <= MOST_WATER_SHARE * water;
  return isDrier && line.length > 2 && lengthMeters(line) <= MOST_DETOUR * roadMeters
    ? line.slice(1, -1)
    : null;
}

/** Whether there is water beside a road, as near as a curve may come. */
function isByWater(from: LonLat, to: LonLat, land: DryLand): boolean {
  if (lengthMeters([from, to]) < CURVED_METERS) return false;
  const [lon, lat] = between(from, to, 1);
  const squeeze = Math.cos((lat * Math.PI) / 180);
  const [east, north] = [(MOST_CURVE * (from[1] - lat)) / squeeze, MOST_CURVE * (lon - from[0]) * squeeze];
  return [0.25, 0.5, 0.75].some((share) => {
    const at = between(from, to, share);
    return [1, -1].some((side) => !land.isLand([at[0] + side * east, at[1] + side * north]));
  });
}

/** The same for both directions; nodes are where links are, to a thousandth of a degree. */
function pieceKey(...ends: [LonLat, LonLat]): string {
  return ends
    .map((at) => at.map((degrees) => degrees.toFixed(3)).join())
    .sort()
    .join(' ');
}
