import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, first, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { makeWebRoot } from '../../testing/small-web-root';
import { startTestApp, type TestApp } from '../../testing/test-app';

let webRoot: Awaited<ReturnType<typeof makeWebRoot>>;
let app: TestApp;
let seller: Person;
beforeAll(async () => {
  webRoot = await makeWebRoot();
  app = await startTestApp({ webRoot: webRoot.path });
  seller = await makePerson(app, 'FREE', { type: 'BP' });
  await seller.api.profile.saveBusiness({
    params: { id: seller.id },
    body: { businessPersonName: 'Ana Ruiz-Contact', businessEmail: 'ana@sells.example' },
  });
});
afterAll(async () => {
  await app.close();
  await webRoot.remove();
});

const get = (address: string, headers: Record<string, string> = {}) => app.send(address, { headers });

/** The data that the browser hydrates the page from. */
async function dataOf(address: string) {
  const html = await (await get(address)).text();
  const [, json = ''] = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, data: JSON.parse(json) };
}

test('a shared trip has its page under its share, and under its own id for people who know that', async () => {
  const { id } = await makeTrip(seller, { name: 'Red </script> & Rock', stops: [{ name: 'Moab' }] });
  const share = await shareTrip(app, seller, id);

  const { html, data } = await dataOf(`/trip/${share.id}`);

  expect(html).toContain('<title>Red &lt;/script&gt; &amp; Rock</title>');
  expect(html).toContain(
    `<link rel="canonical" href="http://localhost:${new URL(app.url).port}/trip/${share.id}" />`,
  );
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(data).toMatchObject({
    shareId: share.id,
    page: { name: 'Red </script> & Rock', stops: [{ name: 'Moab' }] },
    links: { interactive: `/trip_share/${share.id}`, map: { light: `/trip/${share.id}/map-light.svg` } },
  });
  for (const address of [
    `/trip?tripid=${id}&userid=${seller.id}`,
    `/trip?tripid=${share.viewId}&utm_source=mail`,
  ]) {
    expect((await dataOf(address)).html).toBe(html);
  }
});

test('a URL that shows nothing says so with the same text, whatever the reason', async () => {
  const { id } = await makeTrip(seller);
  const revoked = await shareTrip(app, seller, id);
  await seller.api.sharing.revokeShare({ params: { id } });
  const shared = await makeTrip(seller);
  await shareTrip(app, seller, shared.id);
  const addresses = [
    ...[`/trip/${revoked.id}`, `/trip/${revoked.id}/preview.png`, `/trip/${id}`, `/trip/${newId()}`],
    ...['/trip/aaaa-bbbb-cccc-dddd', '/trip/%00', '/trip', '/trip?tripid=x', '/trip?tripid=a&tripid=b'],
    `/trip?tripid=${shared.id}&userid=${newId()}`,
  ];

  const answers = await Promise.all(addresses.map((address) => get(address)));

  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 404));
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(addresses.map(() => 'no-store'));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test('a revoked page is gone at once, even if it was cached', async () => {
  const { id } = await makeTrip(seller, { stops: [{ name: 'Moab' }] });
  const share = await shareTrip(app, seller, id);
  const addresses = ['', '/map-dark.svg', '/preview.png'].map((name) => `/trip/${share.id}${name}`);
  const tags = await Promise.all(
    addresses.map(async (address) => (await get(address)).headers.get('etag') ?? ''),
  );

  await seller.api.sharing.revokeShare({ params: { id } });

  for (const [index, address] of addresses.entries()) {
    expect((await get(address, { 'if-none-match': tags[index] ?? '' })).status).toBe(404);
  }
});

