import { gzipSync } from 'node:zlib';
import type { LonLat } from '@wayfold/domain/travel/legs';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { thin } from '../roads/line';
import { flattenLine, flattenPolygons } from './antimeridian';
import type { Label } from './label';
import { toWorldSquare } from './mercator';
import { RIVER_NAMES } from './river-names';

/** Units across the sheet, a square map of the world. */
const SHEET = 4096;

/** A name on the sheet: kind, text, longitude, latitude, first zoom, and rank (0 comes first). */
type SheetName = [
  kind: 'park' | 'water' | 'landscape',
  name: string,
  lon: number,
  lat: number,
  minZoom: number,
  rank: number,
];

/** What a map without tiles shows besides land: SVG paths on the sheet, and names. */
type Sheet = { lakes: string; rivers: string; roads: string; names: SheetName[] };

/** How far a road on the sheet may be off, in degrees: the sheet is for large areas. */
const ROAD_TOLERANCE = 0.025;
/** The last zoom at which a landscape is first named on the sheet. */
const LANDSCAPE_ZOOM = 6;

/** Draws lakes, rivers, major roads, and the names of landscapes, parks and waters on one sheet, as gzipped JSON. */
export function drawSheet(
  { water, river, road }: Record<'water' | 'river' | 'road', FeatureCollection>,
  labels: readonly Label[],
): Uint8Array {
  const roads = road.features.flatMap(linesOf).map((line) => thin(line as LonLat[], ROAD_TOLERANCE));
  const sheet: Sheet = {
    lakes: water.features.flatMap((lake) => ringsOf(lake).map((ring) => `${path(ring)}Z`)).join(''),
    rivers: river.features.flatMap((shape) => linesOf(shape).map(path)).join(''),
    roads: roads.map(path).join(''),
    names: [...labels.flatMap(sheetName), ...riverNames()],
  };
  return new Uint8Array(gzipSync(JSON.stringify(sheet)));
}

const SHEET_KINDS: Partial<Record<Label['layer'], SheetName[0]>> = {
  park_label: 'park',
  water_label: 'water',
  landscape_label: 'landscape',
};

function sheetName({ layer, lon, lat, minZoom, properties }: Label): SheetName[] {
  const kind = SHEET_KINDS[layer];
  if (!kind || (kind === 'landscape' && minZoom > LANDSCAPE_ZOOM)) return [];
  return [[kind, properties.name, round(lon), round(lat), minZoom, properties.rank]];
}

function riverNames(): SheetName[] {
  return RIVER_NAMES.flatMap(([name, minZoom, ...on]) =>
    on.slice(0, 1).map(([lon, lat]): SheetName => ['water', name, lon, lat, minZoom, minZoom]),
  );
}

function ringsOf({ geometry }: Feature): Position[][] {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
  return flattenPolygons(geometry).coordinates.flat();
}

function linesOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'LineString') return [flattenLine(geometry.coordinates)];
  return geometry.type === 'MultiLineString' ? geometry.coordinates.map(flattenLine) : [];
}

/** A start point, then steps: shorter than coordinates, and they compress better. */
function path(points: readonly Position[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map((point, i) => {
      const [x = 0, y = 0] = toWorldSquare(point).map((part) => Math.round(part * SHEET * 100));
      const step = `${i === 0 ? 'M' : 'l'}${(x - lastX) / 100} ${(y - lastY) / 100}`;
      [lastX, lastY] = [x, y];
      return step;
    })
    .join('');
}

const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
