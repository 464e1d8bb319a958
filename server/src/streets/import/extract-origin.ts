import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { OperatorError } from '../../process/operator-error';
import { mergeTiles } from '../areas/merge-tiles';
import { plainTile } from '../known-tiles';
import { coastlinesOf } from './coastlines';
import { openMbtiles } from './mbtiles-store';
import { seaOf } from './sea';
import { seaTiles } from './sea-tiles';
import type { TileOrigin } from './tile-origin';

/** Says how an extract becomes the layers that our map draws. */
const RECIPE = path.join(import.meta.dirname, 'tilemaker');

/**
 * Cuts an OpenStreetMap extract to tiles with tilemaker, and adds the sea, which the extract has only as coastlines.
 *
 * @param file absolute path of an .osm.pbf
 * @param program tilemaker 2.2 or later
 * @throws OperatorError if tilemaker is missing or fails, or the file isn't an extract
 */
export async function cutExtract(
  file: string,
  { program, signal }: { program: string; signal: AbortSignal },
): Promise<TileOrigin> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfold-extract-'));
  try {
    const coast = await coastlinesOf(file);
    const cut = path.join(folder, 'cut.mbtiles');
    const recipe = [
      '--config',
      path.join(RECIPE, 'config.json'),
      '--process',
      path.join(RECIPE, 'process.lua'),
    ];
    await runProgram(program, ['--input', file, '--output', cut, ...recipe], { signal, folder });
    const tiles = await openMbtiles(cut);
    const { bounds, facts } = tiles;
    const sea = seaTiles(seaOf(coast, bounds), { box: bounds, maxZoom: facts.maxZoom });
    return withSea(tiles, sea, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function runProgram(
  program: string,
  args: readonly string[],
  { signal, folder }: { signal: AbortSignal; folder: string },
): Promise<void> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], signal });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-2_000);
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (signal.aborted) throw new OperatorError('Stopped. Nothing was imported.');
    throw new OperatorError(
      `${program} cannot be run (${error.code}). Install tilemaker, or set TILEMAKER_PATH to its path.`,
    );
  });
  if (code !== 0) throw new OperatorError(`tilemaker could not read the extract:\n${said.trim()}`);
}

function withSea(land: TileOrigin, sea: ReturnType<typeof seaTiles>, folder: string): TileOrigin {
  return {
    ...land,
    tiles: async function* (range, isWanted) {
      const seen = new Set<string>();
      for await (const tile of land.tiles(range, isWanted)) {
        seen.add(`${tile.x}/${tile.y}`);
        const water = sea(tile);
        yield water ? { ...tile, bytes: await joined(tile.bytes, water) } : tile;
      }
      const { z, west, east, north, south } = range;
      for (let x = west; x <= east; x += 1) {
        for (let y = north; y <= south; y += 1) {
          const water = seen.has(`${x}/${y}`) || !isWanted(x, y) ? null : sea({ z, x, y });
          if (water) yield { z, x, y, bytes: await promisify(gzip)(water) };
        }
      }
    },
    close: async () => {
      await land.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function joined(zipped: Uint8Array, water: Uint8Array): Promise<Uint8Array> {
  return promisify(gzip)(mergeTiles([await plainTile(Buffer.from(zipped)), water]));
}
