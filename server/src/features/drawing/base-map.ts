import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import type { Atlas } from '@wayfold/atlas/atlas';
import { PbfReader } from 'pbf';
import { slice } from '../../lib/turns/slices';
import { clipLine, clipRing, type Frame, type Point, pathOf, sharedFrame } from './clip';
import { type MapView, onScreen } from './map-view';

const inflate = promisify(gunzip);

/** The deepest zoom level of the tiles. */
const DEEPEST = 8;

/** How far outside the map lines may be cut, so that their ends aren't visible, in pixels. */
const MARGIN = 12;
/** How far the ground of one tile overlaps the next, so that no seam is visible, in pixels. */
const OVERLAP = 0.4;

const GROUND_LAYERS = ['land', 'water'] as const;
const LINE_LAYERS = ['river', 'road', 'region_border', 'border'] as const;
/** The layers of names, in the order in which they win when names collide. */
export const NAME_LAYERS = [
  'country_label',
  'region_label',
  'city_label',
  'park_label',
  'water_label',
  'landscape_label',
] as const;

/** The layers of names on the base map. */
export type NameLayer = (typeof NAME_LAYERS)[number];

/** A name on the base map at its point in pixels; `rank` 0 comes first if there isn't room for all. */
export type MapName = { layer: NameLayer; name: string; rank: number; at: Point };

/** The base map of a view as SVG paths, and its names. */
export type BaseMap = {
  readonly ground: Record<(typeof GROUND_LAYERS)[number], { readonly area: string; readonly shore: string }>;
  readonly lines: Record<(typeof LINE_LAYERS)[number], string>;
  readonly names: readonly MapName[];
};

type TilePlace = {
  readonly tile: VectorTile;
  readonly x: number;
  readonly y: number;
  readonly tiles: number;
};

/** Reads the tiles that a view touches and converts them to paths. */
export async function readBaseMap(atlas: Pick<Atlas, 'tile'>, view: MapView): Promise<BaseMap> {
  const places = await readTiles(atlas, view);
  const inView = { left: -MARGIN, top: -MARGIN, right: view.width + MARGIN, bottom: view.height + MARGIN };
  const joined = async (drawOf: (place: TilePlace) => string) => {
    let paths = '';
    for (const place of places) paths += await slice(() => drawOf(place));
    return paths;
  };
  const areaOf = (layer: string) => joined((place) => areaPath(place, layer, view, inView));
  const shoreOf = (layer: string) => joined((place) => linePath(place, layer, view, inView, true));
  const lineOf = (layer: string) => joined((place) => linePath(place, layer, view, inView, false));
  return {
    ground: {
      land: { area: await areaOf('land'), shore: await shoreOf('land') },
      water: { area: await areaOf('water'), shore: await shoreOf('water') },
    },
    lines: {
      river: await lineOf('river'),
      road: await lineOf('road'),
      region_border: await lineOf('region_border'),
      border: await lineOf('border'),
    },
    names: await slice(() => places.flatMap((place) => namesIn(place, view))),
  };
}

async function readTiles(atlas: Pick<Atlas, 'tile'>, view: MapView): Promise<TilePlace[]> {
  const zoom = Math.max(0, Math.min(DEEPEST, Math.floor(view.zoom)));
  const tiles = 2 ** zoom;
  const halfWide = view.width / 2 / view.worldPixels;
  const halfHigh = view.height / 2 / view.worldPixels;
  const [middleX, middleY] = view.middle;
  const first = Math.floor((middleX - halfWide) * tiles);
  const last = Math.floor((middleX + halfWide) * tiles);
  const top = Math.max(0, Math.floor((middleY - halfHigh) * tiles));
  const bottom = Math.min(tiles - 1, Math.floor((middleY + halfHigh) * tiles));
  const wanted: { x: number; y: number }[] = [];
  for (let y = top; y <= bottom; y++) for (let x = first; x <= last; x++) wanted.push({ x, y });
  const read = await Promise.all(
    wanted.map(async ({ x, y }) => {
      const bytes = await atlas.tile(zoom, ((x % tiles) + tiles) % tiles, y);
      return bytes && { tile: new VectorTile(new PbfReader(await inflate(bytes))), x, y, tiles };
    }),
  );
  return read.filter((place) => place !== null);
}

/** The rings or lines of a layer in pixels, with the properties of each feature. */
function* shapesOf({ tile, x, y, tiles }: TilePlace, name: string, view: MapView) {
  const layer = tile.layers[name];
  for (let index = 0; index < (layer?.length ?? 0); index++) {
    const feature = layer?.feature(index);
    if (!layer || !feature) continue;
    for (const points of feature.loadGeometry()) {
      const line = points.map((point) =>
        onScreen(view, (x + point.x / layer.extent) / tiles, (y + point.y / layer.extent) / tiles),
      );
      yield { feature, line };
    }
  }
}

/** The square of a tile on the map. */
function frameOf({ x, y, tiles }: TilePlace, view: MapView): Frame {
  const [left, top] = onScreen(view, x / tiles, y / tiles);
  const [right, bottom] = onScreen(view, (x + 1) / tiles, (y + 1) / tiles);
  return { left, top, right, bottom };
}

function areaPath(place: TilePlace, layer: string, view: MapView, inView: Frame): string {
  const { left, top, right, bottom } = frameOf(place, view);
  const own = { left: left - OVERLAP, top: top - OVERLAP, right: right + OVERLAP, bottom: bottom + OVERLAP };
  const frame = sharedFrame(own, inView);
  let path = '';
  for (const { line } of shapesOf(place, layer, view)) path += pathOf(clipRing(line, frame), 'closed');
  return path;
}

/**
 * Clips lines to the tile itself: this removes the edges that shapes have at the tile border, and the next tile continues there.
 */
function linePath(place: TilePlace, layer: string, view: MapView, inView: Frame, isClosed: boolean): string {
  const frame = sharedFrame(frameOf(place, view), inView);
  let path = '';
  for (const { line } of shapesOf(place, layer, view)) {
    const whole = isClosed && line[0] ? [...line, line[0]] : line;
    for (const piece of clipLine(whole, frame)) path += pathOf(piece, 'open');
  }
  return path;
}

function namesIn(place: TilePlace, view: MapView): MapName[] {
  return NAME_LAYERS.flatMap((layer) =>
    [...shapesOf(place, layer, view)].flatMap(({ feature, line }) => {
      const [at] = line;
      const name = feature.properties['name:en'] ?? feature.properties.name;
      const rank = Number(feature.properties.rank ?? 99);
      const isDue = Number(feature.properties.minZoom ?? 0) <= view.zoom;
      const isAround = Number(feature.properties.until ?? Number.POSITIVE_INFINITY) <= view.zoom;
      return at && typeof name === 'string' && isDue && !isAround ? [{ layer, name, rank, at }] : [];
    }),
  );
}
