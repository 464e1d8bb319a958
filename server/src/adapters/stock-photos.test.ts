import { afterEach, describe, expect, test, vi } from 'vitest';
import { startRawStandIn } from '../testing/stand-ins/raw-stand-in';
import {
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from '../testing/stand-ins/stand-in';
import {
  PEXELS_ORIGINAL,
  pexelsPhoto,
  UNSPLASH_RAW,
  unsplashPhoto,
} from '../testing/stand-ins/stock-answers';
import { useStandIn } from '../testing/stand-ins/use-stand-in';
import { stockAddress, stockOrigins } from './stock-addresses';
import { pexelsPhotos } from './stock-photos.pexels';
import { unsplashPhotos } from './stock-photos.unsplash';

const standIn = useStandIn();
let service: StandIn | null = null;
afterEach(() => {
  service?.close();
  service = null;
  vi.restoreAllMocks();
});

const KEY = 'a-secret-key';
const FOUND = {
  unsplash: (photos: unknown[]) => ({ total: 133, total_pages: 5, results: photos }),
  pexels: (photos: unknown[]) => ({ total_results: 133, page: 2, per_page: 30, photos, next_page: '…' }),
};
const OPEN = {
  unsplash: ({ url }: { url: string }) => unsplashPhotos({ key: KEY, url }),
  pexels: ({ url }: { url: string }) => pexelsPhotos({ key: KEY, url }),
};
const PHOTO = { unsplash: unsplashPhoto, pexels: pexelsPhoto };

const SEARCH = { query: 'rocks & sand', page: '2', per_page: '30', orientation: 'landscape' };

test('Unsplash gets its key in a header, and each photo credits its photographer with the required referral', async () => {
  const there = await standIn(
    { path: '/search/photos', parameters: { ...SEARCH, content_filter: 'high' } },
    FOUND.unsplash([unsplashPhoto()]),
  );

  expect(await OPEN.unsplash(there).search('rocks & sand', 2)).toEqual({
    photos: [
      {
        id: 'eOLpJytrbsQ',
        imageName: 'man at a canyon',
        origin: UNSPLASH_RAW,
        width: 4000,
        height: 3000,
        color: '#A7A2A1',
        credit: 'Jeff Sheldon on Unsplash',
        creditUrl: 'https://unsplash.com/@ugmonk?utm_source=wayfold&utm_medium=referral',
        takenPath: '/photos/eOLpJytrbsQ/download?ixid=M3wxMjA3',
      },
    ],
    total: 133,
    totalPages: 5,
  });
  expect(there.asked[0]?.headers).toMatchObject({
    authorization: `Client-ID ${KEY}`,
    'accept-version': 'v1',
  });
});

test('Pexels gets its key in a header, and each photo links to its page', async () => {
  const there = await standIn({ path: '/v1/search', parameters: SEARCH }, FOUND.pexels([pexelsPhoto()]));

  expect(await OPEN.pexels(there).search('rocks & sand', 2)).toEqual({
    photos: [
      {
        id: '2014422',
        imageName: 'Brown Rocks During Golden Hour',
        origin: PEXELS_ORIGINAL,
        width: 3024,
        height: 3024,
        color: '#978E82',
        credit: 'Joey Farina on Pexels',
        creditUrl: 'https://www.pexels.com/photo/brown-rocks-during-golden-hour-2014422/',
        takenPath: null,
      },
    ],
    total: 133,
    totalPages: 5,
  });
  expect(there.asked[0]?.headers).toMatchObject({ authorization: KEY });
});

test('a photo without a description or color is named after its photographer', async () => {
  service = await startStandIn(() => ({
    body: FOUND.unsplash([unsplashPhoto({ alt_description: null, description: ' ', color: 'red' })]),
  }));

  const { photos } = await OPEN.unsplash(service).search('rocks', 1);

  expect(photos).toMatchObject([{ imageName: 'Photo by Jeff Sheldon', color: null }]);
});

describe.each(['unsplash', 'pexels'] as const)('%s', (name) => {
  const search = async (answer: StandInAnswer | ((request: StandInRequest) => StandInAnswer)) => {
    service = await startStandIn(typeof answer === 'function' ? answer : () => answer);
    return OPEN[name](service).search('rocks', 1);
  };

  test('may find nothing', async () => {
    const nothing = name === 'unsplash' ? { total: 0, total_pages: 0 } : { total_results: 0 };
    const empty = { ...nothing, results: [], photos: [] };

    expect(await search({ body: empty })).toEqual({ photos: [], total: 0, totalPages: 0 });
  });

  test.each<[StandInAnswer, string, RegExp]>([
    [{ status: 429, body: {} }, 'busy', /asked too often/],
    [{ status: 403, headers: { 'x-ratelimit-remaining': '7' }, body: {} }, 'broken', /status 403/],
    [{ status: 401, body: { errors: ['OAuth error'] } }, 'broken', /status 401/],
    [{ status: 503, body: '<html>' }, 'away', /status 503/],
    [{ status: 302, headers: { location: '/elsewhere' }, body: {} }, 'away', /cannot be reached/],
    [{ body: '' }, 'broken', /with JSON/],
    [{ body: '{"results":[' }, 'broken', /with JSON/],
    [{ body: [] }, 'broken', /something other/],
    [{ body: { total: 1, total_pages: 1, total_results: 1, results: {}, photos: {} } }, 'broken', /other/],
    [{ body: `"${'x'.repeat(4_100_000)}"` }, 'broken', /too much/],
  ])('fails with %j as %s', async (answer, why, sentence) => {
    const failure = await search(answer).catch((error: unknown) => error);

    expect(failure).toMatchObject({
      name: 'StockServiceError',
      why,
      message: expect.stringMatching(sentence),
    });
    expect(JSON.stringify([failure, String(failure)])).not.toContain(KEY);
    expect(String(failure)).not.toContain('127.0.0.1');
  });

  test('times out', async () => {
    const time = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);

    const failure = search(() => {
      time.abort();
      return null;
    });

    await expect(failure).rejects.toMatchObject({ why: 'away', message: expect.stringMatching(/in time/) });
    expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000);
  });

  test('may break off its response', async () => {
    const raw = await startRawStandIn((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"results":[', () => response.destroy());
    });

    const failure = OPEN[name](raw).search('rocks', 1);

    await expect(failure).rejects.toMatchObject({
      why: 'broken',
      message: expect.stringMatching(/broke off/),
    });
    await raw.close();
  });

  test.each([
    'https://evil.example/photo.jpg',
    'http://images.unsplash.com/photo.jpg',
    'https://images.unsplash.com:8443/photo.jpg',
    'https://me@images.pexels.com/photo.jpg',
    'https://images.pexels.com.evil.example/photo.jpg',
    'javascript:alert(1)',
    '//images.pexels.com/photo.jpg',
    '',
  ])('skips a photo hosted elsewhere, and shows the others: %s', async (address) => {
    const odd = [PHOTO[name]({ urls: { raw: address }, src: { original: address } }), null, { id: 1 }];

    const { photos } = await search({ body: FOUND[name]([...odd, PHOTO[name]()]) });

    expect(photos.map(({ origin }) => new URL(origin).host)).toEqual([`images.${name}.com`]);
    await expect(search({ body: FOUND[name](odd) })).rejects.toThrow(/something other than photos/);
  });

  test('never links to another site for its credit', async () => {
    const links = { html: 'https://evil.example/@ugmonk' };
    const odd = PHOTO[name]({ user: { name: 'Jeff', links }, url: links.html });

    expect((await search({ body: FOUND[name]([odd, PHOTO[name]()]) })).photos.length).toBe(1);
  });
});

