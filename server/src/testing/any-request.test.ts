import { api } from '@wayfold/contract/api';
import type { EndpointTable, Method } from '@wayfold/contract/kernel/endpoint';
import { Problem } from '@wayfold/contract/kernel/problem';
import { Trip } from '@wayfold/contract/trip/trip';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../features/sign-in/passwords/passwords';
import { first, makePerson, type Person } from './makers';
import { type OddRequest, oddRequests, oddUrl } from './odd-requests';
import { SAMPLE_PASSWORD, SAMPLES } from './sample-inputs';
import { type AccountWorld, accountWorld, type SampleWorld, type TripWorld, tripWorld } from './sample-world';
import { startTestApp, type TestApp } from './test-app';

/** Requests per endpoint; ODD_REQUESTS raises it for a longer hunt. */
const RUNS = Number(process.env.ODD_REQUESTS ?? 60);

let app: TestApp;
let owner: Person;
let passwordHash: string;
let foreign: TripWorld & AccountWorld;
beforeAll(async () => {
  app = await startTestApp();
  // A member, who has room for one trip per call.
  owner = await makePerson(app, 'FREE');
  passwordHash = await hashPassword(app.services.passwords, SAMPLE_PASSWORD);
  const stranger = await makePerson(app, 'FREE', { passwordHash });
  foreign = { ...(await makeTrip(stranger)), ...(await accountWorld(app, stranger)) };
});
afterAll(() => app.close());

async function makeTrip(person: Person): Promise<TripWorld> {
  const demo = first(await app.client(null).trips.list());
  const { id } = await person.api.trips.create({ body: { copyOf: demo.id } });
  return tripWorld(app, person, id);
}

async function send(person: Person, method: Method, path: string, input: OddRequest): Promise<Response> {
  const hasBody = method !== 'GET' && input.body !== undefined;
  const controller = new AbortController();
  const answer = await app.send(oddUrl({ method, path }, input), {
    method,
    signal: controller.signal,
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
  });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await answer.text();
  controller.abort();
  return new Response(text || null, {
    status: answer.status === 204 || answer.status === 304 ? 200 : answer.status,
  });
}

const ENDPOINTS = Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ domain, name, endpoint })),
);

test.each(ENDPOINTS)(
  '$domain $name answers anything with a result or a problem, never with a bug',
  async ({ domain, name, endpoint }) => {
    // A user every call lets in, whom the calls may sign out or delete.
    const member = await makePerson(app, 'ADMIN', { passwordHash, type: 'BP' });
    const caller = domain === 'trips' || domain === 'places' ? owner : member;
    const world = { ...(await makeTrip(owner)), ...(await accountWorld(app, member)), personId: caller.id };
    const samples = SAMPLES as unknown as Record<string, Record<string, (world: SampleWorld) => OddRequest>>; // the same table, by string
    const sample = samples[domain]?.[name]?.(world) ?? {};
    const ids = [world, foreign].flatMap(({ links, ...rest }) => [
      ...Object.values(rest),
      ...Object.values(links).flatMap(({ a, b }) => [a, b]),
    ]);

    await fc.assert(
      fc.asyncProperty(oddRequests(endpoint, { ids, sample }), async (input) => {
        const answer = await send(caller, endpoint.method, endpoint.path, input);

        if (answer.status !== 200) {
          expect(answer.status).toBeLessThan(500);
          expect(Problem.safeParse(await answer.json()).success).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  },
);

test('whatever was sent, every remaining trip can be read as the contract says', async () => {
  for (const { id, demo } of await owner.api.trips.list()) {
    if (demo) continue;
    const trip = await owner.api.trips.get({ params: { id } });
    expect(Trip.strict().parse(trip)).toEqual(trip);
  }
});

test('nobody else’s trip was changed', async () => {
  const { rows } = await app.database.pool.query('select version from trips where id = $1', [foreign.tripId]);
  expect(rows).toEqual([{ version: 0 }]);
});
