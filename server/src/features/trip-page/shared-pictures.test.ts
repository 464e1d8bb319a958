import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mei = await makePerson(app, 'FREE');
});

/** A shared trip with a picture: the URL of the picture under the share, and the row that shows it. */
async function shared(): Promise<{ tripId: string; row: string; address: string; imageUrl: string }> {
  const { imageUrl } = await uploadPicture(app, mei);
  const { id: tripId } = await makeTrip(mei);
  const row = newId();
  const fields = { type: 'trip', source: 'user-upload', imageUrl } as const;
  await change(mei, tripId, { kind: 'picture.add', id: row, fields });
  const share = await shareTrip(app, mei, tripId);
  return { tripId, row, imageUrl, address: `/trip/${share.id}${imageUrl}` };
}

const ask = (address: string, headers: Record<string, string> = {}) => app.send(address, { headers });

test('a browser that has a picture gets a 304, and asks each time', async () => {
  const { address } = await shared();

  const first = await ask(`${address}/400x400`, { accept: 'image/webp' });
  const tag = first.headers.get('etag') ?? '';
  const again = await ask(`${address}/400x400`, { accept: 'image/webp', 'if-none-match': tag });
  const otherwise = await ask(`${address}/400x400`, { accept: 'image/jpeg', 'if-none-match': tag });

  expect([first.status, again.status, otherwise.status]).toEqual([200, 304, 200]);
  for (const answer of [first, again]) {
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toContain('accept');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(await again.text()).toBe('');
});

test.each<[string, (of: Awaited<ReturnType<typeof shared>>) => Promise<unknown>]>([
  ['the share is revoked', ({ tripId }) => mei.api.sharing.revokeShare({ params: { id: tripId } })],
  [
    'the share shows no pictures',
    ({ tripId }) =>
      mei.api.sharing.changeShare({ params: { id: tripId }, body: { shows: { pictures: false } } }),
  ],
  [
    'the trip shows it no more',
    ({ tripId, row }) => change(mei, tripId, { kind: 'picture.remove', id: row }),
  ],
  ['the trip is deleted', ({ tripId }) => mei.api.trips.remove({ params: { id: tripId } })],
  ['the account is deleted', () => mei.api.accounts.remove()],
])('a picture is gone at once when %s, even if it was cached', async (_when, act) => {
  const of = await shared();
  const { headers } = await ask(`${of.address}/400x400`);

  await act(of);

  const answer = await ask(`${of.address}/400x400`, { 'if-none-match': headers.get('etag') ?? '' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a share shows the pictures of its trip and no others', async () => {
  const { address, imageUrl } = await shared();
  const other = await uploadPicture(app, mei);
  const root = address.slice(0, -imageUrl.length);

  for (const path of [
    `${root}${other.imageUrl}/400x400`,
    `${root}/pictures/${newId()}/400x400`,
    `${address}/9000x9000`,
    `/trip/aaaa-bbbb-cccc-dddd${imageUrl}/400x400`,
    `/trip/${newId()}${imageUrl}/400x400`,
    `/trip/%2e%2e${imageUrl}/400x400`,
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect((await ask(`${address}/400x400`)).status).toBe(200);
});
