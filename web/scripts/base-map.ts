import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { Plugin } from 'vite';
import { type AreaName, type DrawnShapes, SHEET, STEPS_PER_UNIT } from '../src/map/drawn/base-shapes.ts';
import { type Piece, projectPieces } from '../src/map/drawn/sheet-pieces.ts';

const MODULE = 'virtual:base-map';
/** Path of the shapes in development. */
const DEV_PATH = '/base-map.json';

/**
 * Lays the base map out on its sheet once, when the app is built, instead of in every browser, where that takes most of
 * the time until the drawn map appears. `virtual:base-map` is the URL of the shapes.
 */
export function baseMap(): Plugin {
  let isBuild = true;
  return {
    name: 'wayfold:base-map',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!isBuild) return `export default ${JSON.stringify(DEV_PATH)};`;
      const file = this.emitFile({
        type: 'asset',
        name: 'base-map.json',
        source: JSON.stringify(drawBaseMap()),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(DEV_PATH, (_request, answer) => {
        answer.setHeader('content-type', 'application/json').end(JSON.stringify(drawBaseMap()));
      });
    },
  };
}

type Topology = Parameters<typeof feature>[0];
type Shapes = Topology['objects'][string];
type Named = { properties: { name: string }; geometry: GeoPermissibleObjects };

/** Lays out land, borders and the names of countries and states. */
export function drawBaseMap(): DrawnShapes {
  const world = readTopology('world-atlas/countries-50m.json');
  const usa = readTopology('us-atlas/states-10m.json');
  const { countries, land } = world.objects;
  const { states } = usa.objects;
  if (!countries || !land || !states) throw new Error('The shapes of the base map are incomplete.');
  const projection = geoMercator()
    .scale(SHEET / (2 * Math.PI))
    .translate([SHEET / 2, SHEET / 2])
    // The shapes have enough points: resampling takes longer than everything else, and adds only a dozen.
    .precision(0);
  const between = (a: unknown, b: unknown) => a !== b;
  const steps = (shapes: GeoPermissibleObjects) => projectPieces(shapes, projection).map(stepsOf);
  const named = (topology: Topology, shapes: Shapes, kind: AreaName['kind']) =>
    areasOf(topology, shapes).flatMap((area) => nameOf(area, kind, projection));
  return {
    land: steps(feature(world, land)),
    // `mesh` is typed for objects of countries, which these are.
    borders: steps(mesh(world, countries as Parameters<typeof mesh>[1], between)),
    regions: steps(mesh(usa, states as Parameters<typeof mesh>[1], between)),
    names: [...named(world, countries, 'country'), ...named(usa, states, 'region')],
  };
}

/** Reads a file of shapes from a package. */
export function readTopology(file: string): Topology {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8'));
}

function stepsOf({ points }: Piece): number[] {
  let [lastX, lastY] = [0, 0];
  return points.flatMap((point) => {
    const [x, y] = [Math.round(point[0] * STEPS_PER_UNIT), Math.round(point[1] * STEPS_PER_UNIT)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}

/** The named areas among the shapes of a file; none if they have no names. */
export function areasOf(topology: Topology, shapes: Shapes): Named[] {
  const collection = feature(topology, shapes as Parameters<typeof feature>[1]);
  // Countries and states are collections of named polygons; anything else has no names to draw.
  return 'features' in collection ? (collection.features as unknown as Named[]) : [];
}

/** Puts a name in the middle of an area's largest piece: of mainland France, not of its islands. */
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
  const [x, y] = path.centroid(outline).map(Math.round) as [number, number]; // a point has two numbers
  return [{ name: properties.name, kind, x, y, width: Math.round(box.right - box.left) }];
}
