import { type GeoPermissibleObjects, geoArea, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import statesUrl from 'us-atlas/states-10m.json?url';
import countriesUrl from 'world-atlas/countries-50m.json?url';

/** Width of the world in the units of the paths below. */
export const SHEET = 4096;

/** A name of a country or state and the box, in sheet units, of the land it belongs to. */
export type AreaName = { name: string; kind: 'country' | 'region'; x: number; y: number; width: number };

/** The base map as SVG paths on a square sheet `SHEET` units wide. */
export type BaseShapes = { land: string; borders: string; regions: string; names: AreaName[] };

/** A name at a point, shown from a zoom on; among those of its kind the lowest rank comes first. */
export type SheetName = [
  kind: 'park' | 'water',
  name: string,
  lon: number,
  lat: number,
  minZoom: number,
  rank: number,
];

/** Lakes and rivers as SVG paths on the sheet, and the names of parks and waters, best known first. */
export type MapSheet = { lakes: string; rivers: string; names: SheetName[] };

/** Fetches what the server has drawn on its sheet, which is as wide as ours. */
export async function loadMapSheet(path: string, signal: AbortSignal): Promise<MapSheet> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error('Lakes, rivers and parks could not be fetched.');
  const sheet: MapSheet = await answer.json();
  return { ...sheet, names: sheet.names.toSorted((a, b) => a[4] - b[4] || a[5] - b[5]) };
}

type Topology = Parameters<typeof feature>[0];
type Named = { properties: { name: string }; geometry: GeoPermissibleObjects & { type: string } };

/** Fetches the shapes of countries and states and lays them out; a second of work on a slow phone. */
export async function loadBaseShapes(signal: AbortSignal): Promise<BaseShapes> {
  const [world, usa] = await Promise.all([
    fetchTopology(countriesUrl, signal),
    fetchTopology(statesUrl, signal),
  ]);
  const { countries, land } = world.objects;
  const { states } = usa.objects;
  if (!countries || !land || !states) throw new Error('The shapes of the base map are incomplete.');
  const projection = geoMercator()
    .scale(SHEET / (2 * Math.PI))
    .translate([SHEET / 2, SHEET / 2])
    .precision(0.3);
  const path = geoPath(projection).digits(2);
  const between = (a: unknown, b: unknown) => a !== b;
  const named = (topology: Topology, object: typeof countries, kind: AreaName['kind']) =>
    featuresOf(topology, object).map((area) => nameOf(area, kind, path));
  return {
    land: path(feature(world, land)) ?? '',
    // `mesh` is typed for objects of countries, which these are.
    borders: path(mesh(world, countries as Parameters<typeof mesh>[1], between)) ?? '',
    regions: path(mesh(usa, states as Parameters<typeof mesh>[1], between)) ?? '',
    names: [...named(world, countries, 'country'), ...named(usa, states, 'region')],
  };
}

async function fetchTopology(url: string, signal: AbortSignal): Promise<Topology> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error('The shapes of the base map could not be fetched.');
  return answer.json();
}

function featuresOf(topology: Topology, object: Topology['objects'][string]): Named[] {
  const collection = feature(topology, object as Parameters<typeof feature>[1]);
  // Countries and states are collections of named polygons; anything else has no names to write.
  return 'features' in collection ? (collection.features as unknown as Named[]) : [];
}

/** Puts a name into the middle of the largest piece of an area: of France, not of its islands. */
function nameOf(
  { properties, geometry }: Named,
  kind: AreaName['kind'],
  path: ReturnType<typeof geoPath>,
): AreaName {
  const piece = largestPiece(geometry);
  const [x, y] = path.centroid(piece);
  const [[left], [right]] = path.bounds(piece);
  return { name: properties.name, kind, x, y, width: right - left };
}

function largestPiece(geometry: Named['geometry']): GeoPermissibleObjects {
  if (geometry.type !== 'MultiPolygon' || !('coordinates' in geometry)) return geometry;
  const pieces = geometry.coordinates.map(
    (coordinates) => ({ type: 'Polygon', coordinates }) as GeoPermissibleObjects, // one polygon of a MultiPolygon
  );
  return pieces.reduce((largest, piece) => (geoArea(piece) > geoArea(largest) ? piece : largest));
}
