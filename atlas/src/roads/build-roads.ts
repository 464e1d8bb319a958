import { greatCircleMeters, type LonLat } from '@wayfold/domain/legs';
import type { MultiPolygon, Polygon } from 'geojson';
import KDBush from 'kdbush';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { SectionArray } from '../cache/cache-file';
import type { AirportRow } from '../sources/airports';
import { readPackageJson } from '../sources/package-file';
import { readTowns } from '../sources/towns';
import { readInland } from '../tiles/shapes';
import { airportSections } from './airports';
import { barrierCheck } from './barriers';
import { Components, EDGE, EdgeList } from './edges';
import { LandBitmap } from './land-bitmap';
import { ferrySeconds, type LinkKind, readClosedBorders, readLinks } from './links';
import { findNeighbors, type Neighbors, unitVectors } from './neighbors';
import { COST_PARTS_PER_KM, PARTS_PER_DEGREE } from './packages';

/** Wider water has no bridge unless one is written down. */
const BRIDGED_WATER_KM = 8;
/** Ships go this far between coasts that have no other way. */
const FERRY_WATER_KM = 120;
/** What a kilometer over water, over water wider than an inlet, and of climb cost on top, in kilometers. */
const WATER_COST = 2;
const WIDE_WATER_COST = 4;
const INLET_KM = 2;
const CLIMB_COST = 6;
/** What a kilometer costs on top for each meter in a meter that towns around differ in height, up to a limit. */
const RUGGED_COST = 8;
const MOST_RUGGED = 0.06;
/** An hour on a ship or waiting for it is worth this many kilometers of road. */
const SHIP_COST_KMH = 80;
/** So much longer is going round by a third town, before a road is worth its while. */
const ROUNDABOUT_RATIO = 1.2;
/** No longer stretch has a road and no town. */
const LONGEST_EDGE_KM = 1_200;
/** Length over cost on average; a link of known length gets the cost a road of that length would have. */
const LENGTH_PER_COST = 1.06;

/** Points along a link only draw it; roads meet it there if they are short. */
const ON_THE_WAY = '-';
const SIDE_ROAD_KM = 20;

type Nodes = {
  degrees: Float64Array;
  vectors: Float64Array;
  elevation: Float64Array;
  /** Empty for the ends of links, `ON_THE_WAY` for their other points. */
  country: string[];
  count: number;
};

/** Builds the road graph of the world: towns, the roads that probably join them, bridges, tunnels and ferries. About 3 s. */
export function buildRoads(airports: readonly AirportRow[]): Record<string, SectionArray> {
  const { nodes, edges } = linkedNodes();
  const neighbors = findNeighbors(nodes.vectors);
  const wet = probeWater(nodes, neighbors);
  addRoads(edges, nodes, neighbors, wet);
  const components = new Components(nodes.count);
  edges.from.forEach((from, i) => {
    if (edges.kind[i] !== EDGE.rail) components.join(from, edges.to[i] ?? from);
  });
  addFerries(edges, nodes, { neighbors, wet, components });
  return { ...sectionsOf(nodes, edges, components), ...airportSections(airports) };
}