test('Unsplash reports a used-up hour with a 403 and a header', async () => {
  service = await startStandIn(() => ({
    status: 403,
    headers: { 'x-ratelimit-remaining': '0' },
    body: 'Rate Limit Exceeded',
  }));

  await expect(OPEN.unsplash(service).search('rocks', 1)).rejects.toMatchObject({ why: 'busy' });
});

test('a download is reported only to Unsplash’s own API', async () => {
  service = await startStandIn(({ path }) =>
    path.startsWith('/photos')
      ? { body: { url: UNSPLASH_RAW } }
      : { body: FOUND.unsplash([unsplashPhoto()]) },
  );
  const at = (address: string) =>
    unsplashPhoto({ links: { download_location: address.replace('API', service?.url ?? '') } });
  const unsplash = OPEN.unsplash(service);

  await unsplash.tellTaken('/photos/eOLpJytrbsQ/download?ixid=M3wxMjA3');

  expect(service.asked).toMatchObject([
    {
      path: '/photos/eOLpJytrbsQ/download',
      parameters: { ixid: 'M3wxMjA3' },
      headers: { authorization: `Client-ID ${KEY}` },
    },
  ]);
  service.close();
  const addresses = [
    'API/photos/a/download',
    'https://api.unsplash.com/photos/a/download',
    'https://evil.example/photos/a/download',
    'https://api.unsplash.com/photos/a/../../me/download',
    'https://api.unsplash.com/photos/a',
    'nowhere',
  ];
  service = await startStandIn(() => ({ body: FOUND.unsplash(addresses.map(at)) }));
  const { photos } = await OPEN.unsplash(service).search('rocks', 1);
  expect(photos.map(({ takenPath }) => takenPath)).toEqual([
    '/photos/a/download',
    '/photos/a/download',
    null,
    null,
    null,
    null,
  ]);
});

test('a photo is shown from its service in the needed size, with the parameters the service counts views by', () => {
  expect(stockAddress('unsplash', UNSPLASH_RAW, '1200x675')).toBe(
    `${UNSPLASH_RAW}&auto=format&q=80&w=1200&h=675&fit=crop`,
  );
  expect(stockAddress('pexels', PEXELS_ORIGINAL, '400x400')).toBe(
    `${PEXELS_ORIGINAL}?auto=compress&cs=tinysrgb&w=400&h=400&fit=crop`,
  );
  expect(stockAddress('unsplash', UNSPLASH_RAW, 'whole-1600')).toBe(
    `${UNSPLASH_RAW}&auto=format&q=80&w=1600&h=1600&fit=max`,
  );
  expect(stockAddress('pexels', PEXELS_ORIGINAL, 'original')).toBe(
    `${PEXELS_ORIGINAL}?auto=compress&cs=tinysrgb&w=2400&fit=max`,
  );
});

test('photos may be shown from the configured services', () => {
  const account = { key: KEY, url: null };

  expect(stockOrigins({ unsplash: null, pexels: null })).toEqual([]);
  expect(stockOrigins({ unsplash: account, pexels: account })).toEqual([
    'https://images.unsplash.com',
    'https://images.pexels.com',
  ]);
});
