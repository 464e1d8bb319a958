import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { type LonLat, toWorld } from '@wayfold/domain/map/mercator';
import { geodesicLine } from '@wayfold/domain/travel/legs';
import type { StreetMap } from '../base-map';
import { STREET_ROADS_ZOOM } from '../gl/streets/zooms';

/** A tile that makes a trip's map work offline. */
export interface TileToKeep {
  /** Its path on the server. */
  url: string;
  /** Its path in the cache, which doesn't change with the edition of the map; service-worker.ts forms the same one. */
  key: string;
}

/** What to store of a map so that a trip can be followed on it offline. */
export interface TilesToKeep {
  /** Zoom level by zoom level, so that half of them are already a map. */
  tiles: readonly TileToKeep[];
  /** How far streets reach around each destination, in kilometers. */
  aroundKm: number;
  /** True if they reach less far than usual, because the trip has many destinations. */
  isLimited: boolean;
  /** Names these tiles: changes with the places of the trip and with the edition of the map. */
  basis: string;
}

/**
 * How far streets reach around each destination, in kilometers, and to which zoom level the ways between them are stored; the
 * first that fits. At best where people walk and drive on a day in town, and at least where they get off a train.
 */
const USUAL_REACH = { aroundKm: 10, alongZoom: 10 };
const REACHES = [
  USUAL_REACH,
  { aroundKm: 8, alongZoom: 10 },
  { aroundKm: 6, alongZoom: 9 },
  { aroundKm: 4, alongZoom: 8 },
  { aroundKm: 3, alongZoom: 8 },
  { aroundKm: 2, alongZoom: 8 },
];
/** Around a plan, which may be out of town. */
const PLAN_KM = 2;
/** Minutes of downloading, some hundred megabytes, and as much as one trip may ask of a source that others run. */
export const MOST_TILES = 5_000;
/** Nobody reads street names from farther away; the map enlarges these tiles when zoomed in. */
const DEEPEST_ZOOM = 14;
/** A flight only needs what a map of the whole trip shows. */
const FLIGHT_ZOOM = 5;

/** The tiles to store for a trip, at most `MOST_TILES`: the farther apart its places, the closer around them. */
export function tilesToKeep(document: TripDocument, map: StreetMap): TilesToKeep {
  const stops = orderedDestinations(document);
  const plans = Object.values(document.events).flatMap(({ coords }) => (coords ? [coords] : []));
  const places = [...stops.map(({ coords, transport }) => [...coords, transport]), ...plans];
  const basis = JSON.stringify([map.tiles, map.streets.tiles, places]);
  const overview = zoomsOf(map).map(({ z }) => overviewOf(stops, z));
  let tiles: TileToKeep[] = [];
  let reachKm = 0;
  for (const { aroundKm, alongZoom } of REACHES) {
    reachKm = aroundKm;
    tiles = tilesOf(map, (z) => [
      ...(z <= alongZoom ? (overview[z] ?? []) : []),
      ...stops.map(({ coords }) => ({ at: toWorld(coords), radius: tilesIn(aroundKm, coords, z) })),
      ...plans.map((coords) => ({ at: toWorld(coords), radius: tilesIn(PLAN_KM, coords, z) })),
    ]);
    if (tiles.length <= MOST_TILES) break;
  }
  const isLimited = reachKm < USUAL_REACH.aroundKm;
  return { tiles: tiles.slice(0, MOST_TILES), aroundKm: reachKm, isLimited, basis };
}

/** A part of the world one unit wide; its radius is in tiles. */
type Circle = { at: [number, number]; radius: number };

/** The zoom levels of both maps, from 0, and which of them is stored there. */
function zoomsOf(map: StreetMap): { z: number; hasOwn: boolean; hasStreets: boolean }[] {
  const { minZoom, maxZoom } = map.streets;
  const deepest = Math.min(DEEPEST_ZOOM, maxZoom);
  const first = Math.min(deepest, Math.max(STREET_ROADS_ZOOM, minZoom));
  return Array.from({ length: Math.max(deepest, map.maxZoom) + 1 }, (_, z) => ({
    z,
    hasOwn: z <= map.maxZoom,
    // The map looks at zoom 0 whether the streets have the sea.
    hasStreets: (z >= first && z <= deepest) || (z === 0 && minZoom === 0),
  }));
}

function tilesOf(map: StreetMap, circlesAt: (z: number) => Circle[]): TileToKeep[] {
  return zoomsOf(map).flatMap(({ z, hasOwn, hasStreets }) => {
    const across = 2 ** z;
    // Numbers, since the ways of a long trip touch most of their tiles several times.
    const touched = new Set(circlesAt(z).flatMap((circle) => [...tilesWithin(circle, z)]));
    return [...touched].flatMap((number) => {
      const [x, y] = [number % across, Math.floor(number / across)];
      const tile = (family: 'own' | 'streets', template: string): TileToKeep => ({
        key: `/tiles/${family}/${z}/${x}/${y}.pbf`,
        url: template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`),
      });
      return [
        ...(hasOwn ? [tile('own', map.tiles)] : []),
        ...(hasStreets ? [tile('streets', map.streets.tiles)] : []),
      ];
    });
  });
}

/** What a view of the whole trip shows at a zoom level: a tile around each way and each destination. */
function overviewOf(stops: readonly Destination[], z: number): Circle[] {
  return z <= USUAL_REACH.alongZoom ? pointsAlong(stops, z).map((at) => ({ at, radius: 1 })) : [];
}

/** Points of the world one unit wide, at most a tile apart, on the ways between the destinations and at each of them. */
function pointsAlong(stops: readonly Destination[], z: number): [number, number][] {
  const step = 1 / 2 ** z;
  return stops.flatMap(({ coords, transport }, index) => {
    const next = stops[index + 1];
    const isFlight = transport === 'Flight';
    const isDrawn = next && transport !== 'Hidden' && (!isFlight || z <= FLIGHT_ZOOM);
    if (!isDrawn) return [toWorld(coords)];
    const line = geodesicLine(coords, next.coords, isFlight ? 64 : 1);
    return line.flatMap((at, part) => {
      const from = toWorld(at);
      const following = line[part + 1];
      if (!following) return [from];
      const to = toWorld(following);
      const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
      return Array.from({ length: count }, (_, number): [number, number] => [
        from[0] + ((to[0] - from[0]) * number) / count,
        from[1] + ((to[1] - from[1]) * number) / count,
      ]);
    });
  });
}

const EQUATOR_KM = 40_075;

/** How many tiles of a zoom level fit into a distance at a place. */
function tilesIn(kilometers: number, [, lat]: LonLat, z: number): number {
  return (kilometers / (EQUATOR_KM * Math.cos((lat * Math.PI) / 180))) * 2 ** z;
}

/** The tiles of a zoom level that a circle touches, numbered row by row. */
function* tilesWithin({ at, radius }: Circle, z: number): Generator<number> {
  const across = 2 ** z;
  const [column, row] = [at[0] * across, at[1] * across];
  for (let x = Math.floor(column - radius); x <= column + radius; x += 1) {
    const first = Math.max(0, Math.floor(row - radius));
    for (let y = first; y <= Math.min(across - 1, row + radius); y += 1) {
      const [aside, above] = [Math.max(x - column, column - x - 1, 0), Math.max(y - row, row - y - 1, 0)];
      // The world goes on beyond the date line.
      if (Math.hypot(aside, above) <= radius) yield y * across + (((x % across) + across) % across);
    }
  }
}
