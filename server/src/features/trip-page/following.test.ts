import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

test('a person who follows a shared trip has it in a list until they leave it', async () => {
  const friend = await makePerson(app, 'FREE');
  const trip = await makeTrip(owner, { stops: [{ name: 'Denver' }, { name: 'Moab' }, { name: 'Page' }] });
  const last = trip.destinations[2]?.id ?? '';
  await change(owner, trip.id, { kind: 'destination.set', id: last, fields: { display: false } });
  const share = await shareTrip(app, owner, trip.id);
  const subscribe = (follow?: boolean) =>
    friend.api.tripPage.subscribe({
      body: { tripId: share.id, ...(follow === undefined ? {} : { follow }) },
    });

  expect([await subscribe(), await subscribe()]).toEqual([{ following: true }, { following: true }]);
  const followed = await friend.api.tripPage.followed();
  expect(await subscribe(false)).toEqual({ following: false });

  expect(followed).toMatchObject([
    {
      tripId: share.viewId,
      shareId: share.id,
      name: 'West',
      destinations: [{ name: 'Denver' }, { name: 'Moab' }],
      version: 2,
      startDate: '2027-05-08',
      endDate: '2027-05-12',
      picture: null,
    },
  ]);
  expect(JSON.stringify(followed)).not.toContain(trip.id);
  expect(await friend.api.tripPage.followed()).toEqual([]);
});

test('the list has the header picture of a trip while its share shows pictures', async () => {
  const friend = await makePerson(app, 'FREE');
  const { id } = await makeTrip(owner);
  const fields = { type: 'header', source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg' } as const;
  await change(owner, id, { kind: 'picture.add', id: newId(), fields });
  const share = await shareTrip(app, owner, id);
  await friend.api.tripPage.subscribe({ body: { tripId: share.id } });
  const pictured = async () => (await friend.api.tripPage.followed()).map(({ picture }) => picture);

  const shown = await pictured();
  await owner.api.sharing.changeShare({ params: { id }, body: { shows: { pictures: false } } });

  expect(shown).toEqual(['/scenes/canyon-dawn.svg']);
  expect(await pictured()).toEqual([null]);
});

test('nobody follows a revoked share', async () => {
  const friend = await makePerson(app, 'FREE');
  const { id } = await makeTrip(owner);
  const share = await shareTrip(app, owner, id);
  await friend.api.tripPage.subscribe({ body: { tripId: share.id } });

  await owner.api.sharing.revokeShare({ params: { id } });

  expect(await friend.api.tripPage.followed()).toEqual([]);
  await expect(friend.api.tripPage.subscribe({ body: { tripId: share.id } })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('nobody can follow their own trip', async () => {
  const { id } = await makeTrip(owner);
  await shareTrip(app, owner, id);

  await expect(owner.api.tripPage.subscribe({ body: { tripId: id } })).rejects.toMatchObject({
    code: 'conflict',
  });
});
