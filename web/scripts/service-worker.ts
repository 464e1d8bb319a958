/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { join } from 'node:path';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { OPENING_HOURS } from './opening-hours-license.ts';

/** The pages, each with a path where the server serves it; the server never serves them by file name. */
const PAGE_ADDRESSES: Record<string, string> = {
  'landing.html': '/',
  'planner.html': '/trip_plan',
  'index.html': '/account',
};

type WorkerHandler = Extract<RuntimeCaching['handler'], (options: never) => unknown>;
type WorkerPlugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

/** Caches pictures by path, because the signature after it changes daily; skips large ones. Workbox writes this as text. */
const PICTURES: WorkerPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
  // Stock pictures come from other sites and must not be cached; their responses are opaque, with status 0.
  cacheWillUpdate: async ({ response }) => {
    const bytes = Number(response.headers.get('content-length') ?? 0);
    return response.status === 200 && !response.redirected && bytes <= 600_000 ? response : null;
  },
};

/**
 * Answers with tiles of the maps that people keep for offline use, which `src/map/offline` stores: at once in the edition that
 * is asked for, and in an older one only if the server or its source of streets can't be reached. Caches nothing that only
 * says so. Workbox writes this as text.
 */
export const TILES: WorkerPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, state }) => {
    if (cachedResponse) return cachedResponse;
    const [, , edition = '', ...at] = new URL(request.url).pathname.split('/');
    const kept = await caches.match(
      `/tiles/${edition.startsWith('streets-') ? 'streets' : 'own'}/${at.join('/')}`,
    );
    if (kept?.headers.get('x-edition') === edition) return kept;
    if (state) state.kept = kept;
    return null;
  },
  fetchDidSucceed: async ({ response, state }) => {
    const isAway = !response.ok || response.headers.get('cache-control')?.includes('no-store');
    return (isAway && state?.kept) || response;
  },
  handlerDidError: async ({ state }) => state?.kept,
  cacheWillUpdate: async ({ response }) => {
    const isTile = response.status === 200 || response.status === 204;
    const isKept = response.headers.has('x-edition');
    return isTile && !isKept && !response.headers.get('cache-control')?.includes('no-store')
      ? response
      : null;
  },
};

/**
 * Caches tiles, up to a number of them. Storing a map for offline use passes all caches.
 *
 * @param most on a laptop, a view has 20 of them at each zoom level. Streets have 10 to 30 KB each, uncompressed, and up to
 *   180 KB in the middle of a city, so that 800 take up some 20 MB, about as much as the pictures of a trip.
 */
function tilesUpTo(most: number, cacheName: string, pattern: RuntimeCaching['urlPattern']): RuntimeCaching {
  return {
    urlPattern: pattern,
    handler: 'CacheFirst',
    options: { cacheName, expiration: { maxEntries: most, purgeOnQuotaError: true }, plugins: [TILES] },
  };
}

/**
 * Takes what another app shares with Wayfold, and opens the page that adds it to a trip. Works offline.
 *
 * Everything waits in a cache, which `src/api/device/incoming.ts` reads, until a trip has taken it. The oldest goes if there
 * is more than fits, and of a file that is too large only the name is stored. Workbox writes this as text.
 */
const RECEIVE: WorkerHandler = async ({ request }) => {
  const most = { items: 20, bytes: 25 * 1024 * 1024, letters: 20_000 };
  try {
    const form = await request.formData();
    const cache = await caches.open('incoming');
    // Without named functions, which some builds wrap in helpers that the worker doesn't have.
    const said = Object.fromEntries(
      ['title', 'text', 'url'].map((field) => [field, String(form.get(field) ?? '').slice(0, most.letters)]),
    );
    const items = form
      .getAll('files')
      .filter((file): file is File => typeof file !== 'string')
      .slice(0, most.items)
      .map((file) => {
        const isTooLarge = file.size > most.bytes;
        const headers = {
          'x-file-name': encodeURIComponent(file.name),
          ...(isTooLarge ? { 'x-too-large': 'yes' } : {}),
        };
        return new Response(isTooLarge ? null : file, { headers });
      });
    if (items.length === 0 && Object.values(said).some((part) => part.trim() !== '')) {
      items.push(Response.json(said));
    }
    for (const [index, item] of items.entries()) {
      await cache.put(`/share_target/${Date.now()}-${index}`, item);
    }
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - most.items))) await cache.delete(old);
  } catch {
    // Nothing readable came, or there is no storage left: the page says that nothing arrived.
  }
  return Response.redirect('/share_target', 303);
};

