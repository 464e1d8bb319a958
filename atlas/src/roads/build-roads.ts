import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { SectionArray } from '../cache/cache-file';
import { DryLand } from '../courses/dry-land';
import { edgeCourses } from '../courses/edge-courses';
import type { AirportRow } from '../sources/airports';
import { readCoasts, readInland } from '../tiles/shapes';
import { airportSections } from './airports';
import { barrierCheck } from './barriers';
import { calibrate } from './calibrate';
import { Components, EDGE, type EdgeList } from './edges';
import { ferrySeconds } from './links';
import { findNeighbors, type Neighbors } from './neighbors';
import { linkedNodes, type Nodes, pointOf, SHIP_COST_KMH } from './nodes';
import { COST_PARTS_PER_KM, PARTS_PER_DEGREE } from './packages';
import { BRIDGED_WATER_KM, type Separations, separations } from './separations';
import { probeWater, type Water } from './water';

/** Ships go this far between coasts that have no other connection. */
const FERRY_WATER_KM = 120;
/** Extra cost in kilometers per kilometer over water, over water wider than an inlet, and of climb. */
const WATER_COST = 2;
const WIDE_WATER_COST = 4;
const INLET_KM = 2;
/** A road crosses that much water on a straight line before its way counts as unknown: a river, or the edge of a lake. */
const WET_KM = 1;
const CLIMB_COST = 8;
/** Extra cost per kilometer for each meter of height difference per meter between nearby towns, up to a limit. */
const RUGGED_COST = 12;
const MOST_RUGGED = 0.1;
/** Where towns are farther apart than this, no road goes straight from one to the other: extra cost per kilometer beyond. */
const EMPTY_KM = 10;
const EMPTY_COST = 0.4;
/** Adds a direct road only if the detour through a third town is longer by more than this ratio. */
const ROUNDABOUT_RATIO = 1.2;
/** Points along a link only draw it; short roads can join it there. */
const SIDE_ROAD_KM = 20;
const SIDE_ROADS = 3;

/** Builds the world's road graph: towns, their likely roads, bridges, tunnels and ferries. Takes about 11 s. */
export function buildRoads(airports: readonly AirportRow[]): Record<string, SectionArray> {
  const { nodes, edges, highways, bridges } = linkedNodes();
  const neighbors = findNeighbors(nodes.vectors.subarray(0, 3 * nodes.places));
  const wet = probeWater(nodes, neighbors);
  const apart = separations(nodes);
  const wetRoads = addRoads(edges, nodes, { neighbors, wet, apart });
  addSideRoads(edges, nodes, apart);
  calibrate(edges, nodes, { highways, bridges, wetRoads });
  const components = new Components(nodes.count);
  const reached = new Components(nodes.count);
  edges.from.forEach((from, i) => {
    if (edges.kind[i] === EDGE.rail) return;
    reached.join(from, edges.to[i] ?? from);
    if (edges.kind[i] !== EDGE.boat) components.join(from, edges.to[i] ?? from);
  });
  addFerries(edges, { neighbors, wet, components, reached, apart });
  const land = new DryLand({ land: readCoasts('10m').land, water: readInland().water });
  const courses = edgeCourses(edges, nodes, land);
  return { ...sectionsOf(nodes, edges, { components, courses, apart }), ...airportSections(airports) };
}

/**
 * Adds roads between close neighbors. Other neighbors get one if a detour through the towns next to them is impossible
 * or long, for example around a bay.
 *
 * @returns the roads that cross more than a little water on a straight line, by index in the list
 */