test('what a share does not show, or belongs only to the owner, is in no byte of its page or pictures', async () => {
  const { id } = await makeTrip(seller, { stops: [{ name: 'Moab' }], travelerName: 'Mei-Traveler' });
  await change(seller, id, {
    kind: 'batch',
    changes: [
      {
        kind: 'cost.add',
        id: newId(),
        fields: { supplier: 'Red Lodge', netPrice: 71_234_567, commission: 8_765_432, costEst: 55_443_221 },
      },
      { kind: 'text.add', id: newId(), fields: { kind: 'contacts', text: 'Call me at home' } },
      ...(['header', 'trip'] as const).map((type) => ({
        kind: 'picture.add' as const,
        id: newId(),
        fields: {
          type,
          source: 'wayfold' as const,
          imageUrl: '/scenes/polar-night.svg',
          description: `The ${type} of us`,
        },
      })),
    ],
  });
  const share = await shareTrip(app, seller, id, { costs: true, contact: true, pictures: true });
  const bytes = async () =>
    (
      await Promise.all(
        ['', '/map-light.svg'].map(async (name) => {
          const answer = await get(`/trip/${share.id}${name}`);
          return JSON.stringify([...answer.headers]) + (await answer.text());
        }),
      )
    ).join('');

  const shown = await bytes();
  const nothing = { costs: false, contact: false, pictures: false };
  await seller.api.sharing.changeShare({ params: { id }, body: { shows: nothing } });
  const hidden = await bytes();

  const switched = ['$79,999,999', 'Red Lodge', 'Ana Ruiz', 'Call me', 'polar-night', 'of us'];
  for (const word of switched) {
    expect(shown).toContain(word);
    expect(hidden).not.toContain(word);
  }
  for (const text of [shown, hidden]) expect(text).not.toMatch(/71[,.]?234|8[,.]?765|Mei-Traveler/);
  for (const text of [shown, hidden]) expect(text).not.toContain(id);
});

test('a browser that has the newest page gets a 304 until something changes', async () => {
  const { id } = await makeTrip(seller);
  const share = await shareTrip(app, seller, id);
  let tag = '';
  const ask = async () => {
    const answer = await get(`/trip/${share.id}`, { 'if-none-match': tag });
    tag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    return answer.status;
  };

  expect([await ask(), await ask()]).toEqual([200, 304]);
  await change(seller, id, { kind: 'trip.set', fields: { name: 'Renamed' } });
  expect([await ask(), await ask()]).toEqual([200, 304]);
  await seller.api.sharing.changeShare({ params: { id }, body: { shows: { notes: true } } });
  expect([await ask(), await ask()]).toEqual([200, 304]);
});

test('an offer leaves the page when it ends, without a change to the trip', async () => {
  const { id } = await makeTrip(seller);
  const at = '2027-03-01T18:00:00.000Z';
  await change(seller, id, {
    kind: 'text.add',
    id: newId(),
    fields: { kind: 'offerDeadlines', text: 'Hike for two', at, timezone: 'America/Denver' },
  });
  const share = await shareTrip(app, seller, id);
  const offersAt = async (moment: string) => {
    app.setClock(new Date(moment));
    return (await dataOf(`/trip/${share.id}`)).data.page.offers.length;
  };

  try {
    expect(await offersAt('2027-03-01T17:59:59Z')).toBe(1);
    expect(await offersAt('2027-03-01T18:00:01Z')).toBe(0);
  } finally {
    app.setClock(null);
  }
});

test('a page is sent compressed if the browser supports it', async () => {
  const { id } = await makeTrip(seller);
  const share = await shareTrip(app, seller, id);
  const address = `${app.url}/trip/${share.id}`;

  const packed = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(pieces) }),
      );
    })
      .on('error', reject)
      .end();
  });

  expect(packed.encoding).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toContain('<h1>drawn</h1>');
});

test('demo trips and the template have pages that may be indexed, with pictures', async () => {
  const example = first(await app.client(null).trips.list());

  for (const address of [`/trip?tripid=${example.id}`, '/template_1']) {
    const { html, data } = await dataOf(address);
    expect(html).not.toContain('noindex');
    expect(data.shareId).toBeNull();
    const map = await get(data.links.map.light);
    expect([map.status, map.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const [, preview = ''] = /property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
    const picture = Buffer.from(await (await get(preview)).arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_200, 630]);
  }
});

test('the preview for messengers shows the trip’s header picture, if the share shows pictures', async () => {
  const { id } = await makeTrip(seller);
  const { id: share } = await shareTrip(app, seller, id, { pictures: true });
  const preview = async () => Buffer.from(await (await get(`/trip/${share}/preview.png`)).arrayBuffer());
  const before = await preview();

  await change(seller, id, {
    kind: 'picture.add',
    id: newId(),
    fields: { type: 'header', source: 'wayfold', imageUrl: '/scenes/coast-day.svg' },
  });
  const pictured = await preview();
  await seller.api.sharing.changeShare({ params: { id }, body: { shows: { pictures: false } } });

  expect(pictured.equals(before)).toBe(false);
  expect((await preview()).equals(before)).toBe(true);
});
