import { afterEach, expect, test, vi } from 'vitest';
import { readPagePictures } from './page-pictures';

afterEach(() => vi.unstubAllGlobals());

const ARCH = '/pictures/01900000-0000-7000-8000-000000000001';
const BEND = '/pictures/01900000-0000-7000-8000-000000000002';
const SCENE = '/scenes/coast-day.svg';

/** The device's cached responses by URL; all other requests fail as if offline. */
function keeps(kept: Record<string, Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = kept[address];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
}

const picture = (bytes: BodyInit, type = 'image/webp') =>
  new Response(bytes, { headers: { 'content-type': type } });

test('each picture is read in the best available size, from its plain URL if no other is known', async () => {
  keeps({
    [`${ARCH}/whole-420?signed`]: picture('small'),
    [`${BEND}/1200x675`]: picture('large'),
    [`${BEND}/400x400`]: picture('tiny'),
    '/scenes/coast-day.svg?v=1': picture('<svg/>', 'image/svg+xml'),
  });
  const addressOf = (imageUrl: string, variant: string) =>
    imageUrl === BEND ? null : imageUrl === SCENE ? `${SCENE}?v=1` : `${imageUrl}/${variant}?signed`;

  const read = await readPagePictures([BEND, ARCH, SCENE], addressOf);

  expect([...read]).toEqual([
    [BEND, `data:image/webp;base64,${btoa('large')}`],
    [ARCH, `data:image/webp;base64,${btoa('small')}`],
    [SCENE, `data:image/svg+xml;base64,${btoa('<svg/>')}`],
  ]);
});

test('missing files, files that are not pictures, and files over the limit are left out', async () => {
  const large = () => picture(new Uint8Array(4_000_000));
  keeps({
    [`${ARCH}/whole-1600`]: new Response('no', { status: 404, headers: { 'content-type': 'image/webp' } }),
    [`${ARCH}/1200x675`]: picture('<!doctype html>', 'text/html'),
    '/a/whole-1600': large(),
    '/b/whole-1600': large(),
    '/c/whole-1600': picture('small'),
  });

  const read = await readPagePictures(
    [ARCH, '/a', '/b', '/c'],
    (imageUrl, variant) => `${imageUrl}/${variant}`,
  );

  expect([...read.keys()]).toEqual(['/a']);
});
