import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StreetPart } from '@wayfold/contract/places/atlas-endpoints';
import { z } from 'zod';
import type { Log } from '../lib/log';
import { SourceBusy } from './ask-source';
import { openRemoteTiles } from './remote-tiles';
import {
  type RemoteTiles,
  type StreetSource,
  type StreetSourceFacts,
  StreetsAway,
  type StreetTile,
} from './street-source';
import { type CachedTile, TileCache } from './tile-cache';

/** A source on the network, and what of it is on disk. */
export interface OnlineStreets extends StreetSource {
  close: () => Promise<void>;
}

/** How a source on the network is used. */
export interface OnlineSettings {
  /** A TileJSON, a template with {z}, {x} and {y}, or a PMTiles archive. */
  readonly address: string;
  /** Folder for its tiles. */
  readonly folder: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly cacheBytes?: number;
}

const CACHE_BYTES = 2_000_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Tiles on disk are asked about anew after this long, and deleted after `OLDEST_MS`. */
const FRESH_MS = 30 * DAY_MS;
const OLDEST_MS = 365 * DAY_MS;
/** The first pause after a failure; each further one doubles it. */
const PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = HOUR_MS;
/** Requests to the source at once, and waiting for their turn. */
const AT_ONCE = 6;
const MOST_WAITING = 400;

/** A tile to fetch. */
interface Asked {
  at: readonly [z: number, x: number, y: number];
  /** What is on disk of it. */
  cached: CachedTile | null;
  onFetch: () => void;
}

const KeptFacts = z.object({
  version: z.string(),
  schema: z.enum(['openmaptiles', 'protomaps']),
  minZoom: z.number(),
  maxZoom: z.number(),
  covers: z.array(StreetPart).nullable().default(null),
  attribution: z.string(),
});

/**
 * Opens a source on the network without waiting for it. It is asked what it has in the background, now and once a day; until
 * then, what it said last time holds. Tiles are asked for once and kept on disk; with the source away, those on disk are served.
 */
export function openOnlineStreets(settings: OnlineSettings): OnlineStreets {
  return new Online(settings);
}

class Online implements OnlineStreets {
  readonly #settings: OnlineSettings;
  readonly #cache: TileCache;
  /** Names the folder of this source's tiles. */
  readonly #key: string;
  #facts: StreetSourceFacts | null = null;
  #tiles: RemoteTiles | null = null;
  readonly #running = new Map<string, Promise<CachedTile>>();
  readonly #turns: (() => void)[] = [];
  #busy = 0;
  #failures = 0;
  #askAgainAt = 0;
  #saidAway = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #opening: Promise<void>;
  #isClosed = false;

  constructor(settings: OnlineSettings) {
    const { address, folder, cacheBytes = CACHE_BYTES, now } = settings;
    this.#settings = settings;
    this.#key = createHash('sha256').update(address).digest('hex').slice(0, 10);
    this.#cache = new TileCache(folder, { mostBytes: cacheBytes, oldest: OLDEST_MS }, now);
    this.#opening = this.#recall().then(() => void this.#describe());
  }

  async about(): Promise<readonly StreetSourceFacts[]> {
    return this.#facts ? [this.#facts] : [];
  }