function addRoads(
  edges: EdgeList,
  nodes: Nodes,
  {
    neighbors: { all, isClose, beside },
    wet: water,
    apart,
  }: { neighbors: Neighbors; wet: Water; apart: Separations },
): Set<number> {
  const isBarred = barrierCheck();
  const wetRoads = new Set<number>();
  const pairs = isClose.length;
  const costs = new Map<number, number>();
  const rugged = ruggedness(nodes, all, water);
  const isDry = (i: number, from: number, to: number) =>
    (water.widest[i] ?? 0) <= apart.mostWaterKm(from, to) &&
    !apart.byLand(from, to) &&
    !isBarred(pointOf(nodes, from), pointOf(nodes, to));
  const keyOf = (a: number, b: number) => Math.min(a, b) * nodes.count + Math.max(a, b);
  const costOf = (i: number, from: number, to: number) => {
    const climb = Math.abs((nodes.elevation[from] ?? 0) - (nodes.elevation[to] ?? 0)) / 1000;
    const winding = 1 + (RUGGED_COST * ((rugged[from] ?? 0) + (rugged[to] ?? 0))) / 2;
    const wide = WIDE_WATER_COST * Math.max(0, (water.widest[i] ?? 0) - INLET_KM);
    const km = water.km[i] ?? 0;
    const empty = EMPTY_COST * Math.max(0, km - EMPTY_KM);
    return km * winding + empty + WATER_COST * (water.all[i] ?? 0) + wide + CLIMB_COST * (climb || 0);
  };
  const add = (i: number, from: number, to: number, cost: number) => {
    costs.set(keyOf(from, to), cost);
    if ((water.all[i] ?? 0) > WET_KM) wetRoads.add(edges.length);
    edges.add(from, to, { cost, kind: EDGE.road });
  };
  for (let i = 0; i < pairs; i += 1) {
    const [from, to] = [all[2 * i] ?? 0, all[2 * i + 1] ?? 0];
    if (isClose[i] && isDry(i, from, to)) add(i, from, to, costOf(i, from, to));
  }
  const others = Array.from(isClose.keys()).filter((i) => !isClose[i]);
  others.sort((a, b) => (water.km[a] ?? 0) - (water.km[b] ?? 0));
  for (const i of others) {
    const [from, to] = [all[2 * i] ?? 0, all[2 * i + 1] ?? 0];
    if (!isDry(i, from, to)) continue;
    const cost = costOf(i, from, to);
    const round = Math.min(
      ...[beside[2 * i] ?? 0, beside[2 * i + 1] ?? 0].map(
        (town) => (costs.get(keyOf(from, town)) ?? Infinity) + (costs.get(keyOf(town, to)) ?? Infinity),
      ),
    );
    if (round > ROUNDABOUT_RATIO * cost) add(i, from, to, cost);
  }
  return wetRoads;
}

/** Connects the points along links to nearby towns. */
function addSideRoads(edges: EdgeList, nodes: Nodes, apart: Separations): void {
  const isBarred = barrierCheck();
  const towns = new KDBush(nodes.places, 64, Float64Array);
  for (let i = 0; i < nodes.places; i += 1) towns.add(...pointOf(nodes, i));
  towns.finish();
  for (let node = nodes.places; node < nodes.joined; node += 1) {
    const at = pointOf(nodes, node);
    for (const town of around(towns, at[0], at[1], SIDE_ROADS, SIDE_ROAD_KM)) {
      if (apart.byLand(node, town) || isBarred(at, pointOf(nodes, town))) continue;
      edges.add(node, town, { cost: greatCircleMeters(at, pointOf(nodes, town)) / 1000, kind: EDGE.road });
    }
  }
}

/** How steep it is around each node: height differences to its neighbors, divided by the distances. */
function ruggedness({ count, elevation }: Nodes, all: Uint32Array, { km, widest }: Water): Float32Array {
  const [climb, way] = [new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < km.length; i += 1) {
    const [from, to] = [all[2 * i] ?? 0, all[2 * i + 1] ?? 0];
    const difference = Math.abs((elevation[from] ?? 0) - (elevation[to] ?? 0)) / 1000;
    if (Number.isNaN(difference) || (widest[i] ?? 0) > BRIDGED_WATER_KM) continue;
    for (const node of [from, to]) {
      climb[node] = (climb[node] ?? 0) + difference;
      way[node] = (way[node] ?? 0) + (km[i] ?? 0);
    }
  }
  return climb.map((sum, node) => Math.min(MOST_RUGGED, sum / Math.max(1, way[node] ?? 0)));
}

