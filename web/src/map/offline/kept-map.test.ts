import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { estimateBytes, type KeepProgress, readKeptMap, storeMap } from './kept-map';
import { MapKeeper } from './map-keeper';
import type { TilesToKeep } from './tiles-to-keep';

const TRIP = '01900000-0000-7000-8000-000000000000';

/** Cache Storage with room for so many entries. */
class StandInCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  room = Number.POSITIVE_INFINITY;

  has = async (name: string) => this.stored.has(name);
  delete = async (name: string) => this.stored.delete(name);
  keys = async () => [...this.stored.keys()];
  open = async (name: string) => {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (!entries.has(key) && entries.size >= this.room)
          throw new DOMException('The device is full.', 'QuotaExceededError');
        entries.set(key, response);
      },
      keys: async () => [...entries.keys()].map((key) => ({ url: `https://wayfold.test${key}` })),
      delete: async ({ url }: { url: string }) => entries.delete(new URL(url).pathname),
    };
  };
}

let device: StandInCaches;
let asked: string[];
let answer: (url: string) => Response | Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers();
  device = new StandInCaches();
  asked = [];
  answer = () => new Response(new Uint8Array(1_000));
  vi.stubGlobal('caches', device);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    signal.throwIfAborted();
    return answer(url);
  });
  const connection = new EventTarget();
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection));
  vi.stubGlobal('removeEventListener', connection.removeEventListener.bind(connection));
  goOnline = (isOnline) => {
    vi.stubGlobal('navigator', { onLine: isOnline });
    connection.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
});
let goOnline: (isOnline: boolean) => void;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tiles of a trip, in an edition of the streets. */
function tilesOf(count: number, edition = 'streets-1'): TilesToKeep {
  const tiles = Array.from({ length: count }, (_, x) => ({
    url: `/tiles/${edition}/14/${x}/0.pbf`,
    key: `/tiles/streets/14/${x}/0.pbf`,
  }));
  return { tiles, aroundKm: 10, isLimited: false, basis: `${edition} ${count}` };
}

const store = (wanted: TilesToKeep, signal = new AbortController().signal) =>
  storeMap(TRIP, wanted, { signal, onProgress: () => {} });
const keptTiles = () =>
  [...(device.stored.get(`kept-map-${TRIP}`)?.keys() ?? [])].filter((key) => key.endsWith('.pbf'));

test('all tiles are stored with their edition, and their size is known', async () => {
  expect(await store(tilesOf(20))).toEqual({
    basis: 'streets-1 20',
    tiles: 20,
    bytes: 20_000,
    state: 'whole',
  });

  expect(await readKeptMap(TRIP)).toMatchObject({ bytes: 20_000, state: 'whole' });
  expect(keptTiles()).toHaveLength(20);
  const tile = await (await device.open(`kept-map-${TRIP}`)).match('/tiles/streets/14/3/0.pbf');
  expect(tile?.headers.get('x-edition')).toBe('streets-1');
  expect((await tile?.arrayBuffer())?.byteLength).toBe(1_000);
});

test('an update fetches only what is new, and removes what is no longer part of the trip', async () => {
  await store(tilesOf(20));
  asked.length = 0;
  await store(tilesOf(22));
  expect(asked).toHaveLength(2);

  await store(tilesOf(5));
  expect(keptTiles()).toHaveLength(5);

  asked.length = 0;
  await store(tilesOf(5, 'streets-2'));
  expect(asked).toHaveLength(5);
});

test('stopped halfway, it continues where it was', async () => {
  const stop = new AbortController();
  answer = (url) => {
    if (url.includes('/9/')) stop.abort();
    return new Response(new Uint8Array(1_000));
  };
  await expect(store(tilesOf(30), stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readKeptMap(TRIP)).toMatchObject({ state: 'stopped' });
  const before = keptTiles().length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(30);

  asked.length = 0;
  answer = () => new Response(new Uint8Array(1_000));
  expect(await store(tilesOf(30))).toMatchObject({ state: 'whole', bytes: 30_000 });
  expect(asked).toHaveLength(30 - before);
});

test('without a connection it waits, says so, and goes on by itself', async () => {
  const seen: KeepProgress[] = [];
  answer = (url) => {
    if (!url.includes('/4/') || seen.some(({ isWaiting }) => isWaiting))
      return new Response(new Uint8Array(1_000));
    goOnline(false);
    throw new TypeError('no network');
  };
  const storing = storeMap(TRIP, tilesOf(12), {
    signal: new AbortController().signal,
    onProgress: (progress) => seen.push(progress),
  });
  await vi.waitFor(() => expect(seen.at(-1)?.isWaiting).toBe(true));

  goOnline(true);

  expect(await storing).toMatchObject({ state: 'whole', tiles: 12 });
});

describe('the server', () => {
  test('is asked again when it says, and an empty tile is stored as such', async () => {
    answer = (url) => {
      if (asked.filter((one) => one === url).length === 1)
        return new Response(null, { status: 429, headers: { 'retry-after': '7' } });
      return new Response(null, { status: 204 });
    };
    const storing = store(tilesOf(1));
    await vi.advanceTimersByTimeAsync(6_900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await storing).toMatchObject({ state: 'whole', bytes: 0 });
  });

  test('is given up on after a while, also if only its source is away', async () => {
    answer = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    const storing = store(tilesOf(1)).catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await storing).toMatchObject({ name: 'MapUnreachable' });
    expect(keptTiles()).toEqual([]);
  });
});

test('a few tiles from all over tell the size of all', async () => {
  answer = (url) => new Response(new Uint8Array(Number(url.split('/')[4]) < 500 ? 1_000 : 3_000));

  const bytes = await estimateBytes(tilesOf(1_000).tiles, new AbortController().signal);

  expect(bytes).toBe(2_000_000);
  expect(asked).toHaveLength(24);
});

describe('the keeper of a trip', () => {
  test('tells that the device is full, and what is stored stays', async () => {
    device.room = 10;
    const keeper = new MapKeeper(TRIP);
    await keeper.store(tilesOf(30));
    expect(keeper.keeping()).toMatchObject({ kind: 'stopped', why: 'full' });
    expect(keptTiles()).toHaveLength(9);
  });

  test('knows after a reload what was kept, interrupted or removed', async () => {
    const lookAgain = async () => {
      const keeper = new MapKeeper(TRIP);
      await keeper.look();
      return keeper.keeping();
    };
    expect(await lookAgain()).toEqual({ kind: 'none' });
    const keeper = new MapKeeper(TRIP);
    await keeper.store(tilesOf(3));
    expect(await lookAgain()).toEqual({ kind: 'kept', bytes: 3_000, basis: 'streets-1 3' });

    answer = () => new Promise(() => {});
    void keeper.store(tilesOf(6));
    await vi.waitFor(() => expect(keeper.keeping().kind).toBe('storing'));
    await vi.waitFor(async () => expect(await lookAgain()).toMatchObject({ why: 'interrupted' }));

    await keeper.remove();
    expect(await lookAgain()).toEqual({ kind: 'none' });
  });

  test('stops when it is told to', async () => {
    const keeper = new MapKeeper(TRIP);
    answer = () => {
      keeper.stop();
      return new Response(new Uint8Array(10));
    };
    await keeper.store(tilesOf(50));
    expect(keeper.keeping()).toMatchObject({ kind: 'stopped', why: 'canceled' });
  });
});
