import type { LonLat } from '@wayfold/domain/travel/legs';
import type { Feature, FeatureCollection } from 'geojson';
import type { Sections } from '../../cache/cache-file';
import { bridgePieces } from '../../courses/bridges';
import type { DryLand } from '../../courses/dry-land';
import { wayOver } from '../../courses/grid-way';
import { overlandLine, waterMeters } from '../../courses/overland';
import { smoothLine } from '../../courses/smooth-line';
import { EDGE } from '../../roads/edges';
import { highwaySections, SLOW_ROAD_KMH } from '../../roads/highways';
import { findNeighbors } from '../../roads/neighbors';
import type { KnownSection } from '../../roads/nodes';
import type { Label } from '../label';
import { nodeFinder, RoadMap } from './road-map';
import { strokesOf } from './strokes';

/** Minor roads join the towns that the map names at these zooms, and show from then on. */
const MINOR_ZOOMS = [6, 7, 8];
/** From this zoom on, two towns have no road of their own if a third one is nearer to both. */
const SPARSE_ZOOM = 7;
/** A road to the next town is at most this long, and at most this many times the straight line. */
const LONGEST_KM = 450;
const MOST_WINDING = 2.2;
/** A written road takes a way through towns of at most this many times its length. */
const MOST_DETOUR = 1.6;
/** If there is none, it is led over land by itself, with no more water than this on its way. */
const MOST_WATER_METERS = 4_000;
/** Longer stretches without a town are led around bays and lakes. */
const BARE_KM = 12;
/** Towns that the map names from this zoom on are on their road; it may pass smaller ones by. */
const TOWN_ZOOM = 7;
/** Slow written roads are minor ones, and show from this zoom on. */
const SLOW_ROAD_ZOOM = 7;
/** How far a road may miss the villages along it, in degrees. */
const TOLERANCE = { road: 0.018, minor_road: 0.014 };

/** Roads of the base map; minor ones have their first zoom. */
export type RoadShapes = { road: FeatureCollection; minor_road: FeatureCollection };

/**
 * Draws the world's roads: all written ones, the slow ones as minor roads, and those between the towns that the map
 * names, through the towns along them.
 *
 * Their course between towns is a guess, except that none crosses water without a written bridge or tunnel.
 */
