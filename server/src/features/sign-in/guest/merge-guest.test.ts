import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../../app';
import { inTransaction } from '../../../db/statement';
import { first, makeGuest, makePerson, makeTrip, makeUserPlace, type Person } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { PersonalData } from '../../accounts/personal-data';
import { mergeGuest } from './merge-guest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Writes once, after everything else was moved and while the guest still exists. */
function writingLast(write: () => Promise<unknown>): PersonalData {
  let hasWritten = false;
  return {
    move: async () => {
      if (hasWritten) return;
      hasWritten = true;
      await write();
    },
    erase: async () => undefined,
    export: async () => [],
  };
}

const merge = (guest: Person, member: Person, write: () => Promise<unknown>) =>
  inTransaction(app.database.pool, (on) =>
    mergeGuest(on, [...personalData, writingLast(write)], guest.id, member.id),
  );

test('what a guest saves during the move is moved as well', async () => {
  const [guest, member] = [await makeGuest(app), await makePerson(app, 'FREE')];
  const place = first(await app.client(null).places.list({ query: { near: '-109.55,38.57' } }));
  const favorite = { poi_source: place.poi_source, poi_id: place.id };

  let id = '';
  const isMerged = await merge(guest, member, async () => {
    await guest.api.places.addFavorite({ body: favorite });
    id = await makeUserPlace(guest);
  });

  expect(isMerged).toBe(true);
  const saved = await member.api.places.favorites({ params: { userid: member.id } });
  expect(saved).toMatchObject([favorite]);
  expect(await member.api.places.userPlace({ params: { id } })).toMatchObject({ id });
});

test('a trip that a guest starts during the move is moved as well', async () => {
  const [guest, member] = [await makeGuest(app), await makePerson(app, 'FREE')];

  const isMerged = await merge(guest, member, () => makeTrip(guest, { name: 'Begun late' }));

  expect(isMerged).toBe(true);
  const trips = (await member.api.trips.list()).filter(({ demo }) => !demo);
  expect(trips).toMatchObject([{ name: 'Begun late' }]);
});
