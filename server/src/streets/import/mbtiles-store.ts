import { fromWorld } from '@wayfold/domain/map/mercator';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { z } from 'zod';
import { OperatorError } from '../../process/operator-error';
import { type Box, partsOf, type TileRange } from '../areas/boxes';
import { creditOf, schemaOf, storedTile } from '../known-tiles';
import { StreetsAway } from '../street-source';
import type { TileOrigin } from './tile-origin';

const Metadata = z.object({
  format: z.literal('pbf'),
  minzoom: z.coerce.number().int().min(0).max(22).default(0),
  maxzoom: z.coerce.number().int().min(0).max(22).default(14),
  bounds: z.string().optional(),
  attribution: z.string().optional(),
  json: z.string().optional(),
});
const Layers = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

const WORLD: Box = [-180, -85, 180, 85];

/** MBTiles counts rows from the south, we from the north. */
const RANGE = 'zoom_level = ? and tile_column between ? and ? and tile_row between ? and ?';

/**
 * Opens an MBTiles file of vector tiles.
 *
 * @param file absolute path
 * @throws OperatorError with one sentence if it can't be read, or has other tiles than we can draw
 */
export async function openMbtiles(file: string): Promise<TileOrigin> {
  const database = openFile(file);
  try {
    const { minzoom, maxzoom, bounds, attribution, json } = readMetadata(database, file);
    const layers = Layers.safeParse(JSON.parse(json ?? '{}'));
    const names = layers.success ? layers.data.vector_layers.map(({ id }) => id) : [];
    return {
      facts: {
        schema: schemaOf(names),
        ...{ minZoom: minzoom, maxZoom: maxzoom, attribution: creditOf(attribution) },
      },
      bounds: statedBounds(bounds) ?? boundsOfTiles(database, maxzoom),
      size: async (ranges) => {
        let [tiles, bytes] = [0, 0];
        for (const range of ranges) {
          const row = database.get(
            `select count(*) as tiles, coalesce(sum(length(tile_data)), 0) as bytes from tiles where ${RANGE}`,
            valuesOf(range),
          );
          tiles += Number(row?.tiles ?? 0);
          bytes += Number(row?.bytes ?? 0);
        }
        return { tiles, bytes };
      },
      tiles: (range, isWanted) => tilesOf(database, range, isWanted),
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    if (error instanceof StreetsAway) throw new OperatorError(`${file}: ${error.message}`);
    throw error;
  }
}

function openFile(file: string): Database {
  try {
    const database = new sqlite.Database(file, { readOnly: true, fileMustExist: true });
    database.get('select count(*) from metadata');
    return database;
  } catch {
    throw new OperatorError(`${file} cannot be read as MBTiles. Check its path, or download it again.`);
  }
}

function readMetadata(database: Database, file: string): z.infer<typeof Metadata> {
  const rows = database.all('select name, value from metadata');
  const said = Metadata.safeParse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  if (said.success) return said.data;
  throw new OperatorError(`${file} does not contain vector tiles. Use an MBTiles file with the format pbf.`);
}

/** What the file says that it covers; null if it doesn't say, or says the world, as an extract cut from a file without bounds does. */
function statedBounds(text: string | undefined): Box | null {
  const [west, south, east, north] = (text ?? '').split(',').map(Number);
  const isBox = [west, south, east, north].every((degrees) => Number.isFinite(degrees));
  const box = isBox ? ([west, south, east, north] as Box) : WORLD; // four numbers, as just checked
  return partsOf(box) === null ? null : box;
}

/** The smallest box around the tiles of the deepest zoom level. */
function boundsOfTiles(database: Database, zoom: number): Box {
  const row = database.get(
    `select min(tile_column) as west, max(tile_column) as east, min(tile_row) as south, max(tile_row) as north
      from tiles where zoom_level = ?`,
    [zoom],
  );
  if (typeof row?.west !== 'number') return WORLD;
  const across = 2 ** zoom;
  const [west, north] = fromWorld([row.west / across, (across - 1 - Number(row.north)) / across]);
  const [east, south] = fromWorld([(Number(row.east) + 1) / across, (across - Number(row.south)) / across]);
  return [west, south, east, north];
}

function valuesOf({ z: zoom, west, east, north, south }: TileRange): number[] {
  const last = 2 ** zoom - 1;
  return [zoom, west, east, last - south, last - north];
}

async function* tilesOf(database: Database, range: TileRange, isWanted: (x: number, y: number) => boolean) {
  const { z: zoom } = range;
  const statement = database.prepare(
    `select tile_column as x, tile_row as row, tile_data as data from tiles where ${RANGE}`,
  );
  try {
    for (const { x, row, data } of statement.iterate(valuesOf(range))) {
      const y = 2 ** zoom - 1 - Number(row);
      if (!(data instanceof Uint8Array) || !isWanted(Number(x), y)) continue;
      const bytes = await storedTile(Buffer.from(data));
      if (bytes.length > 0) yield { z: zoom, x: Number(x), y, bytes };
    }
  } finally {
    statement.finalize();
  }
}