export function roadShapes(sections: Sections, labels: readonly Label[], land: DryLand): RoadShapes {
  const findNode = nodeFinder(sections);
  const written = highwaySections()
    .flat()
    .map(({ from, to, ...known }) => ({ from: findNode(from), to: findNode(to), ...known }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
  const direct = new Set(written.map(({ from, to }) => pairOf(from, to)));
  const map = new RoadMap(sections, land, (a, b) => direct.has(pairOf(a, b)));
  const isMajor = ({ kmh = SLOW_ROAD_KMH }: KnownSection) => kmh >= SLOW_ROAD_KMH;
  const bridgeEdges = map.edges.kind.flatMap((kind, edge) => (kind === EDGE.link ? [edge] : []));
  const main = edgesAlong(map, written.filter(isMajor));
  const major = new Set([...bridgeEdges, ...main.edges]);
  for (const edge of major) map.prefer(edge);
  const towns = labels
    .filter(({ layer }) => layer === 'city_label')
    .map(({ lon, lat, minZoom }) => ({ node: findNode([lon, lat]), minZoom }));
  const minor = minorEdges(map, towns, major);
  const slow = edgesAlong(
    map,
    written.filter((section) => !isMajor(section)),
  );
  for (const edge of slow.edges) if (!major.has(edge) && !minor.has(edge)) minor.set(edge, SLOW_ROAD_ZOOM);
  const named = new Set(towns.flatMap(({ node, minZoom }) => (minZoom <= TOWN_ZOOM ? [node] : [])));
  const bridges = new Set(bridgePieces(land).map(([from, to]) => pairOf(findNode(from), findNode(to))));
  const fixed = crossings(map, [...major, ...minor.keys()], named);
  const drawn = (layer: keyof RoadShapes, edges: Iterable<number>, properties: Feature['properties']) =>
    strokesOf(
      Array.from(edges, (edge) => endsOf(map, edge)),
      map.pointOf,
    ).map((nodes) =>
      shapeOf(lineOf(map, nodes, { fixed, bridges, land, tolerance: TOLERANCE[layer] }), properties),
    );
  const lone = (sections: readonly KnownSection[], properties: Feature['properties']) =>
    sections.flatMap(({ from, to }) => loneRoad(map.pointOf(from), map.pointOf(to), { land, properties }));
  const minorOf = (zoom: number) => [...minor].flatMap(([edge, first]) => (first === zoom ? [edge] : []));
  return {
    road: collection([...drawn('road', major, {}), ...lone(main.missing, {})]),
    minor_road: collection([
      ...MINOR_ZOOMS.flatMap((zoom) => drawn('minor_road', minorOf(zoom), { minZoom: zoom })),
      ...lone(slow.missing, { minZoom: SLOW_ROAD_ZOOM }),
    ]),
  };
}

/** The edges along written roads, and the sections that have none. */
function edgesAlong(
  map: RoadMap,
  written: readonly KnownSection[],
): { edges: Set<number>; missing: KnownSection[] } {
  const edges = new Set<number>();
  const missing: KnownSection[] = [];
  for (const section of written) {
    const { from, to, km } = section;
    const way = map.route(from, to, MOST_DETOUR * km);
    for (const edge of way?.edges ?? []) edges.add(edge);
    if (!way) missing.push(section);
  }
  return { edges, missing };
}

/** The line of a road between two towns without others along it; none if it would be a bridge nobody wrote down. */
function loneRoad(
  from: LonLat,
  to: LonLat,
  { land, properties }: { land: DryLand; properties: Feature['properties'] },
): Feature[] {
  const line = overlandLine(from, to, { land, tolerance: TOLERANCE.road });
  return waterMeters(line, land) > MOST_WATER_METERS ? [] : [shapeOf(line, properties)];
}

/** Edges along roads between neighboring towns, with the zoom of the towns, unless they are major. */
function minorEdges(
  map: RoadMap,
  towns: readonly { node: number; minZoom: number }[],
  major: ReadonlySet<number>,
): Map<number, number> {
  const minor = new Map<number, number>();
  for (const zoom of MINOR_ZOOMS) {
    const nodes = [
      ...new Set(towns.flatMap((town) => (town.minZoom <= zoom && town.node >= 0 ? town.node : []))),
    ];
    const vectors = Float64Array.from(
      nodes.flatMap((node) => [...map.vectors.subarray(3 * node, 3 * node + 3)]),
    );
    const { all, isClose, beside } = findNeighbors(vectors);
    for (const [pair, close] of isClose.entries()) {
      const [from = 0, to = 0] = [nodes[all[2 * pair] ?? 0], nodes[all[2 * pair + 1] ?? 0]];
      const km = map.kmBetween(from, to);
      const isBetween = (town: number) => {
        const node = nodes[town] ?? from;
        return map.kmBetween(from, node) < km && map.kmBetween(node, to) < km;
      };
      // Closer up, towns are so many that a road to the nearest ones is enough.
      const isSpared = zoom >= SPARSE_ZOOM && beside.subarray(2 * pair, 2 * pair + 2).some(isBetween);
      if (!close || km > LONGEST_KM || isSpared) continue;
      for (const edge of map.route(from, to, MOST_WINDING * km)?.edges ?? []) {
        if (major.has(edge) || minor.has(edge)) continue;
        minor.set(edge, zoom);
        map.prefer(edge);
      }
    }
  }
  return minor;
}

/** Nodes that a road has to pass through: named towns, and where several roads meet. */
function crossings(map: RoadMap, edges: readonly number[], named: ReadonlySet<number>): Set<number> {
  const roads = new Map<number, number>();
  for (const edge of edges) {
    for (const node of endsOf(map, edge)) roads.set(node, (roads.get(node) ?? 0) + 1);
  }
  return new Set([...roads].flatMap(([node, count]) => (count > 2 || named.has(node) ? [node] : [])));
}

function lineOf(
  map: RoadMap,
  nodes: readonly number[],
  {
    fixed,
    bridges,
    land,
    tolerance,
  }: { fixed: ReadonlySet<number>; bridges: ReadonlySet<string>; land: DryLand; tolerance: number },
): LonLat[] {
  const points: LonLat[] = [];
  const isFixed: boolean[] = [];
  for (const [i, node] of nodes.entries()) {
    const [last, next] = [points.at(-1), map.pointOf(node)];
    const before = nodes[i - 1] ?? node;
    const isBare = map.kmBetween(before, node) > BARE_KM && !bridges.has(pairOf(before, node));
    if (last && isBare && !land.isDry(last, next)) {
      const around = wayOver(last, next, (at) => land.isLand(at)).slice(1, -1);
      points.push(...around);
      isFixed.push(...around.map(() => false));
    }
    points.push(next);
    isFixed.push(fixed.has(node));
  }
  const mayGo = (from: LonLat, to: LonLat) => land.isDry(from, to);
  return smoothLine(points, { isFixed: (i) => isFixed[i] ?? true, tolerance, mayGo });
}

function pairOf(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

function endsOf({ edges }: RoadMap, edge: number): [number, number] {
  return [edges.from[edge] ?? 0, edges.to[edge] ?? 0];
}

function shapeOf(coordinates: LonLat[], properties: Feature['properties']): Feature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
}

function collection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features };
}
