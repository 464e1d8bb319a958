import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, first, makeGuest, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let owner: Person;
let friend: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makePerson(app, 'FREE');
  friend = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

const copy = (person: Person, tripId: string, id?: string) =>
  person.api.tripPage.copyShared({
    params: { userId: person.id, tripId },
    body: id === undefined ? {} : { id },
  });

/** Three stops with the middle one hidden, with a note and a cost. */
async function makeRoundTrip(): Promise<string> {
  const trip = await makeTrip(owner, {
    stops: [{ name: 'Denver' }, { name: 'Moab' }, { name: 'Page' }],
    travelerName: 'Mei Lin',
  });
  const [, moab] = trip.destinations;
  await change(owner, trip.id, {
    kind: 'batch',
    changes: [
      { kind: 'destination.set', id: moab?.id ?? '', fields: { display: false } },
      { kind: 'cost.add', id: newId(), fields: { netPrice: 71_234_567, commission: 8_765_432 } },
      {
        kind: 'event.add',
        id: newId(),
        fields: { name: 'Museum', start: '2027-05-08', notes: 'Key under the mat' },
      },
      { kind: 'text.add', id: newId(), fields: { kind: 'headlines', text: 'Red rocks' } },
    ],
  });
  return trip.id;
}

test('a copy has what the share shows, on the same dates, and nothing else', async () => {
  const id = await makeRoundTrip();
  const share = await shareTrip(app, owner, id, { costs: true, notes: false });

  const mine = await copy(friend, share.id);

  expect(mine).toMatchObject({
    userid: friend.id,
    travelerName: '',
    headlines: [{ text: 'Red rocks' }],
    tripCosts: [{ netPrice: null, commission: null, grossPrice: 79_999_999 }],
    tripEvents: [{ name: 'Museum', notes: null }],
  });
  expect(mine.destinations.map(({ name, dtArrive, display }) => [name, dtArrive, display])).toEqual([
    ['Denver', '2027-05-08', true],
    ['Page', '2027-05-12', true],
  ]);
  expect(mine.destinations[0]?.leg?.meters).toBeGreaterThan(500_000);
  expect(JSON.stringify(mine)).not.toMatch(new RegExp(`${share.viewId}|${id}|${owner.id}`));
  await change(friend, mine.id, { kind: 'trip.set', fields: { name: 'Mine' } });
  const after = await friend.api.trips.get({ params: { id: mine.id } });
  expect(after.destinations.map(({ dtArrive }) => dtArrive)).toEqual(['2027-05-08', '2027-05-12']);
  expect((await owner.api.trips.get({ params: { id } })).name).toBe('West');
});

test('costs that are not shown are not copied', async () => {
  const share = await shareTrip(app, owner, await makeRoundTrip(), { costs: false });

  expect((await copy(friend, share.viewId)).tripCosts).toEqual([]);
});

test('a copy requested again with the same id is the same one', async () => {
  const share = await shareTrip(app, owner, await makeRoundTrip());
  const id = newId();

  const [one, two] = await Promise.all([copy(friend, share.id, id), copy(friend, share.id, id)]);

  expect(one.id).toBe(id);
  expect(two.destinations).toEqual(one.destinations);
});

test('an owner who copies their own trip by its share gets the trip itself', async () => {
  const id = await makeRoundTrip();
  const share = await shareTrip(app, owner, id);
  const before = (await owner.api.trips.list()).length;

  const mine = await copy(owner, share.id, newId());

  expect(mine).toMatchObject({ id, travelerName: 'Mei Lin' });
  expect((await owner.api.trips.list()).length).toBe(before);
});

test('a demo trip is copied in full', async () => {
  const example = first(await app.client(null).trips.list());

  const mine = await copy(friend, example.id);

  expect(mine.destinations.map(({ name }) => name)).toEqual(example.destinations.map(({ name }) => name));
});

test('a guest’s copy is a trip like any other of theirs, and moves into an account', async () => {
  const share = await shareTrip(app, owner, await makeRoundTrip());
  const guest = await makeGuest(app);
  const id = newId();

  expect(await copy(guest, share.id, id)).toMatchObject({
    id,
    userid: guest.id,
    headlines: [{ text: 'Red rocks' }],
  });
  await change(guest, id, { kind: 'trip.set', fields: { name: 'Mine' } });
  const { user, token } = await guest.api.signIn.signUp({
    body: {
      firstName: 'Mei',
      lastName: 'Lindqvist',
      email: `mei.${id}@example.com`,
      password: 'Red-Rock 27',
      isSubscriber: false,
      type: 'Traveler',
      userId: guest.id,
    },
  });

  const answer = await app.send(`/api/trip/${id}`, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ userid: user?.id, name: 'Mine' });
});

test('nobody copies into another person’s account', async () => {
  const share = await shareTrip(app, owner, await makeRoundTrip());
  const guest = await makeGuest(app);
  const params = { userId: owner.id, tripId: share.id };

  await expect(guest.api.tripPage.copyShared({ params, body: {} })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(friend.api.tripPage.copyShared({ params, body: {} })).rejects.toMatchObject({
    code: 'not-found',
  });
});
