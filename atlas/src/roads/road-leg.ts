import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import type { Conditions } from './conditions';
import type { FerryRide, RoadGraph, RoadPath, Traffic } from './road-graph';

/** An estimated route over land. */
export type RoadLeg = {
  /** Meters on roads, and on ships and car trains. */
  roadMeters: number;
  /** The part of the roads whose speed is known, and the time there by car. */
  pacedMeters: number;
  pacedSeconds: number;
  ferryMeters: number;
  /** Time on ships and car trains, including boarding. */
  ferrySeconds: number;
  /** Those ships and car trains, in order. */
  ferries: FerryRide[];
  /** The towns it passes through and the coasts it follows, between the two ends. */
  line: LonLat[];
  /** By point of the line: whether it belongs to a coast or bridge that the line follows exactly. */
  isExact: boolean[];
};

/** Shorter routes are measured by their ends alone: towns say nothing about streets. */
const STREETS_METERS = 3_000;
/** Up to this distance the great circle is more accurate than the graph, unless there is an obstacle. */
const SHORT_METERS = 60_000;
/** The weight of the great circle in a guess: on short routes and on others. */
const SHORT_SHARE = 0.4;
const STRAIGHT_SHARE = 0.15;
/** A short leg has an obstacle if the route through the graph is longer by this factor. */
const OBSTACLE_RATIO = 1.45;

/**
 * Estimates a route by road as a mean of the great circle and the road graph, which measured better than either. Where
 * a barrier or a ferry is on the way, the graph alone is right. Null if there is no road or ferry.
 */
export function estimateRoad(
  graph: RoadGraph,
  { from, to }: { from: LonLat; to: LonLat },
  conditions: Conditions,
  traffic: Traffic = 'cars',
): RoadLeg | null {
  const straight = greatCircleMeters(from, to);
  const byStraight = straight * conditions.winding;
  if (straight < STREETS_METERS && graph.isOneLand(from, to)) {
    const onStreets = { roadMeters: byStraight, pacedMeters: 0, pacedSeconds: 0 };
    return { ...onStreets, ferryMeters: 0, ferrySeconds: 0, ferries: [], line: [], isExact: [] };
  }
  const path = graph.findPath(from, to, traffic);
  if (!path) return null;
  const byGraph = path.roadCostKm * 1000 + path.linkMeters;
  return {
    roadMeters:
      path.ferryMeters > 0 || graph.isBarred(from, to) ? byGraph : blend(straight, byStraight, byGraph, path),
    pacedMeters: path.pacedMeters,
    pacedSeconds: path.pacedSeconds,
    ferryMeters: path.ferryMeters,
    ferrySeconds: path.ferrySeconds,
    ferries: path.ferries,
    line: path.line,
    isExact: path.isExact,
  };
}

function blend(straight: number, byStraight: number, byGraph: number, { linkMeters }: RoadPath): number {
  // Known lengths aren't guessed again.
  const guessed = 1 - Math.min(1, linkMeters / byGraph);
  const isShort = straight < SHORT_METERS && byGraph < OBSTACLE_RATIO * byStraight;
  const share = guessed * (isShort ? SHORT_SHARE : STRAIGHT_SHARE);
  return byStraight ** share * Math.max(straight, byGraph) ** (1 - share);
}

/** Estimates driving time. Longer drives use more fast roads; the curve was fitted to driving times in the United States. */
export function drivingSeconds(meters: number, topKmh: number): number {
  const km = meters / 1000;
  return (3600 * km) / (topKmh * (1 - Math.exp(-(km + 60) / 100)));
}
