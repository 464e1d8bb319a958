import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, first, makeGuest, makePerson, makeTrip, type Person } from './makers';
import { startTestApp, type TestApp } from './test-app';

/** Every response may be sent back whole: the call writes its own fields and ignores the rest. */

let app: TestApp;
let person: Person;
let tripid: string;
beforeAll(async () => {
  app = await startTestApp();
  person = await makePerson(app, 'FREE');
  const trip = await makeTrip(person, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  tripid = trip.id;
  const { id: destid } = first(trip.destinations);
  await change(person, trip.id, {
    kind: 'batch',
    changes: [
      { kind: 'event.add', id: newId(), fields: { name: 'Dinner', start: `${trip.startDate}T19:00` } },
      {
        kind: 'cost.add',
        id: newId(),
        fields: { destinationid: destid, supplier: 'Inn', netPrice: 100, commission: 12 },
      },
      {
        kind: 'picture.add',
        id: newId(),
        fields: { type: 'trip', source: 'wayfold', imageName: 'Dune', imageUrl: '/scenes/dunes.svg' },
      },
    ],
  });
});
afterAll(() => app.close());

/** Sends JSON as is, regardless of the shapes. */
async function send(
  who: Person,
  method: string,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' };
  const answer = await app.send(`/api${path}`, { method, headers, body: JSON.stringify(body) });
  const said = (await answer.json()) as Record<string, unknown>; // what errors and rows have in common
  return { status: answer.status, ...said };
}

const read = () => person.api.trips.get({ params: { id: tripid } });
/** A trip without the fields that every write changes. */
const settled = async () => ({ ...(await read()), version: 0, updatedAt: '' });

test('rows of a trip, and the trip itself, sent back whole change nothing', async () => {
  const before = await settled();
  const { destinations, tripEvents, tripCosts } = before;

  for (const row of destinations)
    expect(await send(person, 'POST', '/trip/destination', row)).toMatchObject({ id: row.id });
  for (const row of tripEvents)
    expect(await send(person, 'POST', '/trip/user_event', row)).toMatchObject({ id: row.id });
  for (const row of tripCosts)
    expect(await send(person, 'POST', '/trip/cost', row)).toMatchObject({ id: row.id });
  expect(await send(person, 'POST', '/trip', before)).toMatchObject({ id: tripid, status: 200 });
  const names = { trip: before, destinations };
  expect(await send(person, 'POST', `/trip/names/${tripid}`, names)).toMatchObject({ status: 200 });

  expect(await settled()).toEqual(before);
});

test('changing one field of a row changes only that field', async () => {
  const before = await settled();
  const [, moab] = before.destinations;
  const dinner = first(before.tripEvents);
  const inn = first(before.tripCosts);

  await send(person, 'POST', '/trip/destination', { ...moab, nights: 4 });
  await send(person, 'POST', '/trip/user_event', { ...dinner, notes: 'Ask for the terrace' });
  await send(person, 'POST', '/trip/cost', { ...inn, netPrice: 120 });

  const after = await read();
  expect(after.destinations[1]).toMatchObject({ ...moab, nights: 4, dtDepart: expect.any(String) });
  expect(after.tripEvents).toEqual([{ ...dinner, notes: 'Ask for the terrace' }]);
  expect(after.tripCosts).toEqual([{ ...inn, netPrice: 120, grossPrice: 132 }]);
});

test('sending a trip with an existing ID writes its name, traveler, type, currency and start', async () => {
  const before = await read();
  const said = {
    name: 'Canyons',
    travelerName: 'Mei',
    type: 'trip_idea',
    currency: 'JPY',
    startDate: '2028-02-28',
  };

  const sent = { ...before, ...said, destinations: [], tripEvents: [], userid: newId() };
  const answer = await send(person, 'POST', '/trip', sent);

  const after = await read();
  expect(after).toMatchObject({ ...said, version: before.version + 1, userid: before.userid });
  expect(answer).toEqual({ status: 200, ...after });
  expect(after.destinations.map(({ name, dtArrive }) => `${name} ${dtArrive}`)).toContain(
    'Denver 2028-02-28',
  );
  expect(after.tripEvents).toHaveLength(1);
});

test('an invalid trip is refused, and nothing is written', async () => {
  const before = await read();
  const refuse = async (more: object, path: string) =>
    expect(await send(person, 'POST', '/trip', { ...before, name: 'Lost', ...more })).toMatchObject({
      status: 400,
      code: 'invalid',
      issues: [expect.objectContaining({ path })],
    });

  await refuse({ type: 'guided tour' }, 'type');
  await refuse({ type: 'demo' }, 'type');
  await refuse({ currency: 'YEN' }, 'currency');
  await refuse({ hue: 'red' }, 'hue');
  const asChange = change(person, tripid, { kind: 'trip.set', fields: { type: 'tour' } });
  await expect(asChange).rejects.toThrow();
  expect(await read()).toEqual(before);
});

test('a repeated Idempotency-Key returns the trip in its current state', async () => {
  const id = newId();
  const body = { id, name: 'Once' };
  const options = { headers: { 'idempotency-key': id } };
  await person.api.trips.create({ body }, options);
  await person.api.trips.create({ body: { id, name: 'Renamed' } });

  expect(await person.api.trips.create({ body }, options)).toMatchObject({ name: 'Renamed' });
});

test('an unknown field is refused by name', async () => {
  const { destinations } = await read();
  const answer = await send(person, 'POST', '/trip/destination', { ...first(destinations), nigths: 3 });

  expect(answer).toMatchObject({ status: 400, issues: [expect.objectContaining({ path: 'nigths' })] });
});

test('a user sent back whole changes what they may change', async () => {
  const user = await person.api.accounts.get({ params: { id: person.id } });

  const sent = { ...user, firstName: 'Noor', role: 'ADMIN', upid: 'gold', email: 'else@example.com' };
  const answer = await send(person, 'PUT', `/users/${person.id}`, sent);

  expect(answer).toEqual({ status: 200, ...user, firstName: 'Noor' });
});

test('a guest sent back whole can change the unit', async () => {
  const guest = await makeGuest(app);
  const user = await guest.api.accounts.get({ params: { id: guest.id } });

  const answer = await send(guest, 'PUT', `/users/${guest.id}`, { ...user, unit: 'Kilometers' });

  expect(answer).toEqual({ status: 200, ...user, unit: 'Kilometers' });
});

test('contacts, own places, favorites and business pages may be sent back whole', async () => {
  const me = `/users/${person.id}`;
  const contact = await person.api.profile.addContact({
    params: { userId: person.id },
    body: { firstName: 'Ada' },
  });
  const changed = await send(person, 'PUT', `${me}/contacts/${contact.id}`, { ...contact, phone: '+1 555' });
  expect(changed).toMatchObject({ ...contact, phone: '+1 555', updatedAt: expect.any(String) });

  const place = await person.api.places.saveUserPlace({
    body: { name: 'Cabin', coordinates: '-109.55,38.57' },
  });
  const moved = await send(person, 'POST', '/userplace', { ...place, notes: 'Key under the stone' });
  expect(moved).toEqual({ status: 200, ...place, notes: 'Key under the stone' });

  const favorite = await person.api.places.addFavorite({
    body: { poi_source: 'user_place', poi_id: `user:${place.id}` },
  });
  expect(await send(person, 'POST', '/favorite', favorite)).toMatchObject({ status: 200, id: favorite.id });

  const business = await makePerson(app, 'FREE');
  await business.api.accounts.update({ params: { id: business.id }, body: { typeDetail: 'Tour Operator' } });
  const page = await business.api.profile.business({ params: { id: business.id } });
  const saved = await send(business, 'PUT', `/users/${business.id}/business-profile`, {
    ...page,
    businessTitle: 'Guide',
  });
  expect(saved).toEqual({ status: 200, ...page, businessTitle: 'Guide' });
});
