import { SharedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addSecretBooking,
  BOOKING_SECRETS,
  change,
  first,
  makeGuest,
  makePerson,
  makeTrip,
  type Person,
  PLACES,
  shareTrip,
} from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let seller: Person;
beforeAll(async () => {
  app = await startTestApp();
  seller = await makePerson(app, 'FREE', { type: 'BP' });
  await seller.api.profile.saveBusiness({
    params: { id: seller.id },
    body: {
      businessPersonName: 'Ana Ruiz-Contact',
      businessEmail: 'ana@sells.example',
      businessPhone: '+1 555 0100',
      company: { website: 'https://sells.example/contact' },
    },
  });
});
afterAll(() => app.close());

const nobody = () => app.client(null);

/** A trip with something of everything that a share may leave out, with words that can be searched for. */
async function makeSecretive(owner: Person): Promise<string> {
  const trip = await makeTrip(owner, {
    stops: [{ name: 'Moab' }, { name: 'Page' }],
    travelerName: 'Mei-Traveler',
  });
  await change(owner, trip.id, {
    kind: 'batch',
    changes: [
      {
        kind: 'destination.add',
        id: newId(),
        at: 2,
        fields: { name: 'Hideaway', coords: PLACES.Springdale },
      },
      {
        kind: 'cost.add',
        id: newId(),
        fields: {
          supplier: 'Red Lodge',
          netPrice: 71_234_567,
          commission: 8_765_432,
          costEst: 55_443_221,
          costAct: 66_554_221,
        },
      },
      {
        kind: 'event.add',
        id: newId(),
        fields: { name: 'Arches', start: '2027-05-09', notes: 'Key under the mat', costEst: 33_221_446 },
      },
      {
        kind: 'event.add',
        id: newId(),
        fields: { name: 'Perhaps', start: '2027-05-09', active: false },
      },
      {
        kind: 'text.add',
        id: newId(),
        fields: { kind: 'contacts', text: 'Call me at home', href: 'tel:+15550199' },
      },
      { kind: 'text.add', id: newId(), fields: { kind: 'headlines', text: 'Red rocks' } },
      addSecretBooking(),
    ],
  });
  const { destinations } = await owner.api.trips.get({ params: { id: trip.id } });
  const hidden = first(destinations.filter(({ name }) => name === 'Hideaway'));
  await change(owner, trip.id, { kind: 'destination.set', id: hidden.id, fields: { display: false } });
  await change(owner, trip.id, {
    kind: 'picture.add',
    id: newId(),
    fields: {
      type: 'header',
      source: 'wayfold',
      imageUrl: '/scenes/secret-arch.svg',
      description: 'An arch',
      destinationid: hidden.id,
    },
  });
  return trip.id;
}

/** The responses of the three reads, as bytes, for each id of the trip. */
async function answers(ids: readonly string[]): Promise<string[]> {
  const paths = ids.flatMap((id) => [
    `/api/trip/share/${id}`,
    `/api/trip/share-itinerary/${id}`,
    `/api/trip/share-data?tripId=${id}`,
  ]);
  return Promise.all(
    paths.map(async (path) => {
      const answer = await app.send(path);
      expect(answer.status).toBe(200);
      return JSON.stringify([...answer.headers]) + (await answer.text());
    }),
  );
}

const NEVER = [
  ...['71234567', '8765432', 'Mei-Traveler', 'Hideaway', 'Perhaps', '-112.9988'],
  ...BOOKING_SECRETS,
];
const SWITCHED = {
  costs: ['79999999', '55443221', '66554221', '33221446', 'Red Lodge'],
  contact: ['Ana Ruiz', 'sells.example', '+1 555 0100', 'Call me', '15550199'],
  pictures: ['secret-arch', 'An arch'],
  notes: ['Key under'],
};

test.each(['none', 'costs', 'contact', 'pictures', 'notes'] as const)(
  'a share that shows %s besides the plan contains nothing else',
  async (shown) => {
    const id = await makeSecretive(seller);
    const shows = { costs: false, contact: false, pictures: false, notes: false };
    const share = await shareTrip(app, seller, id, shown === 'none' ? shows : { ...shows, [shown]: true });
    const hidden = Object.entries(SWITCHED).flatMap(([name, words]) => (name === shown ? [] : words));
    const visible = shown === 'none' ? ['Red rocks'] : SWITCHED[shown];

    const all = await answers([share.id, share.viewId, id]);

    expect(new Set(all.map((text) => text.slice(text.indexOf('{')))).size).toBe(1);
    for (const text of all) {
      for (const word of [...hidden, ...NEVER, id, seller.id]) expect(text).not.toContain(word);
      for (const word of visible) expect(text).toContain(word);
    }
  },
);

test('a shared trip matches the contract, under the id of its share', async () => {
  const id = await makeSecretive(seller);
  const share = await shareTrip(app, seller, id);
  const seen = await nobody().tripPage.sharedTrip({ params: { id: share.id } });

  expect(SharedTrip.strict().parse(seen)).toEqual(seen);
  expect(seen).toMatchObject({
    id: share.viewId,
    userid: null,
    owner: { type: 'BP' },
    share: { id: share.id },
  });
  for (const row of [...seen.destinations, ...seen.tripEvents, ...seen.tripCosts]) {
    expect(row.tripid).toBe(share.viewId);
  }
  expect(seen.destinations.map(({ name, dtArrive }) => [name, dtArrive])).toEqual([
    ['Moab', '2027-05-08'],
    ['Page', '2027-05-11'],
  ]);
});

