import { SCENE_LOCATIONS } from '@wayfold/atlas/scenes/library';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeGuest, type Person } from '../../../testing/makers';
import {
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from '../../../testing/stand-ins/stand-in';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { colorThumbhash } from '../draw/color-thumbhash';
import { openProof } from './stock-proof';

const KEY = 'a-secret-key';
const RAW = 'https://images.unsplash.com/photo-14163393?ixid=M3wxMjA3';
const PHOTO = {
  id: 'eOLpJytrbsQ',
  width: 4000,
  height: 3000,
  color: '#A7A2A1',
  alt_description: 'a canyon at dawn',
  user: { name: 'Jeff Sheldon', links: { html: 'https://unsplash.com/@ugmonk' } },
  urls: { raw: RAW },
  links: { download_location: 'https://api.unsplash.com/photos/eOLpJytrbsQ/download?ixid=M3wxMjA3' },
};
const FOUND = { total: 61, total_pages: 3, results: [PHOTO] };

let answer: (request: StandInRequest) => StandInAnswer;
let unsplash: StandIn;
let app: TestApp;
let person: Person;
beforeAll(async () => {
  unsplash = await startStandIn((request) => answer(request));
  app = await startTestApp({ config: { unsplash: { key: KEY, url: unsplash.url } } });
});
afterAll(async () => {
  await app.close();
  unsplash.close();
});
beforeEach(async () => {
  person = await makeGuest(app);
  answer = () => ({ body: FOUND });
  unsplash.asked.length = 0;
  // Responses are cached, and a service that had enough is paused, so each test runs a day later.
  app.setClock(new Date(app.services.now().getTime() + 86_400_000));
});

const search = (query: string, page = 1) =>
  person.api.pictureSearch.stockPictures({ params: { service: 'unsplash' }, query: { query, page } });

describe('stock services', () => {
  test('a search returns photos with thumbnails at the service, credit and pages', async () => {
    expect(await search('canyon', 2)).toEqual({
      results: [
        {
          id: 'eOLpJytrbsQ',
          service: 'unsplash',
          imageName: 'a canyon at dawn',
          thumbUrl: `${RAW}&auto=format&q=80&w=400&fit=max`,
          width: 4000,
          height: 3000,
          color: '#A7A2A1',
          credit: 'Jeff Sheldon on Unsplash',
          creditUrl: 'https://unsplash.com/@ugmonk?utm_source=wayfold&utm_medium=referral',
          proof: expect.any(String),
          favoriteId: null,
        },
      ],
      total: 61,
      totalPages: 3,
    });
    expect(unsplash.asked).toMatchObject([{ parameters: { query: 'canyon', page: '2' } }]);
  });

  test('a favorite photo is marked in every search that finds it, until it is removed', async () => {
    const [photo] = (await search('hearts')).results;
    const body = {
      source: 'unsplash',
      imageName: 'Canyon',
      proof: photo?.proof ?? '',
      favorite: true,
    } as const;
    const { id } = await person.api.pictures.newPicture({ body });
    await app.doJobs();
    // The service tracks which search a photo came from.
    const counted = { ...PHOTO, urls: { raw: `${RAW}&ixid=another` } };
    answer = () => ({ body: { ...FOUND, results: [counted] } });

    const heartOf = async (words: string) => (await search(words)).results[0]?.favoriteId;
    expect([await heartOf('hearts'), await heartOf('hearts again')]).toEqual([id, id]);

    await person.api.pictures.setPicture({ params: { id }, body: { favorite: false } });
    expect(await heartOf('hearts')).toBeNull();
    person = await makeGuest(app);
    expect(await heartOf('hearts')).toBeNull();
  });

  test('everyone is told which key is missing, and nothing is searched without it', async () => {
    const visitor = app.client(null);

    expect(await visitor.pictureSearch.stockServices()).toEqual([
      { service: 'unsplash', missing: null },
      { service: 'pexels', missing: 'PEXELS_API_KEY' },
    ]);
    const params = { service: 'pexels' } as const;
    const asked = person.api.pictureSearch.stockPictures({ params, query: { query: 'canyon' } });
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a proof opens as what the service said, and no other proof does', async () => {
    const { results } = await search('proof');
    const proof = results[0]?.proof ?? '';
    const { config } = app.services;

    expect(openProof(config, 'unsplash', proof)).toMatchObject({ origin: RAW, credit: expect.any(String) });
    const changed = Buffer.from(proof, 'base64url');
    changed[20] = (changed[20] ?? 0) ^ 1;
    for (const [service, text] of [
      ['pexels', proof],
      ['unsplash', changed.toString('base64url')],
      ['unsplash', 'x'],
      ['unsplash', ''],
    ] as const) {
      expect(() => openProof(config, service, text)).toThrow(/Search for this photo again/);
    }
    expect(() =>
      openProof({ sessionSecret: 'another secret of another server' }, 'unsplash', proof),
    ).toThrow();
  });

  test('the same search is sent once an hour, however it is spaced or capitalized', async () => {
    await search('Red Rocks');
    await search(' red   rocks ');
    expect(unsplash.asked.length).toBe(1);

    app.setClock(new Date(app.services.now().getTime() + 3_600_000));
    await search('red rocks');
    expect(unsplash.asked.length).toBe(2);
  });

  test('spaces alone find nothing and send no request', async () => {
    expect(await search('  ')).toMatchObject({ results: [], totalPages: 0 });
    expect(unsplash.asked.length).toBe(0);
  });

  test.each<[string, StandInAnswer, string]>([
    ['an error', { status: 500, body: {} }, 'unavailable'],
    ['a refusal', { status: 401, body: { errors: [`OAuth error: ${KEY}`] } }, 'upstream'],
    ['something else', { body: '<html>' }, 'upstream'],
  ])('%s results in a message without the key', async (what, refusal, code) => {
    answer = () => refusal;
    const before = app.logged().length;

    const failure = await search(what).catch((error: unknown) => error);

    expect(failure).toMatchObject({ problem: { code, message: expect.stringMatching(/^Unsplash /) } });
    expect(app.logged().slice(before)).toContain('a photo search failed');
    expect(JSON.stringify(failure) + app.logged()).not.toContain(KEY);
    answer = () => ({ body: FOUND });
    expect((await search(what)).results.length).toBe(1);
  });

  test('a service that had enough is left alone for a minute, and its cached responses are still returned', async () => {
    await search('before');
    answer = () => ({ status: 429, body: {} });

    await expect(search('now')).rejects.toMatchObject({ problem: { code: 'too-many' } });
    answer = () => ({ body: FOUND });
    await expect(search('now')).rejects.toMatchObject({
      problem: { code: 'too-many', message: expect.stringMatching(/Try again later/) },
    });
    expect(unsplash.asked.length).toBe(2);
    expect((await search('before')).results.length).toBe(1);

    app.setClock(new Date(app.services.now().getTime() + 60_000));
    expect((await search('now')).results.length).toBe(1);
  });

  test('one person can search 120 times an hour', async () => {
    await Promise.all(Array.from({ length: 120 }, () => search('often')));

    await expect(search('often')).rejects.toMatchObject({ problem: { code: 'too-many' } });
    person = await makeGuest(app);
    expect((await search('often')).results.length).toBe(1);
  });

  test('pictures are only allowed from the configured service, and no other host is contacted', async () => {
    const headers = (await app.send('/api/health')).headers.get('content-security-policy') ?? '';

    expect(headers).toMatch(/img-src 'self' data: blob: https:\/\/images\.unsplash\.com;/);
    expect(headers).toMatch(/connect-src 'self' https:\/\/images\.unsplash\.com;/);
    expect(headers).not.toContain('pexels');
  });

  test('taking a photo is reported to the service, once it is stored', async () => {
    const [photo] = (await search('taken')).results;
    const { proof = '', imageName = '' } = photo ?? {};

    const body = { id: newId(), source: 'unsplash', proof, imageName } as const;
    const taken = await person.api.pictures.newPicture({ body });
    expect(taken.thumbhash).toBe(colorThumbhash(PHOTO.color, PHOTO));
    expect(unsplash.asked.map(({ path }) => path)).toEqual(['/search/photos']);
    await app.doJobs();

    expect(unsplash.asked.slice(1)).toMatchObject([
      {
        path: '/photos/eOLpJytrbsQ/download',
        parameters: { ixid: 'M3wxMjA3' },
        headers: { authorization: `Client-ID ${KEY}` },
      },
    ]);
  });

  test('the report is sent again if a service is unavailable, and not if it is refused', async () => {
    const left = async () =>
      (await app.database.pool.query('select attempts from graphile_worker.jobs')).rows.length;
    const { results } = await search('told');
    const take = (proof: string) =>
      person.api.pictures.newPicture({ body: { source: 'unsplash', proof, imageName: 'Canyon' } });
    await take(results[0]?.proof ?? '');

    answer = () => ({ status: 503, body: {} });
    await app.doJobs();
    expect(await left()).toBe(1);
    await app.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    answer = () => ({ status: 404, body: {} });
    await app.doJobs();

    expect(await left()).toBe(0);
    expect(app.logged()).not.toContain(KEY);
  });
});

describe('the library', () => {
  const library = (query: { query?: string; location?: string; page?: number; per_page?: number }) =>
    app.client(null).pictureSearch.libraryPictures({ query });

  test('its places are in the order of the atlas, and each one has pictures', async () => {
    const locations = await app.client(null).pictureSearch.libraryLocations();

    expect(locations.length).toBeGreaterThan(20);
    expect(SCENE_LOCATIONS.filter((location) => locations.includes(location))).toEqual(locations);
    const [first = ''] = locations;
    expect((await library({ location: first })).results[0]?.locations).toContain(first);
  });

  test('it is returned in pages, which together are complete', async () => {
    const whole = await library({});
    const pages = [await library({ per_page: 40 }), await library({ per_page: 40, page: 2 })];

    expect(whole.totalPages).toBe(Math.ceil(whole.total / 100));
    expect(pages[0]?.totalPages).toBe(Math.ceil(whole.total / 40));
    expect(pages.flatMap(({ results }) => results)).toEqual(whole.results.slice(0, 80));
    expect((await library({ page: 1_000 })).results).toEqual([]);
  });

  test('a search returns the best matches first', async () => {
    const { results } = await library({ query: 'canyon dawn' });

    expect(results[0]).toMatchObject({
      id: 'canyon-dawn',
      imageUrl: '/scenes/canyon-dawn.svg',
      timeOfDay: 'dawn',
      width: 1200,
      height: 750,
      favoriteId: null,
    });
    expect((await library({ query: 'canyon', location: 'Japan' })).results).toEqual([]);
  });

  test('only the caller’s own favorites are marked', async () => {
    const id = newId();
    const imageUrl = '/scenes/canyon-dawn.svg';
    await person.api.pictures.newPicture({
      body: { id, source: 'wayfold', imageUrl, imageName: 'Canyon', favorite: true },
    });
    const favoriteOf = async (api: Person['api']) =>
      (await api.pictureSearch.libraryPictures({ query: { query: 'canyon dawn' } })).results[0]?.favoriteId;

    expect(await favoriteOf(person.api)).toBe(id);
    expect(await favoriteOf((await makeGuest(app)).api)).toBeNull();
    expect(await favoriteOf(app.client(null))).toBeNull();
    await person.api.pictures.setPicture({ params: { id }, body: { favorite: false } });
    expect(await favoriteOf(person.api)).toBeNull();
  });
});
