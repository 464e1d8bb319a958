import { newId } from '@wayfold/domain/document/ids';
import type { Database } from '../../db/connect';
import { OperatorError } from '../../process/operator-error';
import {
  addArea,
  addTiles,
  finishArea,
  knownTiles,
  listAreas,
  type StoredTile,
  type StreetArea,
} from '../areas/area-store';
import { type Box, rangeOf, type TileRange } from '../areas/boxes';
import type { TileOrigin } from './tile-origin';

/** What to import, and from where. */
export interface AreaImport {
  readonly name: string;
  /** The path or URL, to tell whether an unfinished area can be continued. */
  readonly source: string;
  readonly origin: TileOrigin;
  /** Empty for everything that the source has. */
  readonly boxes: readonly Box[];
  /** Stops after the tiles in progress; the same import continues later. */
  readonly signal: AbortSignal;
  /** Told before anything is written: at most so many tiles, about so many bytes; `resumed` were imported before. */
  readonly onSize: (size: { tiles: number; bytes: number; resumed: number }) => void;
  /** Told after each batch: of the tiles above, so many are done. */
  readonly onProgress: (done: number) => void;
}

/** Written together. */
const BATCH_TILES = 200;
const BATCH_BYTES = 4_000_000;

/**
 * Imports the streets of an area into the database, coarse zoom levels first. An import that was interrupted goes on where it
 * was; its tiles show from the first on.
 *
 * @returns the area; unfinished if it was stopped
 * @throws OperatorError if the name is taken, or the source has nothing there
 */
export async function importArea(
  { pool }: Pick<Database, 'pool'>,
  asked: AreaImport,
  now: () => Date,
): Promise<StreetArea> {
  const { origin, signal } = asked;
  const boxes = asked.boxes.length > 0 ? asked.boxes : [origin.bounds];
  const ranges = rangesOf(boxes, origin);
  const id = await areaFor({ pool }, asked, boxes, now);
  const size = await origin.size(ranges);
  if (size.tiles === 0) throw new OperatorError('The source has no streets in this area.');
  const resumed = (await areaOf({ pool }, id)).tiles;
  asked.onSize({ ...size, resumed });
  let done = 0;
  for (const range of ranges) {
    const known = await knownTiles(pool, id, range);
    done += known.size;
    let batch: StoredTile[] = [];
    const write = async () => {
      if (batch.length > 0) await addTiles(pool, id, batch);
      done += batch.length;
      batch = [];
      asked.onProgress(done);
    };
    let bytes = 0;
    for await (const tile of origin.tiles(range, (x, y) => !known.has(`${x}/${y}`))) {
      batch.push(tile);
      bytes += tile.bytes.length;
      if (batch.length >= BATCH_TILES || bytes > BATCH_BYTES) {
        await write();
        bytes = 0;
      }
      if (signal.aborted) break;
    }
    await write();
    if (signal.aborted) return areaOf({ pool }, id);
  }
  await finishArea(pool, id);
  return areaOf({ pool }, id);
}

/** Each zoom level of each box; a tile in two boxes is in both, and imported once. */
function rangesOf(boxes: readonly Box[], { facts: { minZoom, maxZoom } }: TileOrigin): TileRange[] {
  const zooms = Array.from({ length: maxZoom - minZoom + 1 }, (_, index) => minZoom + index);
  return zooms.flatMap((z) => boxes.map((box) => rangeOf(box, z)));
}

/** The area to import into: an unfinished one of the same source and boxes, or a new one. */
async function areaFor(
  { pool }: Pick<Database, 'pool'>,
  { name, source, origin }: AreaImport,
  boxes: readonly Box[],
  now: () => Date,
): Promise<string> {
  const taken = (await listAreas(pool)).find((area) => area.name === name);
  if (taken) {
    const isSame = taken.source === source && taken.boxes.flat().join() === boxes.flat().join();
    if (isSame && !taken.isFinished) return taken.id;
    throw new OperatorError(
      `There is already an area named ${name}. Remove it with --remove "${name}", or choose another name with --name.`,
    );
  }
  const id = newId();
  const { schema, minZoom, maxZoom, attribution } = origin.facts;
  const { bounds } = origin;
  await addArea(pool, {
    ...{ id, name, source, boxes, schema, minZoom, maxZoom, attribution, bounds },
    madeAt: now(),
  });
  return id;
}

async function areaOf({ pool }: Pick<Database, 'pool'>, id: string): Promise<StreetArea> {
  const found = (await listAreas(pool)).find((area) => area.id === id);
  if (!found) throw new OperatorError('The area was removed while it was imported.');
  return found;
}
