import { api } from '@wayfold/contract/api';
import { callUrl } from '@wayfold/contract/client';
import type { Access, Endpoint, EndpointTable } from '@wayfold/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, makeGuest, makePerson, makeUserPlace, type Person } from './makers';
import { SAMPLES, type SampleWorld } from './sample-inputs';
import { startTestApp, type TestApp } from './test-app';

const ROLES = ['nobody', 'stranger', 'owner', 'member', 'admin'] as const;
type Role = (typeof ROLES)[number];

let app: TestApp;
let people: Record<Exclude<Role, 'nobody'>, Person>;
let exampleWorld: SampleWorld;
let privateWorld: SampleWorld;
beforeAll(async () => {
  app = await startTestApp();
  people = {
    stranger: await makeGuest(app),
    owner: await makeGuest(app),
    member: await makePerson(app, 'FREE'),
    admin: await makePerson(app, 'ADMIN'),
  };
  exampleWorld = await worldOf(first(await app.client(null).trips.list()).id);
  privateWorld = await makeWorld();
});
afterAll(() => app.close());

const ENDPOINTS = Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ domain, name, endpoint })),
);
const ofTrips = ENDPOINTS.filter(({ endpoint }) => 'from' in endpoint.access);
const ofPeople = ENDPOINTS.filter(({ endpoint }) => !('from' in endpoint.access));

/** What `access` promises each role about the owner's private trip, or about themselves. */
function promised(access: Access, role: Role): number {
  const isSignedIn = role !== 'nobody';
  switch (access.level) {
    case 'anyone':
      return 200;
    case 'guest':
      return isSignedIn ? 200 : 401;
    case 'member':
      return !isSignedIn ? 401 : role === 'member' || role === 'admin' ? 200 : 403;
    case 'admin':
      return !isSignedIn ? 401 : role === 'admin' ? 200 : 403;
    case 'tripView':
      return role === 'owner' ? 200 : 404;
    default:
      return !isSignedIn ? 401 : role === 'owner' ? 200 : 404;
  }
}

/** What `access` promises each role about an example, which belongs to nobody. */
function promisedOfExample(access: Access, role: Role): number {
  if (access.level === 'tripView') return 200;
  return role === 'nobody' ? 401 : 403;
}

async function status(
  { domain, name, endpoint }: { domain: string; name: string; endpoint: Endpoint },
  role: Role,
  world: SampleWorld,
): Promise<number> {
  const samples = SAMPLES as unknown as Record<
    string,
    Record<string, (world: SampleWorld) => { body?: unknown }>
  >; // the same table by text
  const input = samples[domain]?.[name]?.(world) ?? {};
  const person = role === 'nobody' ? null : people[role];
  const headers = {
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const controller = new AbortController();
  const answer = await app.send(callUrl(endpoint, input), {
    method: endpoint.method,
    headers,
    signal: controller.signal,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  controller.abort();
  return answer.status;
}

/** A trip of the owner with one row of each kind: a copy of an example, so that every call about trips can be sent. */
async function makeWorld(): Promise<SampleWorld> {
  const trip = await people.owner.api.trips.create({ body: { copyOf: exampleWorld.tripId } });
  return worldOf(trip.id);
}

async function worldOf(tripId: string): Promise<SampleWorld> {
  const trip = await people.owner.api.trips.get({ params: { id: tripId } });
  return {
    personId: people.owner.id,
    tripId,
    destinationId: first(trip.destinations).id,
    eventId: first(trip.tripEvents).id,
    costId: first(trip.tripCosts).id,
    userPlaceId: await makeUserPlace(people.owner),
  };
}

describe.each(ROLES)('%s', (role) => {
  const self = () => (role === 'nobody' ? people.stranger : people[role]);

  test.each(ofPeople)('asks for $domain $name', async (call) => {
    const userPlaceId = await makeUserPlace(self());
    const world = { ...exampleWorld, personId: self().id, userPlaceId };

    expect(await status(call, role, world)).toBe(promised(call.endpoint.access, role));
  });

  test.each(ofTrips)('asks for $domain $name of the owner’s trip', async (call) => {
    // Only the owner's calls change it, so that everyone else can try theirs on the same one.
    const world = role === 'owner' ? await makeWorld() : privateWorld;

    expect(await status(call, role, world)).toBe(promised(call.endpoint.access, role));
  });

  test.each(ofTrips)('asks for $domain $name of an example', async (call) => {
    expect(await status(call, role, exampleWorld)).toBe(promisedOfExample(call.endpoint.access, role));
  });
});

test('a token that is unknown is nobody’s', async () => {
  const ask = (path: string) =>
    app
      .send(path, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
      .then((answer) => answer.status);

  expect(await ask(`/api/trip/${privateWorld.tripId}`)).toBe(404);
  expect(await ask(`/api/trip/${privateWorld.tripId}/history`)).toBe(401);
  expect(await ask(`/api/users/${people.owner.id}`)).toBe(401);
});