/**
 * Writes `service-worker.js`, which caches what the planner needs to open without a network.
 *
 * Cached from the start: the pages, their code and styles, and the Latin fonts. Cached once used, up to a limit: other
 * fonts, the tiles of the base map, scenes, and the pictures of trips, which are deleted when the person's session ends.
 * Nothing under /api is ever cached: trips are in the page's own database. A new worker waits until the page says that
 * nothing is left to send (`SKIP_WAITING`).
 *
 * @param dist the finished build, before it is compressed
 * @returns how many files are cached from the start, and their bytes before compression
 */
export async function writeServiceWorker(dist: string): Promise<{ files: number; bytes: number }> {
  const { count, size, warnings } = await generateSW({
    globDirectory: dist,
    globPatterns: [
      '*.{html,svg,webmanifest}',
      'assets/*.{js,mjs,css,json,svg}',
      'assets/figtree-latin-wght-normal-*.woff2',
      'assets/newsreader-latin-{wght,standard}-*.woff2',
    ],
    // Large, and not everybody sees opening hours: it is cached once used.
    globIgnores: [`assets/${OPENING_HOURS}-*`],
    swDest: join(dist, 'service-worker.js'),
    dontCacheBustURLsMatching: /^assets\//,
    // The map's code is by far the largest file; a build that exceeds this limit fails below.
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    manifestTransforms: [
      (manifest) => ({
        manifest: manifest.map((entry) => ({ ...entry, url: PAGE_ADDRESSES[entry.url] ?? entry.url })),
        warnings: [],
      }),
    ],
    // A trip's planner is opened with the trip as a search parameter.
    ignoreURLParametersMatching: [/./],
    navigateFallback: '/account',
    // Emailed links go to the server, whose response keeps their URL from being sent as a referrer. The server also renders the
    // public pages of trips, which are gone as soon as nobody shares them.
    navigateFallbackDenylist: [
      /^\/(trip([/?]|$)|template_1(\?|$))/,
      /^\/(api|licenses|pictures|scenes|reset_password|confirm_email|keep_email|confirm_list|unsubscribe)(\/|$)/,
    ],
    directoryIndex: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    mode: 'production',
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/share_target',
        handler: RECEIVE,
        method: 'POST',
      },
      {
        urlPattern: ({ sameOrigin, url }) =>
          sameOrigin && url.pathname.startsWith('/assets/opening-hours-library-'),
        handler: 'CacheFirst',
        options: { cacheName: 'opening-hours', expiration: { maxEntries: 1 } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname),
        handler: 'CacheFirst',
        options: { cacheName: 'fonts', expiration: { maxEntries: 80 } },
      },
      // Apart, so that the streets of one city don't push out our own map of the world.
      tilesUpTo(
        800,
        'street-tiles',
        ({ sameOrigin, url, request }) =>
          sameOrigin && url.pathname.startsWith('/tiles/streets-') && request.cache !== 'no-store',
      ),
      tilesUpTo(
        400,
        'map-tiles',
        ({ sameOrigin, url, request }) =>
          sameOrigin && url.pathname.startsWith('/tiles/') && request.cache !== 'no-store',
      ),
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/scenes/'),
        handler: 'CacheFirst',
        options: { cacheName: 'scenes', expiration: { maxEntries: 200, purgeOnQuotaError: true } },
      },
      {
        // No pictures of shares, which end when their owner says so, and no originals.
        urlPattern: ({ sameOrigin, url }) =>
          sameOrigin && /^\/pictures\/.*\/(?:\d+x\d+|whole-\d+)$/.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          expiration: { maxEntries: 300, purgeOnQuotaError: true },
          plugins: [PICTURES],
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(`The service worker is not complete: ${warnings.join(' ')}`);
  return { files: count, bytes: size };
}
