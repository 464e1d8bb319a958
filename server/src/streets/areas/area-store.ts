import {
  boolean,
  bytes,
  decimal,
  instant,
  integer,
  json,
  oneOf,
  type RowOf,
  text,
  uuid,
} from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import type { StreetSchema } from '../street-source';
import type { Box, TileAddress } from './boxes';

const AREA = {
  id: uuid,
  name: text,
  source: text,
  boxes: json<number[]>(),
  schema: oneOf<StreetSchema>(),
  minZoom: integer,
  maxZoom: integer,
  attribution: text,
  bounds: json<Box>(),
  tiles: integer,
  bytes: integer,
  isFinished: boolean,
  madeAt: instant,
};

/** An area whose streets were imported. */
export type StreetArea = Omit<RowOf<typeof AREA>, 'boxes'> & { readonly boxes: readonly Box[] };

const LIST = statement(
  'street-areas',
  `select id, name, source, to_json(boxes) as boxes, schema, min_zoom as "minZoom", max_zoom as "maxZoom", attribution,
      to_json(bounds) as bounds, tiles, bytes, is_finished as "isFinished", made_at as "madeAt"
    from street_areas order by made_at, id`,
  AREA,
);

/** All areas, the first imported first. */
export async function listAreas(on: Queryable): Promise<StreetArea[]> {
  const rows = await rowsOf(on, LIST, []);
  return rows.map(({ boxes, ...area }) => ({ ...area, boxes: boxesOf(boxes) }));
}

function boxesOf(numbers: readonly number[]): Box[] {
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [west = 0, south = 0, east = 0, north = 0] = numbers.slice(index * 4, index * 4 + 4);
    return [west, south, east, north];
  });
}

/** What is known of an area before its tiles are imported. */
export type NewArea = Omit<StreetArea, 'tiles' | 'bytes' | 'isFinished' | 'madeAt'> & {
  readonly madeAt: Date;
};

const ADD = statement(
  'street-area-add',
  `insert into street_areas
      (id, name, source, boxes, schema, min_zoom, max_zoom, attribution, bounds, made_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  {},
);

/** Adds an area without tiles. */
export async function addArea(on: Queryable, area: NewArea): Promise<void> {
  const { id, name, source, boxes, schema, minZoom, maxZoom, attribution, bounds, madeAt } = area;
  await rowsOf(on, ADD, [
    ...[id, name, source, boxes.flat(), schema, minZoom, maxZoom, attribution, bounds],
    madeAt.toISOString(),
  ]);
}

const ADD_TILES = statement(
  'street-tiles-add',
  `with added as (
      insert into street_tiles (z, x, y, area_id, tile)
      select tile.z, tile.x, tile.y, $1, tile.bytes
        from unnest($2::smallint[], $3::integer[], $4::integer[], $5::bytea[]) as tile(z, x, y, bytes)
      on conflict do nothing
      returning length(tile) as bytes
    )
    update street_areas set
        tiles = tiles + (select count(*) from added),
        bytes = bytes + (select coalesce(sum(bytes), 0) from added)
      where id = $1`,
  {},
);

/** A tile as it is stored: gzipped. */
export type StoredTile = TileAddress & { readonly bytes: Uint8Array };

/** Adds tiles to an area; those that it has already stay as they are. */
export async function addTiles(on: Queryable, areaId: string, tiles: readonly StoredTile[]): Promise<void> {
  await rowsOf(on, ADD_TILES, [
    areaId,
    tiles.map(({ z }) => z),
    tiles.map(({ x }) => x),
    tiles.map(({ y }) => y),
    tiles.map((tile) => Buffer.from(tile.bytes.buffer, tile.bytes.byteOffset, tile.bytes.byteLength)),
  ]);
}

const FINISH = statement(
  'street-area-finish',
  'update street_areas set is_finished = true where id = $1',
  {},
);

/** Marks an area as complete. */
export async function finishArea(on: Queryable, areaId: string): Promise<void> {
  await rowsOf(on, FINISH, [areaId]);
}

const REMOVE = statement('street-area-remove', 'delete from street_areas where id = $1', {});

/** Removes an area with its tiles. */
export async function removeArea(on: Queryable, areaId: string): Promise<void> {
  await rowsOf(on, REMOVE, [areaId]);
}

const KNOWN = statement(
  'street-tiles-known',
  'select x, y from street_tiles where area_id = $1 and z = $2 and x between $3 and $4 and y between $5 and $6',
  { x: integer, y: integer },
);

/** Which of these tiles an area has already, as `x/y`. */
export async function knownTiles(
  on: Queryable,
  areaId: string,
  { z, west, east, north, south }: { z: number; west: number; east: number; north: number; south: number },
): Promise<Set<string>> {
  const rows = await rowsOf(on, KNOWN, [areaId, z, west, east, north, south]);
  return new Set(rows.map(({ x, y }) => `${x}/${y}`));
}

const TILES_AT = statement(
  'street-tiles-at',
  'select area_id as "areaId", tile from street_tiles where z = $1 and x = $2 and y = $3',
  { areaId: uuid, tile: bytes },
);

/** What the areas have at an address. */
export function tilesAt(on: Queryable, { z, x, y }: TileAddress): Promise<RowOf<typeof TILES_AT.columns>[]> {
  return rowsOf(on, TILES_AT, [z, x, y]);
}

const STOPS = statement('street-area-of-trip', 'select lon, lat from destinations where trip_id = $1', {
  lon: decimal,
  lat: decimal,
});

/** Where the destinations of a trip are. */
export async function destinationsOf(on: Queryable, tripId: string): Promise<[number, number][]> {
  const rows = await rowsOf(on, STOPS, [tripId]);
  return rows.map(({ lon, lat }) => [lon, lat]);
}
