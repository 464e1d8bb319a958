import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A tile on disk. Empty bytes mean that the source has nothing there. */
export interface CachedTile {
  /** Gzipped, or empty. */
  readonly bytes: Uint8Array;
  /** The source's own mark of this content; null if it has none. */
  readonly etag: string | null;
  /** The source's version when the tile was last asked for. */
  readonly version: string;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
}

export interface TileCacheLimits {
  readonly mostBytes: number;
  /** Tiles that nobody asked their source about for so long are deleted first; in milliseconds. */
  readonly oldest: number;
}

const Header = z.object({
  etag: z.string().nullable(),
  version: z.string(),
  at: z.number(),
  length: z.number(),
});

/** After tidying, this much of the limit is used, so that it isn't tidied at every write. */
const TIDY_TO = 0.9;
const DRAFTS = 'drafts';
/** What a file takes on disk beside its bytes, roughly. */
const FILE_BYTES = 2_048;

/**
 * Tiles of street sources on disk, oldest out first. A file is whole or it isn't there: it is written aside and renamed, and its
 * header states its length, so what a crash left is read as missing.
 */
export class TileCache {
  readonly #folder: string;
  readonly #limits: TileCacheLimits;
  readonly #now: () => Date;
  /** Bytes on disk; null until they are counted, at the first write. */
  #bytes: number | null = null;
  #tidying: Promise<void> | null = null;

  constructor(folder: string, limits: TileCacheLimits, now: () => Date) {
    this.#folder = folder;
    this.#limits = limits;
    this.#now = now;
  }

  /** @param name the tile's path below the folder, such as `a1b2c3/14/8529/5975` */
  async read(name: string): Promise<CachedTile | null> {
    const file = await readFile(this.#fileOf(name)).catch(() => null);
    return file && unpacked(file);
  }

  /** Stores a tile; a disk that is full or read-only is not an error, the tile is then asked for again. */
  async write(name: string, tile: CachedTile): Promise<void> {
    const packed = packedOf(tile);
    const draft = path.join(this.#folder, DRAFTS, randomBytes(12).toString('hex'));
    const file = this.#fileOf(name);
    try {
      await mkdir(path.dirname(draft), { recursive: true });
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, packed);
      await utimes(draft, tile.at / 1_000, tile.at / 1_000);
      await rename(draft, file);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
      return;
    }
    if (this.#bytes !== null) this.#bytes += packed.length + FILE_BYTES;
    if (this.#bytes === null || this.#bytes > this.#limits.mostBytes) await this.tidy();
  }

  /** Counts what is on disk, deletes what is too old or incomplete, and the oldest of what is too much. */
  tidy(): Promise<void> {
    this.#tidying ??= this.#tidyNow().finally(() => {
      this.#tidying = null;
    });
    return this.#tidying;
  }

  async #tidyNow(): Promise<void> {
    const oldest = this.#now().getTime() - this.#limits.oldest;
    const files: { file: string; bytes: number; at: number }[] = [];
    let total = 0;
    for await (const file of filesIn(this.#folder)) {
      const found = await stat(file).catch(() => null);
      if (!found) continue;
      const at = found.mtimeMs;
      if (at < oldest) await rm(file, { force: true });
      else {
        files.push({ file, bytes: found.size + FILE_BYTES, at });
        total += found.size + FILE_BYTES;
      }
    }
    if (total > this.#limits.mostBytes) {
      files.sort((a, b) => a.at - b.at);
      for (const { file, bytes } of files) {
        if (total <= this.#limits.mostBytes * TIDY_TO) break;
        await rm(file, { force: true });
        total -= bytes;
      }
    }
    this.#bytes = total;
  }

  #fileOf(name: string): string {
    return path.join(this.#folder, `${name}.tile`);
  }
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => null);
  if (!entries) return;
  for await (const entry of entries) {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(inner);
    else yield inner;
  }
}

/** The length of the header in two bytes, the header as JSON, the tile. */
function packedOf({ bytes, ...about }: CachedTile): Buffer {
  const header = Buffer.from(JSON.stringify({ ...about, length: bytes.length }));
  const start = Buffer.alloc(2);
  start.writeUInt16BE(header.length);
  return Buffer.concat([start, header, bytes]);
}

function unpacked(file: Buffer): CachedTile | null {
  if (file.length < 2) return null;
  const end = 2 + file.readUInt16BE(0);
  try {
    const { length, ...about } = Header.parse(JSON.parse(file.toString('utf8', 2, end)));
    return file.length === end + length ? { ...about, bytes: file.subarray(end) } : null;
  } catch {
    return null;
  }
}
