import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { readTowns } from '../sources/towns';
import { EDGE, EdgeList } from './edges';
import { type HighwaySection, highwaySections, SLOW_ROAD_KMH } from './highways';
import { type LinkKind, readLinks } from './links';
import { unitVectors } from './neighbors';

/** An hour on a ship or waiting for one costs as much as this many kilometers of road. */
export const SHIP_COST_KMH = 80;

/** Degrees from one cell of nodes to the next. */
const CELL = 0.001;

/** The points of the road graph: first towns and link ends, then points along links, then stops without other roads. */
export type Nodes = {
  /** `lon, lat, lon, lat ...` */
  degrees: Float64Array;
  vectors: Float64Array;
  /** Meters; NaN except for towns. */
  elevation: Float64Array;
  /** Empty except for towns. */
  country: string[];
  count: number;
  /** The number of towns and link ends; nodes after them only draw a link. */
  places: number;
  /** The number of places and points along links; nodes after them have no roads but listed ones. */
  joined: number;
};

/** A section of a known road between two nodes; `kmh` is its usual speed, if that is known too. */
export type KnownSection = { from: number; to: number; km: number; kmh?: number | undefined };

/** Returns the coordinates of a node. */
export function pointOf({ degrees }: Pick<Nodes, 'degrees'>, node: number): LonLat {
  return [degrees[2 * node] ?? 0, degrees[2 * node + 1] ?? 0];
}

/** Returns towns and link points as nodes, links as edges, and the sections of known roads, which aren't edges yet. */
export function linkedNodes(): {
  nodes: Nodes;
  edges: EdgeList;
  highways: KnownSection[][];
  bridges: KnownSection[];
} {
  const [at, elevation, country]: [number[], number[], string[]] = [[], [], []];
  const known = new Map<string, number>();
  const findNode = ([lon, lat]: LonLat) => known.get(cellOf(lon, lat));
  const addNode = (point: LonLat, height = Number.NaN, code = ''): number => {
    known.set(cellOf(...point), elevation.length);
    at.push(...point);
    elevation.push(height);
    country.push(code);
    return elevation.length - 1;
  };
  const nodeAt = (point: LonLat): number =>
    findNode(point) ?? findNeighbor(point, findNode) ?? addNode(point);
  for (const { lon, lat, elevation: height, countryCode } of readTowns()) {
    if (findNode([lon, lat]) === undefined) addNode([lon, lat], height, countryCode);
  }
  const links = readLinks();
  for (const { points } of links) for (const end of [points[0], points.at(-1)]) if (end) nodeAt(end);
  const sections = highwaySections();
  // A stop of a slow road that isn't a town, like a pass or a rim, is reached by listed roads alone.
  const isOpen = (road: HighwaySection[]) => road.every(({ kmh = SLOW_ROAD_KMH }) => kmh >= SLOW_ROAD_KMH);
  const knownOf = (roads: HighwaySection[][]) =>
    roads.map((road) =>
      road.map(({ from, to, ...known }) => ({ from: nodeAt(from), to: nodeAt(to), ...known })),
    );
  const openHighways = knownOf(sections.filter(isOpen));
  const places = elevation.length;
  const edges = new EdgeList();
  for (const [index, { points, kind, meters, seconds }] of links.entries()) {
    const lengths = points.slice(1).map((to, i) => greatCircleMeters(points[i] ?? to, to));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    const ids = points.map((point) => nodeAt(point));
    lengths.forEach((length, i) => {
      const share = length / whole;
      const cost =
        seconds === null
          ? (meters / 1000) * share
          : Math.max(length / 1000, ((seconds * share) / 3600) * SHIP_COST_KMH);
      const measured = { meters: meters * share, seconds: (seconds ?? 0) * share };
      edges.add(ids[i] ?? 0, ids[i + 1] ?? 0, { cost, kind: EDGE_OF[kind], ...measured, link: index + 1 });
    });
  }
  const joined = elevation.length;
  const highways = [...openHighways, ...knownOf(sections.filter((road) => !isOpen(road)))];
  const bridges = links.flatMap(({ points, meters, kind }) => {
    const [from, to] = [points[0], points.at(-1)];
    return kind === 'road' && from && to ? [{ from: nodeAt(from), to: nodeAt(to), km: meters / 1000 }] : [];
  });
  const degrees = Float64Array.from(at);
  return {
    nodes: {
      ...{ degrees, country, places, joined },
      vectors: unitVectors(degrees),
      elevation: Float64Array.from(elevation),
      count: elevation.length,
    },
    ...{ edges, highways, bridges },
  };
}

/** The cell of a point, about 100 m wide; a cell has one node. */
function cellOf(lon: number, lat: number): string {
  return `${lon.toFixed(3)},${lat.toFixed(3)}`;
}

/** Finds a node in the cells around a point: written coordinates are rounded, and may fall beside those of their town. */
function findNeighbor(
  [lon, lat]: LonLat,
  findNode: (point: LonLat) => number | undefined,
): number | undefined {
  for (const east of [0, -CELL, CELL]) {
    for (const north of [0, -CELL, CELL]) {
      const found = findNode([lon + east, lat + north]);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const EDGE_OF: Record<LinkKind, number> = {
  road: EDGE.link,
  ferry: EDGE.ferry,
  shuttle: EDGE.shuttle,
  rail: EDGE.rail,
  boat: EDGE.boat,
};
