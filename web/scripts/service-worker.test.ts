import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TILES } from './service-worker';

const URL = 'https://wayfold.test/tiles/streets-new/14/1/2.pbf';
const tile = (text: string, headers: Record<string, string> = {}) => new Response(text, { headers });

let stored: Map<string, Response>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', { match: async (key: string) => stored.get(key)?.clone() });
});
afterEach(() => vi.unstubAllGlobals());

/** Passes a request through the plugin as the worker does. */
async function answerTo(
  url: string,
  { cached, server }: { cached?: Response; server?: Response } = {},
): Promise<{ text: string | undefined; isCached: boolean }> {
  const state: Record<string, unknown> = {};
  const about = {
    cacheName: 'street-tiles',
    request: new Request(url),
    state,
    event: new Event('fetch') as never,
  };
  const { cachedResponseWillBeUsed, fetchDidSucceed, handlerDidError, cacheWillUpdate } = TILES;
  const known = await cachedResponseWillBeUsed?.({ ...about, ...(cached ? { cachedResponse: cached } : {}) });
  if (known) return { text: await known.text(), isCached: false };
  if (!server) {
    const kept = await handlerDidError?.({ ...about, error: new Error('no network') });
    return { text: await kept?.text(), isCached: false };
  }
  const response = (await fetchDidSucceed?.({ ...about, response: server })) ?? server;
  const kept = await cacheWillUpdate?.({ ...about, response });
  return { text: await response.text(), isCached: Boolean(kept) };
}

describe('tiles of maps that are kept for offline use', () => {
  test('answer at once in the edition that is asked for', async () => {
    stored.set('/tiles/streets/14/1/2.pbf', tile('kept', { 'x-edition': 'streets-new' }));
    expect(await answerTo(URL, { server: tile('server') })).toEqual({ text: 'kept', isCached: false });
    stored.set('/tiles/own/3/1/2.pbf', tile('ours', { 'x-edition': '60341dfccb' }));
    expect(await answerTo('https://wayfold.test/tiles/60341dfccb/3/1/2.pbf')).toMatchObject({ text: 'ours' });
  });

  test('answer in an older edition only if there is nothing newer to be had', async () => {
    stored.set('/tiles/streets/14/1/2.pbf', tile('old', { 'x-edition': 'streets-old' }));
    expect(await answerTo(URL, { server: tile('server') })).toEqual({ text: 'server', isCached: true });
    expect(await answerTo(URL)).toEqual({ text: 'old', isCached: false });
    const away = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    expect(await answerTo(URL, { server: away })).toEqual({ text: 'old', isCached: false });
    const busy = new Response('', { status: 429 });
    expect(await answerTo(URL, { server: busy })).toEqual({ text: 'old', isCached: false });
  });
});

test('a tile that is cached or fetched is used; what only says that the source is away is not cached', async () => {
  expect(await answerTo(URL, { cached: tile('cached') })).toMatchObject({ text: 'cached' });
  expect(await answerTo(URL, { server: new Response(null, { status: 204 }) })).toMatchObject({
    isCached: true,
  });
  const away = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  expect(await answerTo(URL, { server: away })).toMatchObject({ isCached: false });
  expect(await answerTo(URL, { server: new Response('', { status: 429 }) })).toMatchObject({
    isCached: false,
  });
  expect(await answerTo(URL)).toMatchObject({ text: undefined });
});