  async tile(z: number, x: number, y: number, onFetch = () => {}): Promise<StreetTile | null> {
    const facts = this.#facts;
    if (!facts || z < facts.minZoom || z > facts.maxZoom) return null;
    const name = `${this.#key}/${z}/${x}/${y}`;
    const cached = await this.#cache.read(name);
    const isFresh = cached?.version === facts.version && this.#now() - cached.at < FRESH_MS;
    if (cached && isFresh) return served(cached, true);
    const asking = this.#ask(name, { at: [z, x, y], cached, onFetch });
    if (!cached) return served(await asking, true);
    // What is on disk is shown at once; whoever asks next gets what the source has now.
    asking.catch(() => {});
    return served(cached, false);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#opening;
    await Promise.allSettled(this.#running.values());
  }

  /** One request for however many ask for a tile. */
  async #ask(name: string, asked: Asked): Promise<CachedTile> {
    const running = this.#running.get(name);
    if (running) return running;
    const tiles = this.#tiles;
    if (!tiles || this.#isPaused()) throw new StreetsAway('The source is not asked at the moment.');
    asked.onFetch();
    const asking = this.#fetch(name, tiles, asked).finally(() => this.#running.delete(name));
    this.#running.set(name, asking);
    return asking;
  }

  async #fetch(name: string, tiles: RemoteTiles, { at: [z, x, y], cached }: Asked): Promise<CachedTile> {
    await this.#turn();
    try {
      const answer = await tiles.fetchTile(z, x, y, cached?.etag ?? null);
      const { version } = tiles.facts;
      const fresh = { version, at: this.#now() };
      const tile =
        answer.kind === 'tile'
          ? { bytes: answer.bytes, etag: answer.etag, ...fresh }
          : { ...(cached ?? nothing()), ...fresh };
      this.#succeeded();
      await this.#cache.write(name, tile);
      return tile;
    } catch (error) {
      this.#failed(error);
      throw error;
    } finally {
      this.#busy -= 1;
      this.#turns.shift()?.();
    }
  }

  /** Waits until fewer than `AT_ONCE` requests run. */
  async #turn(): Promise<void> {
    if (this.#busy >= AT_ONCE) {
      if (this.#turns.length >= MOST_WAITING) throw new StreetsAway('Too many tiles are being asked for.');
      await new Promise<void>((resolve) => this.#turns.push(resolve));
    }
    this.#busy += 1;
  }

  /** Reads what the source said before the last restart, so that its tiles show although it may be away. */
  async #recall(): Promise<void> {
    const kept = await readFile(this.#factsFile(), 'utf8').catch(() => null);
    if (kept === null) return;
    const facts = KeptFacts.safeParse(parsed(kept));
    if (facts.success) this.#facts = facts.data;
  }

  async #describe(): Promise<void> {
    let next = DAY_MS;
    try {
      const tiles = await openRemoteTiles(this.#settings.address);
      this.#tiles = tiles;
      this.#facts = tiles.facts;
      this.#succeeded();
      await mkdir(path.dirname(this.#factsFile()), { recursive: true });
      await writeFile(this.#factsFile(), JSON.stringify(tiles.facts));
    } catch (error) {
      this.#failed(error);
      next = Math.max(PAUSE_MS, this.#askAgainAt - this.#now());
    }
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#describe(), next);
    this.#timer.unref();
  }

  #succeeded(): void {
    this.#failures = 0;
    this.#askAgainAt = 0;
    if (this.#saidAway) this.#settings.log.info('the source of streets answers again');
    this.#saidAway = false;
  }

  /** Waits longer after each failure in a row, as long as the source asks for, and says so once. */
  #failed(error: unknown): void {
    this.#failures += 1;
    const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (this.#failures - 1));
    const asked = error instanceof SourceBusy ? error.seconds * 1_000 : 0;
    this.#askAgainAt = this.#now() + Math.max(pause, asked);
    if (this.#saidAway) return;
    this.#saidAway = true;
    const reason = error instanceof StreetsAway ? error.message : 'Its tiles could not be kept.';
    const { hostname } = new URL(this.#settings.address);
    this.#settings.log.warn(
      { host: hostname, reason },
      'no streets from the network; the map shows what it has',
    );
  }

  #isPaused(): boolean {
    return this.#now() < this.#askAgainAt;
  }

  #now(): number {
    return this.#settings.now().getTime();
  }

  #factsFile(): string {
    return path.join(this.#settings.folder, `${this.#key}.json`);
  }
}

function nothing(): Pick<CachedTile, 'bytes' | 'etag'> {
  return { bytes: new Uint8Array(), etag: null };
}

function served({ bytes }: CachedTile, isCurrent: boolean): StreetTile | null {
  return bytes.length === 0 ? null : { bytes, isZipped: true, isCurrent };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