test('an owner who is not a business appears with their confirmed address, if contact is shown', async () => {
  const person = await makePerson(app, 'FREE');
  await person.api.accounts.update({
    params: { id: person.id },
    body: { firstName: 'Mei', lastName: 'Lin' },
  });
  const { id } = await makeTrip(person);
  const share = await shareTrip(app, person, id, { contact: true });
  const owner = async () => (await nobody().tripPage.sharedTrip({ params: { id: share.id } })).owner;

  const before = await owner();
  await app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [person.id]);
  const after = await owner();
  await person.api.sharing.changeShare({ params: { id }, body: { shows: { contact: false } } });

  expect(before).toMatchObject({ businessPersonName: 'Mei Lin', businessEmail: null });
  expect(after).toMatchObject({ businessPersonName: 'Mei Lin', businessEmail: `${person.id}@example.org` });
  expect(await owner()).toMatchObject({ businessPersonName: null, businessEmail: null });
});

test('a trip’s id works only with its owner’s id, and a share’s id with any', async () => {
  const { id } = await makeTrip(seller);
  const share = await shareTrip(app, seller, id);
  const stranger = await makeGuest(app);
  const read = (tripId: string, userId: string) => nobody().tripPage.shareData({ query: { tripId, userId } });

  expect((await read(id, seller.id)).id).toBe(share.viewId);
  expect((await read(share.viewId, stranger.id)).id).toBe(share.viewId);
  await expect(read(id, stranger.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(
    nobody().tripPage.shareItinerary({ params: { id }, query: { userid: stranger.id } }),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test('owners see what others see, and before sharing, what a share could show', async () => {
  const id = await makeSecretive(seller);
  const before = await seller.api.tripPage.sharedTrip({ params: { id } });
  const share = await shareTrip(app, seller, id, { costs: false, notes: false });
  const after = await seller.api.tripPage.sharedTrip({ params: { id } });

  expect(before).toMatchObject({ id, share: null, travelerName: '' });
  expect(before.tripCosts).toHaveLength(1);
  expect({ ...after, ownTripId: null }).toEqual(
    await nobody().tripPage.sharedTrip({ params: { id: share.id } }),
  );
  expect(after.tripCosts).toEqual([]);
});

test('only the owner learns from a share which of their trips it is', async () => {
  const { id } = await makeTrip(seller);
  const share = await shareTrip(app, seller, id);
  const guest = await makeGuest(app);
  const { token } = seller;
  let tag = '';
  const read = async (headers: Record<string, string>) => {
    const answer = await app.send(`/api/trip/share/${share.id}`, {
      headers: { ...headers, 'if-none-match': tag },
    });
    tag = answer.headers.get('etag') ?? '';
    return SharedTrip.parse(await answer.json()).ownTripId;
  };

  // Sequential, so that a response cached for one reader would be returned to the next.
  expect(await read({})).toBeNull();
  expect(await read({ authorization: `Bearer ${token}` })).toBe(id);
  expect(await read({})).toBeNull();
  for (const named of [share.id, share.viewId, id]) {
    const seen = await seller.api.tripPage.shareData({ query: { tripId: named } });
    expect(seen).toMatchObject({ id: share.viewId, ownTripId: id });
  }
  expect((await guest.api.tripPage.sharedTrip({ params: { id: share.id } })).ownTripId).toBeNull();
});

test('a reader who has the newest version gets a 304 until anything changes', async () => {
  const { id } = await makeTrip(seller, { stops: [{ name: 'Moab' }] });
  const share = await shareTrip(app, seller, id);
  let tag = '';
  const ask = async () => {
    const answer = await app.send(`/api/trip/share/${share.id}`, { headers: { 'if-none-match': tag } });
    tag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    return answer.status;
  };

  expect([await ask(), await ask()]).toEqual([200, 304]);
  await change(seller, id, { kind: 'trip.set', fields: { name: 'Renamed' } });
  expect([await ask(), await ask()]).toEqual([200, 304]);
  await seller.api.sharing.changeShare({ params: { id }, body: { shows: { notes: true } } });
  expect([await ask(), await ask()]).toEqual([200, 304]);
  await seller.api.profile.saveBusiness({
    params: { id: seller.id },
    body: { businessTitle: newId() },
  });
  expect([await ask(), await ask()]).toEqual([200, 304]);
});

test('a revoked share is gone at once, even if it was cached', async () => {
  const { id } = await makeTrip(seller);
  const share = await shareTrip(app, seller, id);
  const etag = (await app.send(`/api/trip/share/${share.id}`)).headers.get('etag') ?? '';

  await seller.api.sharing.revokeShare({ params: { id } });

  for (const named of [share.id, share.viewId, id]) {
    const answer = await app.send(`/api/trip/share/${named}`, { headers: { 'if-none-match': etag } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});

test('an account scheduled for deletion shares nothing, and shares again when it is kept', async () => {
  const person = await makePerson(app, 'FREE');
  const { id } = await makeTrip(person);
  const share = await shareTrip(app, person, id);
  const read = () => nobody().tripPage.sharedTrip({ params: { id: share.id } });
  await person.api.accounts.remove();

  await expect(read()).rejects.toMatchObject({ code: 'not-found' });
  await app.database.pool.query('update users set delete_at = null where id = $1', [person.id]);
  expect((await read()).id).toBe(share.viewId);
});

test('a demo trip is visible to everybody', async () => {
  const example = first(await nobody().trips.list());

  const seen = await nobody().tripPage.sharedTrip({ params: { id: example.id } });

  expect(seen).toMatchObject({ id: example.id, share: null, name: example.name });
});
