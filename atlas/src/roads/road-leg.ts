import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import type { Conditions } from './conditions';
import type { RoadGraph, RoadPath, Traffic } from './road-graph';

/** A way over land, as estimated. */
export type RoadLeg = {
  /** On roads, and on ships and car trains. */
  roadMeters: number;
  ferryMeters: number;
  /** On ships and car trains, with boarding. */
  ferrySeconds: number;
  /** The towns it leads by, between the two ends. */
  line: LonLat[];
};

/** Nearer than this a way is measured by its ends alone: towns say nothing about streets. */
const STREETS_METERS = 3_000;
/** Up to here the great circle says more than the graph, unless something lies between. */
const SHORT_METERS = 60_000;
/** How much of a guess is the great circle's: on short ways and on others. */
const SHORT_SHARE = 0.4;
const STRAIGHT_SHARE = 0.15;
/** Ways of which a smaller share is guessed are believed, however long they are. */
const MOSTLY_GUESSED = 0.7;
/** How much longer the way through the graph must be for a short leg to believe that something lies between. */
const OBSTACLE_RATIO = 1.45;
/** Thin networks make no way longer than this many great circles. */
const LONGEST_RATIO = 1.8;

/**
 * Estimates a way by road: a mean of what the great circle and what the road graph say, as measured to be better than
 * either. Null where no road and no ferry leads.
 */
export function estimateRoad(
  graph: RoadGraph,
  { from, to }: { from: LonLat; to: LonLat },
  conditions: Conditions,
  traffic: Traffic = 'cars',
): RoadLeg | null {
  const straight = greatCircleMeters(from, to);
  const byStraight = straight * conditions.winding;
  if (straight < STREETS_METERS) return { roadMeters: byStraight, ferryMeters: 0, ferrySeconds: 0, line: [] };
  const path = graph.findPath(from, to, traffic);
  if (!path) return null;
  const byGraph = path.roadCostKm * 1000 + path.linkMeters;
  return {
    roadMeters: path.ferryMeters > 0 ? byGraph : blend(straight, byStraight, byGraph, path),
    ferryMeters: path.ferryMeters,
    ferrySeconds: path.ferrySeconds,
    line: path.line,
  };
}

function blend(straight: number, byStraight: number, byGraph: number, { linkMeters }: RoadPath): number {
  // What is written down is not guessed again.
  const guessed = 1 - Math.min(1, linkMeters / byGraph);
  const longest = guessed > MOSTLY_GUESSED ? LONGEST_RATIO * straight : byGraph;
  const capped = Math.max(straight, Math.min(byGraph, longest));
  const isShort = straight < SHORT_METERS && byGraph < OBSTACLE_RATIO * byStraight;
  const share = guessed * (isShort ? SHORT_SHARE : STRAIGHT_SHARE);
  return byStraight ** share * capped ** (1 - share);
}

/** The longer the drive, the larger its share on fast roads; the shape was fitted on driving times in the United States. */
export function drivingSeconds(meters: number, topKmh: number): number {
  const km = meters / 1000;
  return (3600 * km) / (topKmh * (1 - Math.exp(-(km + 60) / 100)));
}
