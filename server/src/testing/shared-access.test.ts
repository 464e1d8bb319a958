import { api } from '@wayfold/contract/api';
import { callUrl } from '@wayfold/contract/kernel/client';
import type { Endpoint, EndpointTable } from '@wayfold/contract/kernel/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { first, makeGuest, makePerson, type Person, shareTrip } from './makers';
import { SAMPLES } from './sample-inputs';
import { accountWorld, type SampleWorld, tripWorld } from './sample-world';
import { startTestApp, type TestApp } from './test-app';

/** What a share allows and what it doesn't, call by call: `access-matrix.test.ts` tests the same for trips that aren't shared. */

const ROLES = ['nobody', 'guest', 'free', 'business', 'admin'] as const;
type Role = (typeof ROLES)[number];
const NAMES = ['share', 'view', 'trip'] as const;
type Name = (typeof NAMES)[number];

type Call = { domain: string; name: string; endpoint: Endpoint };
const ENDPOINTS: Call[] = Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ domain, name, endpoint })),
);
const SHOWN = ENDPOINTS.filter(({ endpoint }) => endpoint.access.level === 'tripShown');
/** What only the owner may do, even if the row is among what a share shows. */
const OTHERS = ENDPOINTS.filter(
  ({ endpoint: { access } }) => 'from' in access && access.level !== 'tripShown',
);

let app: TestApp;
let owner: Person;
let people: Record<Exclude<Role, 'nobody'>, Person>;
let world: SampleWorld;
/** A trip that is shared while somebody requests another one. */
let other: Record<Name, string>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makePerson(app, 'FREE');
  people = {
    guest: await makeGuest(app),
    free: await makePerson(app, 'FREE'),
    business: await makePerson(app, 'FREE', { type: 'BP' }),
    admin: await makePerson(app, 'ADMIN'),
  };
  world = { ...(await accountWorld(app, owner)), ...(await makeTripWorld()) };
  other = await share((await makeTripWorld()).tripId);
});
afterAll(() => app.close());

async function makeTripWorld() {
  const example = first(await app.client(null).trips.list());
  const trip = await owner.api.trips.create({ body: { copyOf: example.id } });
  return tripWorld(app, owner, trip.id);
}

async function share(tripId: string): Promise<Record<Name, string>> {
  const { id, viewId } = await shareTrip(app, owner, tripId);
  return { share: id, view: viewId, trip: tripId };
}

async function status({ domain, name, endpoint }: Call, role: Role, tripId: string): Promise<number> {
  const samples = SAMPLES as unknown as Record<
    string,
    Record<string, (world: SampleWorld) => { body?: unknown }>
  >; // the same table, keyed by string
  const person = role === 'nobody' ? null : people[role];
  const asked = { ...world, tripId, personId: person?.id ?? owner.id };
  const input = samples[domain]?.[name]?.(asked) ?? {};
  const controller = new AbortController();
  const answer = await app.send(callUrl(endpoint, input), {
    method: endpoint.method,
    signal: controller.signal,
    headers: {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  controller.abort();
  return answer.status;
}

/** The expected status for a caller, with an active share or without one. */
function promised({ endpoint: { access } }: Call, role: Role, isLive: boolean): number {
  const who = 'who' in access ? access.who : undefined;
  if (who && role === 'nobody') return 401;
  if (who === 'member' && role === 'guest') return 403;
  return isLive ? 200 : 404;
}

describe.each(ROLES)('%s', (role) => {
  let named: Record<Name, string>;
  beforeEach(async () => {
    named = await share(world.tripId);
  });

  test.each(SHOWN)('may call $domain $name with an active share, but not a revoked one', async (call) => {
    const live = await Promise.all(NAMES.map((name) => status(call, role, named[name])));
    await owner.api.sharing.revokeShare({ params: { id: world.tripId } });
    const revoked = await Promise.all(NAMES.map((name) => status(call, role, named[name])));
    const still = await status(call, role, other.share);

    expect(live).toEqual(NAMES.map(() => promised(call, role, true)));
    expect(revoked).toEqual(NAMES.map(() => promised(call, role, false)));
    expect(still).toBe(promised(call, role, true));
  });

  test.each(OTHERS)('may not call $domain $name with a share', async (call) => {
    const isForAnyone = call.endpoint.access.level === 'tripView';
    for (const id of [named.view, named.trip]) {
      expect(await status(call, role, id)).toBe(role === 'nobody' && !isForAnyone ? 401 : 404);
    }
  });
});

test('a nonexistent share is not found', async () => {
  const answers = await Promise.all(
    ['k3f9-rd27-xq4m-8wzt', owner.id].map((id) => app.send(`/api/trip/share/${id}`)),
  );

  expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
});