/**
 * Connects what nothing connects with the shortest crossings, so that every coast of a country within range of a ship is
 * reachable. Car ferries from one country to another are few, and written.
 *
 * @param components what cars can reach from each other
 * @param reached the same with boats, which have no car ferry beside them unless one is listed
 */
function addFerries(
  edges: EdgeList,
  {
    neighbors: { all },
    wet,
    components,
    reached,
    apart,
  }: { neighbors: Neighbors; wet: Water; components: Components; reached: Components; apart: Separations },
): void {
  const isCrossing = (i: number) =>
    (wet.all[i] ?? 0) > 0 && (wet.widest[i] ?? 0) <= FERRY_WATER_KM && (wet.km[i] ?? 0) <= 3 * FERRY_WATER_KM;
  const crossings = Array.from(wet.km.keys()).filter(isCrossing);
  crossings.sort((a, b) => (wet.km[a] ?? 0) - (wet.km[b] ?? 0));
  for (const i of crossings) {
    const [from, to] = [all[2 * i] ?? 0, all[2 * i + 1] ?? 0];
    if (apart.bySea(from, to) || reached.join(from, to)) continue;
    components.join(from, to);
    const meters = (wet.km[i] ?? 0) * 1000;
    const seconds = ferrySeconds(meters);
    const cost = Math.max(meters / 1000, (seconds / 3600) * SHIP_COST_KMH);
    edges.add(from, to, { cost, kind: EDGE.ferry, meters, seconds });
  }
}

/** @param found.courses by edge: the points between its two nodes */
function sectionsOf(
  nodes: Nodes,
  edges: EdgeList,
  {
    components,
    courses,
    apart,
  }: { components: Components; courses: ReadonlyMap<number, LonLat[]>; apart: Separations },
): Record<string, SectionArray> {
  const offsets = new Uint32Array(nodes.count + 1);
  for (const end of [...edges.from, ...edges.to]) offsets[end + 1] = (offsets[end + 1] ?? 0) + 1;
  for (let i = 0; i < nodes.count; i += 1) offsets[i + 1] = (offsets[i + 1] ?? 0) + (offsets[i] ?? 0);
  const next = offsets.slice();
  const targets = new Uint32Array(edges.length * 2);
  const costs = new Uint16Array(edges.length * 2);
  const kinds = new Uint8Array(edges.length * 2);
  const known: number[] = [];
  const led: number[] = [];
  const coursePoints: number[] = [];
  for (let i = 0; i < edges.length; i += 1) {
    const [from, to] = [edges.from[i] ?? 0, edges.to[i] ?? 0];
    const first = coursePoints.length / 2;
    coursePoints.push(...(courses.get(i) ?? []).flat().map(inParts));
    const last = coursePoints.length / 2 - 1;
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      const at = next[start] ?? 0;
      next[start] = at + 1;
      targets[at] = end;
      costs[at] = Math.min(65_535, Math.max(1, Math.round((edges.cost[i] ?? 0) * COST_PARTS_PER_KM)));
      kinds[at] = edges.kind[i] ?? 0;
      if (edges.kind[i] !== EDGE.road && edges.kind[i] !== EDGE.main)
        known.push(at, edges.meters[i] ?? 0, edges.seconds[i] ?? 0, edges.link[i] ?? 0);
      if (last >= first) led.push(at, ...(start === from ? [first, last] : [last, first]));
    }
  }
  const points = new KDBush(nodes.count, 64, Float32Array);
  for (let i = 0; i < nodes.count; i += 1)
    points.add(nodes.degrees[2 * i] ?? 0, nodes.degrees[2 * i + 1] ?? 0);
  points.finish();
  return {
    degrees: Int32Array.from(nodes.degrees, inParts),
    components: Uint32Array.from({ length: nodes.count }, (_, i) => components.find(i)),
    points: new Uint8Array(points.data),
    known: Uint32Array.from(known),
    courses: Uint32Array.from(led),
    coursePoints: Int32Array.from(coursePoints),
    islands: Uint16Array.from(apart.islandOf),
    ...{ offsets, targets, costs, kinds },
  };
}

function inParts(degrees: number): number {
  return Math.round(degrees * PARTS_PER_DEGREE);
}
