import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { encodeLine } from '@wayfold/contract/places/polyline';
import { legColor } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import { expect, test } from 'vitest';
import { missesLetters } from './clean-text';
import { type DrawnTrip, drawTripMap, type MapDrawing } from './draw-trip-map';
import { fontLetters } from './font-letters';
import { rasterise, withDrawnLetters } from './rasterise';

const LIGHT: MapDrawing = { width: 600, height: 400, theme: 'light' };
const services = { atlas: await openTestAtlas() };

type Stop = { name: string; coords: [number, number]; transport?: string; localName?: string };

function tripOf(stops: readonly Stop[], lines: DrawnTrip['lines'] = new Map()): DrawnTrip {
  const rows = stops.map((stop, index) => [
    String(index),
    { id: String(index), destinationOrder: index + 1, transport: 'RentalCar', localName: null, ...stop },
  ]);
  return { document: { destinations: Object.fromEntries(rows), tracks: {} }, lines };
}

const DENVER: Stop = { name: 'Denver', coords: [-104.99, 39.74] };
const MOAB: Stop = { name: 'Moab', coords: [-109.55, 38.57] };
const TOKYO: Stop = { name: 'Tokyo', localName: '東京', coords: [139.69, 35.69], transport: 'Flight' };
const LOS_ANGELES: Stop = { name: 'Los Angeles', coords: [-118.24, 34.05] };

/** The positions of the pins, in the order of their numbers. */
function pinsOf(svg: string): [x: number, y: number][] {
  return [...svg.matchAll(/<g transform="translate\(([\d.-]+) ([\d.-]+)\)">/g)]
    .map(([, x, y]): [number, number] => [Number(x), Number(y)])
    .toReversed();
}

test('a trip is drawn with colored legs, numbered pins, names and attribution', async () => {
  const svg = await drawTripMap(services, tripOf([DENVER, MOAB]), LIGHT);

  expect(svg).toContain(`stroke="${legColor(0, 'light')}"`);
  expect(svg).toContain('>Denver</text>');
  expect(svg).toContain('>COLORADO</tspan>');
  expect(svg).toContain('Made with Natural Earth; GeoNames (CC BY 4.0)');
  expect(svg).toContain(`stroke="${MAP_COLORS.light.roadMinor}" stroke-width="1.4"`);
  expect(pinsOf(svg)).toHaveLength(2);
});

test('tracks are drawn below the legs, in their own color or in ink, and fit in the view', async () => {
  const points = encodeLine([
    [-112, 41],
    [-111, 42],
  ]);
  const track = { name: 'Ridge', points, source: 'gpx', destid: null };
  const { document, lines } = tripOf([DENVER, MOAB]);
  const tracks = {
    a: { ...track, id: 'a', color: '#8e24aa' },
    b: { ...track, id: 'b', color: null },
  };

  const svg = await drawTripMap(services, { document: { ...document, tracks }, lines }, LIGHT);

  const order = [
    'stroke="#8e24aa"',
    `stroke="${MAP_COLORS.light.ink}" stroke-width="2.5"`,
    `stroke="${legColor(0, 'light')}"`,
  ];
  const places = order.map((look) => svg.indexOf(look));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
  const without = await drawTripMap(services, { document, lines }, LIGHT);
  expect(pinsOf(svg)[0]?.[1]).toBeGreaterThan(pinsOf(without)[0]?.[1] ?? 0);
});

test('the same trip gives the same drawing, and another theme a different one', async () => {
  const draw = (theme: 'light' | 'dark') =>
    drawTripMap(services, tripOf([DENVER, MOAB]), { ...LIGHT, theme });

  expect(await draw('light')).toBe(await draw('light'));
  expect(await draw('dark')).not.toBe(await draw('light'));
});

test('a trip across the date line is drawn across the ocean, not around the world', async () => {
  const svg = await drawTripMap(services, tripOf([TOKYO, LOS_ANGELES]), LIGHT);

  const [tokyo, losAngeles] = pinsOf(svg);
  expect(tokyo?.[0]).toBeLessThan(losAngeles?.[0] ?? 0);
  for (const [x, y] of pinsOf(svg)) {
    expect(x).toBeGreaterThan(30);
    expect(x).toBeLessThan(570);
    expect(y).toBeGreaterThan(38);
  }
  expect(svg).toContain('stroke-dasharray="5 7"');
});

test('one destination, none, and two at the same point can be drawn as well', async () => {
  const [one, none, twice] = await Promise.all([
    drawTripMap(services, tripOf([MOAB]), LIGHT),
    drawTripMap(services, tripOf([]), LIGHT),
    drawTripMap(services, tripOf([MOAB, MOAB]), LIGHT),
  ]);

  expect(pinsOf(one)).toHaveLength(1);
  expect(pinsOf(none)).toHaveLength(0);
  expect(none).toContain('UNITED STATES');
  expect(pinsOf(twice)).toHaveLength(2);
});

test('names are text in any script and never markup', async () => {
  const stops = [{ ...MOAB, name: '<script>"&' }, TOKYO, { ...DENVER, name: 'القاهرة' }];

  const svg = await drawTripMap(services, tripOf(stops), { ...LIGHT, title: 'Map of <b>' });

  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script&gt;&quot;&amp;');
  expect(svg).toContain('<tspan font-family="Noto Sans JP, sans-serif">東京 </tspan>Tokyo');
  expect(svg).toContain('<tspan font-family="Noto Sans Arabic, sans-serif">القاهرة</tspan>');
  expect(svg).toContain('role="img" aria-label="Map of &lt;b&gt;"');
});

test('a drawing becomes a PNG of the requested width', async () => {
  const svg = await drawTripMap(services, tripOf([DENVER, MOAB]), LIGHT);

  const png = Buffer.from(await rasterise(svg, 300));

  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 200]);
});

test('a picture of the map has no letters that cannot be drawn', async () => {
  const fonts = await fontLetters();
  const stops = [
    { ...DENVER, name: 'Seoul', localName: '서울' },
    { ...MOAB, name: 'กรุงเทพ' },
  ];

  const svg = withDrawnLetters(await drawTripMap(services, tripOf(stops), LIGHT), fonts);

  expect(svg).toContain('Seoul');
  expect(missesLetters(svg, fonts)).toBe(false);
});
