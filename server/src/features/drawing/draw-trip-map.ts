import { ATLAS_ATTRIBUTION, type LonLat } from '@wayfold/atlas/atlas';
import {
  orderedDestinations,
  orderedTracks,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import { LEG_NUMERAL, legColor, type Theme } from '@wayfold/domain/format/palette';
import { CASING, DASHES, dashOf, TRACK_WIDTH } from '@wayfold/domain/map/leg-dashes';
import { MAP_COLORS, type MapColors } from '@wayfold/domain/map/map-colors';
import { type Size, toWorld } from '@wayfold/domain/map/mercator';
import { PIN_HEAD, PIN_PATH, PIN_RING } from '@wayfold/domain/map/pin-shape';
import {
  type NameWish,
  pinRect,
  placeNames,
  type Rect,
  sidesWithRoom,
} from '@wayfold/domain/map/place-names';
import { trackLine } from '@wayfold/domain/travel/tracks';
import { type LegLine, lineOf } from '../../adapters/measure-way';
import { sha256Hex } from '../../lib/hashing';
import { inSlices, slice } from '../../lib/turns/slices';
import type { Services } from '../../services';
import { type BaseMap, readBaseMap } from './base-map';
import { clipLine, type Point, pathOf, tenth } from './clip';
import { drawNames } from './map-names';
import { type MapView, onScreen, pointOn, viewOf } from './map-view';
import { escapeXml, runsOf, SANS, SERIF } from './svg-text';
import { textWidth } from './text-width';

/** Size in CSS pixels, colors, and the title for screen readers; without a title the map is decorative. */
export type MapDrawing = Size & { readonly theme: Theme; readonly title?: string };

/** What of a trip is on its map: its rows, and the lines that were measured for its legs, by the destinations they start from. */
export type DrawnTrip = {
  readonly document: Pick<TripDocument, 'destinations' | 'tracks'>;
  readonly lines: ReadonlyMap<string, LegLine>;
};

type Stop = { id: string; number: number; name: string; coords: LonLat };
type Leg = { colorIndex: number; dash: keyof typeof DASHES; coordinates: readonly LonLat[] };

type Track = { color: string | null; coordinates: readonly LonLat[] };

const NAME_SIZE = 15;
const CREDIT_HEIGHT = 13;

/**
 * Draws the map of a trip as SVG: base map, tracks, colored legs along measured lines or roads of the atlas, numbered pins, names and
 * attribution.
 *
 * The same trip always gives the same drawing, and no network requests are made. Without destinations it is only the base map.
 */
export async function drawTripMap(
  { atlas }: Pick<Services, 'atlas'>,
  { document, lines }: DrawnTrip,
  { width, height, theme, title }: MapDrawing,
): Promise<string> {
  const stops = stopsOf(document);
  const legs = await inSlices(legsOf(atlas, { document, lines }));
  const tracks = orderedTracks(document).map((track) => ({
    color: track.color,
    coordinates: trackLine(track),
  }));
  const points = [
    ...stops.map(({ coords }) => coords),
    ...[...legs, ...tracks].flatMap(({ coordinates }) => coordinates),
  ];
  const view = viewOf(points, { width, height });
  const base = await readBaseMap(atlas, view);
  const colors = MAP_COLORS[theme];
  const { svg: stopNames, taken } = await slice(() => drawStops(stops, view, theme));
  const { svg: sources, rect } = drawSources(view, colors, lines);
  const names = await slice(() =>
    drawNames(base.names, {
      zoom: view.zoom,
      frame: { left: 4, top: 4, right: width - 4, bottom: height - 4 },
      taken: [...taken, rect],
      colors,
    }),
  );
  const trails = await slice(() => drawTracks(tracks, view, theme));
  const ways = await slice(() => drawLegs(legs, view, theme));
  const heard = title ? `role="img" aria-label="${escapeXml(title)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${heard}>${drawBase(base, view, colors)}${trails}${ways}${names}${sources}${stopNames}</svg>`;
}

function stopsOf(document: Pick<TripDocument, 'destinations'>): Stop[] {
  return orderedDestinations(document).map(({ id, name, localName, coords, destinationOrder }) => ({
    id,
    number: destinationOrder,
    name: localName && localName !== name ? `${localName} ${name}` : name,
    coords: [coords[0], coords[1]],
  }));
}

/** The paths between the destinations, as measured or from the atlas; Hidden ones are left out. */
function* legsOf(atlas: Services['atlas'], { document, lines }: DrawnTrip): Generator<void, Leg[]> {
  const ordered = orderedDestinations(document);
  const legs: Leg[] = [];
  for (const [index, from] of ordered.entries()) {
    const to = ordered[index + 1];
    if (!to || from.transport === 'Hidden') continue;
    const start: LonLat = [from.coords[0], from.coords[1]];
    const end: LonLat = [to.coords[0], to.coords[1]];
    const measured = lines.get(from.id);
    const { coordinates, failed } = measured
      ? { coordinates: lineOf(measured), failed: false }
      : atlas.estimateLeg(start, end, from.transport);
    const dash = dashOf({ transport: from.transport, failed });
    legs.push({
      colorIndex: index,
      dash,
      coordinates: failed || coordinates.length < 2 ? straight(start, end) : coordinates,
    });
    yield;
  }
  return legs;
}

/** A straight line the short way around: across the date line rather than around the world. */
function straight(from: LonLat, to: LonLat): LonLat[] {
  return [from, [to[0] + 360 * Math.round((from[0] - to[0]) / 360), to[1]]];
}

function drawBase({ ground, lines }: BaseMap, { width, height, zoom }: MapView, colors: MapColors): string {
  const line = (path: string, look: string) => (path ? `<path d="${path}" fill="none" ${look}/>` : '');
  // Named by its content, since several maps may be on one page.
  const shore = `shore-${sha256Hex(ground.land.shore).slice(0, 10)}`;
  const drawShore = (look: string) => `<use href="#${shore}" fill="none" stroke="${colors.coast}" ${look}/>`;
  // The glow is below the land, so that only its outer half is visible; at low zoom it would swallow islands.
  const glow = [14, 8, 4].map((wide) =>
    drawShore(`stroke-width="${zoom < 4 ? wide / 2 : wide}" stroke-opacity="0.16" stroke-linejoin="round"`),
  );
  const dashed = `stroke="${colors.border}" stroke-width="1" stroke-dasharray="5 3 1 3"`;
  const regions = zoom < 4.5 ? `stroke="${colors.border}" stroke-width="0.8" stroke-opacity="0.6"` : dashed;
  const riverWidth = Math.max(0.8, Math.min(1.8, 0.8 + (zoom - 3) * 0.2));
  return [
    `<rect width="${width}" height="${height}" fill="${colors.water}"/>`,
    `<defs><path id="${shore}" d="${ground.land.shore}"/></defs>`,
    ...glow,
    `<path d="${ground.land.area}" fill="${colors.land}"/>`,
    drawShore('stroke-width="1"'),
    `<path d="${ground.water.area}" fill="${colors.water}"/>`,
    line(ground.water.shore, `stroke="${colors.coast}" stroke-width="1"`),
    zoom >= 3
      ? line(
          lines.river,
          `stroke="${colors.river}" stroke-width="${tenth(riverWidth)}" stroke-linejoin="round"`,
        )
      : '',
    // Faint, so that the trip's own legs are the only lines that stand out.
    line(lines.road, `stroke="${colors.roadMinor}" stroke-width="1.4" stroke-linejoin="round"`),
    zoom >= 3 ? line(lines.region_border, regions) : '',
    line(lines.border, dashed),
  ].join('');
}

function drawLegs(legs: readonly Leg[], view: MapView, theme: Theme): string {
  const ways = legs.map((leg) => ({ ...leg, path: legPath(leg.coordinates, view), ...DASHES[leg.dash] }));
  const round = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  const casings = ways.map(
    ({ path, width }) =>
      `<path d="${path}" ${round} stroke="${MAP_COLORS[theme].casing}" stroke-width="${width + 2 * CASING}"/>`,
  );
  const lines = ways.map(({ path, width, pattern, colorIndex }) => {
    const dashes = pattern.length > 0 ? ` stroke-dasharray="${pattern.join(' ')}"` : '';
    return `<path d="${path}" ${round} stroke="${legColor(colorIndex, theme)}" stroke-width="${width}"${dashes}/>`;
  });
  return [...casings, ...lines].join('');
}

/** Draws tracks, which are below the legs and thinner. */
function drawTracks(tracks: readonly Track[], view: MapView, theme: Theme): string {
  const { casing, ink } = MAP_COLORS[theme];
  const round = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  return tracks
    .map(({ color, coordinates }) => {
      const path = legPath(coordinates, view);
      return `<path d="${path}" ${round} stroke="${casing}" stroke-width="${TRACK_WIDTH + 2 * CASING}"/><path d="${path}" ${round} stroke="${color ?? ink}" stroke-width="${TRACK_WIDTH}"/>`;
    })
    .join('');
}

/** The line in every copy of the world that the map shows. */
function legPath(coordinates: readonly LonLat[], view: MapView): string {
  const frame = { left: -20, top: -20, right: view.width + 20, bottom: view.height + 20 };
  const world = coordinates.map(([lon, lat]) => toWorld([lon, lat]));
  const first = Math.round(view.middle[0] - (world[0]?.[0] ?? 0));
  let path = '';
  for (const turn of [first - 1, first, first + 1]) {
    const line = world.map(([x, y]): Point => onScreen(view, x + turn, y));
    for (const piece of clipLine(line, frame)) path += pathOf(piece, 'open');
  }
  return path;
}

/** Draws the pins, the first on top, each with its name if there is room beside it. */
function drawStops(stops: readonly Stop[], view: MapView, theme: Theme): { svg: string; taken: Rect[] } {
  const colors = MAP_COLORS[theme];
  const wishes = stops.map((stop): NameWish & Stop => {
    const at = pointOn(view, stop.coords);
    const width = textWidth(stop.name, NAME_SIZE) + 6;
    return {
      ...stop,
      at,
      scale: 1,
      size: { width, height: 20 },
      sides: sidesWithRoom(stop.name, at[0], view.width),
    };
  });
  const frame = { left: 2, top: 2, right: view.width - 2, bottom: view.height - 2 };
  const named = new Map(wishes.map((wish) => [wish.id, wish]));
  const placed = placeNames(wishes).flatMap(({ id, x, y }) => {
    const wish = named.get(id);
    if (!wish) return [];
    const rect = { left: x, right: x + wish.size.width, top: y - 10, bottom: y + 10 };
    const isInside =
      rect.left >= frame.left &&
      rect.right <= frame.right &&
      rect.bottom <= frame.bottom &&
      rect.top >= frame.top;
    return isInside ? [{ name: wish.name, rect }] : [];
  });
  const names = placed.map(
    ({ name, rect }) =>
      `<text x="${tenth(rect.left + 3)}" y="${tenth(rect.top + 15)}" font-family="${SERIF}" font-weight="600" font-size="${NAME_SIZE}" fill="${colors.ink}" stroke="${colors.halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${runsOf(name)}</text>`,
  );
  const pins = wishes.toReversed().map(({ at, number }) => drawPin(at, number, theme));
  return {
    svg: [...names, ...pins].join(''),
    taken: [...wishes.map(pinRect), ...placed.map(({ rect }) => rect)],
  };
}

function drawPin([x, y]: Point, number: number, theme: Theme): string {
  const size = number > 99 ? 11 : 14;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})"><ellipse cy="1" rx="6" ry="2.5" fill="#000000" fill-opacity="0.16"/><path d="${PIN_PATH}" fill="${legColor(number - 1, theme)}" stroke="${MAP_COLORS[theme].casing}" stroke-width="${PIN_RING}" stroke-linejoin="round"/><text y="${-PIN_HEAD + size * 0.35}" text-anchor="middle" font-family="${SANS}" font-weight="700" font-size="${size}" fill="${LEG_NUMERAL[theme]}">${number}</text></g>`;
}

/** Credits the base map in the last line, and above it whoever measured the legs. */
function drawSources(
  { width, height }: MapView,
  colors: MapColors,
  lines: DrawnTrip['lines'],
): { svg: string; rect: Rect } {
  const size = 9.5;
  const credits = [ATLAS_ATTRIBUTION, ...new Set([...lines.values()].map(({ credit }) => credit))];
  const wide = Math.max(...credits.map((credit) => textWidth(credit, size)));
  const top = height - 5 - credits.length * CREDIT_HEIGHT;
  const rect = { left: width - wide - 14, right: width, top, bottom: height };
  const svg = credits
    .map(
      (credit, index) =>
        `<text x="${width - 8}" y="${height - 7 - index * CREDIT_HEIGHT}" text-anchor="end" font-family="${SANS}" font-size="${size}" fill="${colors.region}" stroke="${colors.halo}" stroke-width="2.5" stroke-linejoin="round" paint-order="stroke">${escapeXml(credit)}</text>`,
    )
    .join('');
  return { svg, rect };
}
