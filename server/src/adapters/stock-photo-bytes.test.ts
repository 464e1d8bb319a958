import { afterEach, expect, test, vi } from 'vitest';
import { type StandIn, type StandInAnswer, startStandIn } from '../testing/stand-in';
import { fetchPhoto, fetchStockPhoto } from './stock-photo-bytes';

let service: StandIn | null = null;
afterEach(() => {
  service?.close();
  service = null;
  vi.restoreAllMocks();
});

async function photoAnswered(
  answer: StandInAnswer,
  limits: Parameters<typeof fetchPhoto>[1] = {},
): Promise<string | null> {
  service = await startStandIn(({ path }) => (path === '/elsewhere' ? { body: 'secret' } : answer));
  const bytes = await fetchPhoto(`${service.url}/photo`, limits);
  return bytes?.toString() ?? null;
}

test('a photo comes as it is', async () => {
  expect(await photoAnswered({ headers: { 'content-type': 'image/jpeg' }, body: 'a photo' })).toBe('a photo');
  expect(service?.asked[0]?.headers.accept).toBe('image/jpeg');
});

test.each<[string, StandInAnswer, Parameters<typeof fetchPhoto>[1]]>([
  ['refused', { status: 404, body: 'gone' }, {}],
  ['too long', { body: 'x'.repeat(2_000) }, { mostBytes: 1_999 }],
  ['too late', null, { milliseconds: 50 }],
  ['sent on', { status: 302, headers: { location: '/elsewhere' }, body: '' }, {}],
])('a photo that is %s is none', async (_, answer, limits) => {
  expect(await photoAnswered(answer, limits)).toBeNull();
});

test.each([
  'http://images.unsplash.com/photo-1',
  'https://images.unsplash.com.example/photo-1',
  'https://images.unsplash.com:8443/photo-1',
  'https://images.pexels.com/photo-1',
  'http://127.0.0.1/photo-1',
])('nothing is asked at %s', async (address) => {
  const fetched = vi.spyOn(globalThis, 'fetch');

  expect(await fetchStockPhoto('unsplash', address)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
