import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import statesUrl from 'us-atlas/states-10m.json?url';
import countriesUrl from 'world-atlas/countries-50m.json?url';
import { type Piece, piecesOfPath, projectPieces } from './sheet-pieces';

/** Width of the world in the units of the shapes below. */
export const SHEET = 4096;

/** A name of a country or state and the box, in sheet units, of the land it belongs to. */
export type AreaName = { name: string; kind: 'country' | 'region'; x: number; y: number; width: number };

/** The base map on a square sheet `SHEET` units wide. */
export type BaseShapes = { land: Piece[]; borders: Piece[]; regions: Piece[]; names: AreaName[] };

/** A name at a point, shown from a zoom on; among those of its kind the lowest rank comes first. */
export type SheetName = [
  kind: 'park' | 'water',
  name: string,
  lon: number,
  lat: number,
  minZoom: number,
  rank: number,
];

/** Lakes and rivers on the sheet, and the names of parks and waters, best known first. */
export type MapSheet = { lakes: Piece[]; rivers: Piece[]; names: SheetName[] };

/** Fetches what the server has drawn on its sheet, which is as wide as ours. */
export async function loadMapSheet(path: string, signal: AbortSignal): Promise<MapSheet> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error('Lakes, rivers and parks could not be fetched.');
  const sheet: { lakes: string; rivers: string; names: SheetName[] } = await answer.json();
  return {
    lakes: piecesOfPath(sheet.lakes),
    rivers: piecesOfPath(sheet.rivers),
    names: sheet.names.toSorted((a, b) => a[4] - b[4] || a[5] - b[5]),
  };
}

type Topology = Parameters<typeof feature>[0];
type Named = { properties: { name: string }; geometry: GeoPermissibleObjects };

/** Fetches the shapes of countries and states and lays them out. */
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
    .precision(0);
  const between = (a: unknown, b: unknown) => a !== b;
  const named = (topology: Topology, object: typeof countries, kind: AreaName['kind']) =>
    featuresOf(topology, object).flatMap((area) => nameOf(area, kind, projection));
  return {
    land: projectPieces(feature(world, land), projection),
    // `mesh` is typed for objects of countries, which these are.
    borders: projectPieces(mesh(world, countries as Parameters<typeof mesh>[1], between), projection),
    regions: projectPieces(mesh(usa, states as Parameters<typeof mesh>[1], between), projection),
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
  projection: GeoProjection,
): AreaName[] {
  const path = geoPath();
  const pieces = projectPieces(geometry, projection).map(({ points, box }) => {
    const outline = { type: 'Polygon' as const, coordinates: [points] };
    return { outline, box, area: path.area(outline) };
  });
  const [largest] = pieces.sort((a, b) => b.area - a.area);
  if (!largest) return [];
  const { outline, box } = largest;
  const [x, y] = path.centroid(outline);
  return [{ name: properties.name, kind, x, y, width: box.right - box.left }];
}