/** Towns and the points of links as nodes, and the links as edges. */
function linkedNodes(): { nodes: Nodes; edges: EdgeList } {
  const [at, elevation, country]: [number[], number[], string[]] = [[], [], []];
  const known = new Map<string, number>();
  const nodeAt = ([lon, lat]: LonLat, height: number, code: string): number => {
    const key = `${lon.toFixed(3)},${lat.toFixed(3)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, elevation.length);
    at.push(lon, lat);
    elevation.push(height);
    country.push(code);
    return elevation.length - 1;
  };
  for (const town of readTowns()) nodeAt([town.lon, town.lat], town.elevation, town.countryCode);
  const edges = new EdgeList();
  for (const { points, kind, meters, seconds } of readLinks()) {
    const lengths = points.slice(1).map((to, i) => greatCircleMeters(points[i] ?? to, to));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    const ids = points.map((point, i) =>
      nodeAt(point, Number.NaN, i === 0 || i === points.length - 1 ? '' : ON_THE_WAY),
    );
    lengths.forEach((length, i) => {
      const share = length / whole;
      const cost =
        seconds === null
          ? (meters / 1000 / LENGTH_PER_COST) * share
          : Math.max(length / 1000, ((seconds * share) / 3600) * SHIP_COST_KMH);
      const measured = { meters: meters * share, seconds: (seconds ?? 0) * share };
      edges.add(ids[i] ?? 0, ids[i + 1] ?? 0, { cost, kind: EDGE_OF[kind], ...measured });
    });
  }
  const degrees = Float64Array.from(at);
  const vectors = unitVectors(degrees);
  return {
    nodes: { degrees, vectors, elevation: Float64Array.from(elevation), country, count: elevation.length },
    edges,
  };
}

const EDGE_OF: Record<LinkKind, number> = {
  road: EDGE.link,
  ferry: EDGE.ferry,
  shuttle: EDGE.shuttle,
  rail: EDGE.rail,
};

/** Water along the straight way between neighbors, in kilometers: all of it, and the widest. */
type Water = { all: Float32Array; widest: Float32Array; km: Float32Array };

function probeWater(nodes: Nodes, { all }: Neighbors): Water {
  const land = landBitmap();
  const pairs = all.length / 2;
  const water = {
    all: new Float32Array(pairs),
    widest: new Float32Array(pairs),
    km: new Float32Array(pairs),
  };
  for (let i = 0; i < pairs; i += 1) {
    const from = pointOf(nodes, all[2 * i] ?? 0);
    const to = pointOf(nodes, all[2 * i + 1] ?? 0);
    const km = greatCircleMeters(from, to) / 1000;
    water.km[i] = km;
    if (km > LONGEST_EDGE_KM) {
      water.widest[i] = km;
      continue;
    }
    const lonSpan = to[0] - from[0] - 360 * Math.round((to[0] - from[0]) / 360);
    const steps = Math.max(2, Math.ceil(km));
    const stepKm = km / steps;
    let run = 0;
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      if (land.isLand(from[0] + lonSpan * share, from[1] + (to[1] - from[1]) * share)) {
        run = 0;
        continue;
      }
      run += stepKm;
      water.all[i] = (water.all[i] ?? 0) + stepKm;
      water.widest[i] = Math.max(water.widest[i] ?? 0, run);
    }
  }
  return water;
}

function landBitmap(): LandBitmap {
  const world = readPackageJson<Topology<{ land: GeometryCollection }>>('world-atlas/land-10m.json');
  const bitmap = new LandBitmap();
  bitmap.fill(
    feature(world, world.objects.land).features.flatMap(({ geometry }) => areasOf(geometry)),
    true,
  );
  const lakes = readInland().water?.features ?? [];
  bitmap.fill(
    lakes.flatMap(({ geometry }) => areasOf(geometry)),
    false,
  );
  return bitmap;
}

function areasOf(geometry: { type: string }): (Polygon | MultiPolygon)[] {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
    ? [geometry as Polygon | MultiPolygon] // said so by its type
    : [];
}

/**
 * Roads run between close neighbors; other neighbors get one where going round by the towns beside them is impossible
 * or far, as where a bay lies in the way.
 */
function addRoads(edges: EdgeList, nodes: Nodes, { all, isClose, beside }: Neighbors, water: Water): void {
  const isClosed = closedBorders(nodes);
  const isBarred = barrierCheck();
  const pairs = isClose.length;
  const costs = new Map<number, number>();
  const rugged = ruggedness(nodes, all, water);
  const isDry = (i: number, from: number, to: number) =>
    (water.widest[i] ?? 0) <= BRIDGED_WATER_KM &&
    ((water.km[i] ?? 0) <= SIDE_ROAD_KM ||
      (nodes.country[from] !== ON_THE_WAY && nodes.country[to] !== ON_THE_WAY)) &&
    !isClosed(from, to) &&
    !isBarred(pointOf(nodes, from), pointOf(nodes, to));
  const keyOf = (a: number, b: number) => Math.min(a, b) * nodes.count + Math.max(a, b);
  const costOf = (i: number, from: number, to: number) => {
    const climb = Math.abs((nodes.elevation[from] ?? 0) - (nodes.elevation[to] ?? 0)) / 1000;
    const winding = 1 + (RUGGED_COST * ((rugged[from] ?? 0) + (rugged[to] ?? 0))) / 2;
    const wide = WIDE_WATER_COST * Math.max(0, (water.widest[i] ?? 0) - INLET_KM);
    return (water.km[i] ?? 0) * winding + WATER_COST * (water.all[i] ?? 0) + wide + CLIMB_COST * (climb || 0);
  };
  const add = (from: number, to: number, cost: number) => {
    costs.set(keyOf(from, to), cost);
    edges.add(from, to, { cost, kind: EDGE.road });
  };
  for (let i = 0; i < pairs; i += 1) {
    const [from, to] = [all[2 * i] ?? 0, all[2 * i + 1] ?? 0];
    if (isClose[i] && isDry(i, from, to)) add(from, to, costOf(i, from, to));
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
    if (round > ROUNDABOUT_RATIO * cost) add(from, to, cost);
  }
}

/** How steep it is around each node: the heights that neighbors differ in over the ways to them. */
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

/** Joins what no road joins by the shortest crossings, so that every coast within reach of a ship can be reached. */
function addFerries(
  edges: EdgeList,
  nodes: Nodes,
  { neighbors: { all }, wet, components }: { neighbors: Neighbors; wet: Water; components: Components },
): void {
  const isClosed = closedBorders(nodes);
  const isCrossing = (i: number) =>
    (wet.all[i] ?? 0) > 0 && (wet.widest[i] ?? 0) <= FERRY_WATER_KM && (wet.km[i] ?? 0) <= 3 * FERRY_WATER_KM;
  const crossings = Array.from(wet.km.keys()).filter(isCrossing);
  crossings.sort((a, b) => (wet.km[a] ?? 0) - (wet.km[b] ?? 0));
  for (const i of crossings) {
    const [from, to] = [all[2 * i] ?? 0, all[2 * i + 1] ?? 0];
    if (isClosed(from, to) || components.join(from, to)) continue;
    const meters = (wet.km[i] ?? 0) * 1000;
    const seconds = ferrySeconds(meters);
    const cost = Math.max(meters / 1000, (seconds / 3600) * SHIP_COST_KMH);
    edges.add(from, to, { cost, kind: EDGE.ferry, meters, seconds });
  }
}

function closedBorders({ country }: Nodes): (from: number, to: number) => boolean {
  const closed = new Set(readClosedBorders().flatMap(({ countries: [a, b] }) => [`${a}-${b}`, `${b}-${a}`]));
  return (from, to) => closed.has(`${country[from]}-${country[to]}`);
}

function sectionsOf(nodes: Nodes, edges: EdgeList, components: Components): Record<string, SectionArray> {
  const offsets = new Uint32Array(nodes.count + 1);
  for (const end of [...edges.from, ...edges.to]) offsets[end + 1] = (offsets[end + 1] ?? 0) + 1;
  for (let i = 0; i < nodes.count; i += 1) offsets[i + 1] = (offsets[i + 1] ?? 0) + (offsets[i] ?? 0);
  const next = offsets.slice();
  const targets = new Uint32Array(edges.length * 2);
  const costs = new Uint16Array(edges.length * 2);
  const kinds = new Uint8Array(edges.length * 2);
  const known: number[] = [];
  for (let i = 0; i < edges.length; i += 1) {
    const [from, to] = [edges.from[i] ?? 0, edges.to[i] ?? 0];
    for (const [start, end] of [
      [from, to],
      [to, from],
    ] as const) {
      const at = next[start] ?? 0;
      next[start] = at + 1;
      targets[at] = end;
      costs[at] = Math.min(65_535, Math.max(1, Math.round((edges.cost[i] ?? 0) * COST_PARTS_PER_KM)));
      kinds[at] = edges.kind[i] ?? 0;
      if (edges.kind[i] !== EDGE.road) known.push(at, edges.meters[i] ?? 0, edges.seconds[i] ?? 0);
    }
  }
  const points = new KDBush(nodes.count, 64, Float32Array);
  for (let i = 0; i < nodes.count; i += 1)
    points.add(nodes.degrees[2 * i] ?? 0, nodes.degrees[2 * i + 1] ?? 0);
  points.finish();
  return {
    degrees: Int32Array.from(nodes.degrees, (degrees) => Math.round(degrees * PARTS_PER_DEGREE)),
    components: Uint32Array.from({ length: nodes.count }, (_, i) => components.find(i)),
    points: new Uint8Array(points.data),
    known: Uint32Array.from(known),
    ...{ offsets, targets, costs, kinds },
  };
}

function pointOf({ degrees }: Nodes, node: number): LonLat {
  return [degrees[2 * node] ?? 0, degrees[2 * node + 1] ?? 0];
}
