import { api } from '@wayfold/contract/api';
import { callUrl } from '@wayfold/contract/kernel/client';
import type { Endpoint, EndpointTable } from '@wayfold/contract/kernel/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../features/sign-in/passwords/passwords';
import { first, makePerson, type Person } from './makers';
import { SAMPLE_PASSWORD, SAMPLES } from './sample-inputs';
import { accountWorld, type SampleWorld, tripWorld } from './sample-world';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let passwordHash: string;
let victim: Person;
beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword(app.services.passwords, SAMPLE_PASSWORD);
  victim = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

/** Claims somebody might make about themselves, or about whom they act for, under every possible name. */
const CLAIMS: Readonly<Record<string, (victim: Person) => unknown>> = {
  role: () => 'ADMIN',
  roles: () => ['ADMIN'],
  isAdmin: () => true,
  type: () => 'BP',
  upid: () => 'pro',
  plan: () => 'pro',
  userId: ({ id }) => id,
  userid: ({ id }) => id,
  user_id: ({ id }) => id,
  ownerId: ({ id }) => id,
  actorId: ({ id }) => id,
  sessionId: ({ id }) => id,
  active: () => true,
  emailConfirmed: () => true,
  email_confirmed_at: () => '2020-01-01T00:00:00Z',
  isConfirmed: () => true,
  password_hash: () => 'x',
  delete_at: () => null,
};

const WITH_BODY = Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
  Object.entries(table)
    .filter(([, { body }]) => body)
    .map(([name, endpoint]) => ({ domain, name, endpoint })),
);
type Call = (typeof WITH_BODY)[number];

/** Claims that a call has a field for, or none. */
function claimsOf({ endpoint }: Call, hasField: boolean): [string, unknown][] {
  const fields = fieldsOf(endpoint);
  return Object.entries(CLAIMS).flatMap(([name, value]) =>
    fields.has(name) === hasField ? [[name, value(victim)]] : [],
  );
}

/** Names of the fields a body may have, in any of its variants. */
function fieldsOf({ body }: Endpoint): Set<string> {
  const { properties = {}, anyOf = [] } = z.toJSONSchema(body ?? z.object({}), {
    io: 'input',
    unrepresentable: 'any',
  }) as { properties?: object; anyOf?: { properties?: object }[] };
  return new Set([properties, ...anyOf.map((variant) => variant.properties ?? {})].flatMap(Object.keys));
}

async function makeCaller(): Promise<{ caller: Person; world: SampleWorld }> {
  const caller = await makePerson(app, 'FREE', { passwordHash });
  const example = first(await app.client(null).trips.list());
  const trip = await caller.api.trips.create({ body: { copyOf: example.id } });
  return {
    caller,
    world: { ...(await accountWorld(app, caller)), ...(await tripWorld(app, caller, trip.id)) },
  };
}

async function send(
  { domain, name, endpoint }: Call,
  { caller, world }: { caller: Person; world: SampleWorld },
  claims: Record<string, unknown>,
) {
  const samples = SAMPLES as unknown as Record<
    string,
    Record<string, (world: SampleWorld) => { body?: object }>
  >; // the same table, keyed by string
  const input = samples[domain]?.[name]?.(world) ?? {};
  const answer = await app.send(callUrl(endpoint, input), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...input.body, ...claims }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Everybody with more rights than a free account, and what the victim has. */
async function privileges(): Promise<unknown[]> {
  const { rows } = await app.database.pool.query(
    `select id::text, role, type, upid from users
      where (role not in ('GUEST', 'FREE') or upid is not null or (type = 'BP' and role = 'GUEST'))
    union all select id::text, 'trip', null, null from trips where user_id = $1
    union all select id::text, 'contact', null, null from contacts where user_id = $1
    union all select id::text, 'session', null, null from sessions where user_id = $1
    order by 1`,
    [victim.id],
  );
  return rows;
}

test.each(WITH_BODY)('$domain $name refuses claims, naming them', async (call) => {
  const asked = await makeCaller();

  for (const [field, value] of claimsOf(call, false)) {
    const { status, text } = await send(call, asked, { [field]: value });
    expect([field, status]).toEqual([field, 400]);
    expect(text).toContain(field);
  }
});

test.each(
  WITH_BODY.filter(({ endpoint }) => Object.keys(CLAIMS).some((name) => fieldsOf(endpoint).has(name))),
)('$domain $name has a field for a claim, which grants nothing', async (call) => {
  const asked = await makeCaller();
  const before = await privileges();

  for (const [field, value] of claimsOf(call, true)) await send(call, asked, { [field]: value });

  expect(await privileges()).toEqual(before);
  const { rows } = await app.database.pool.query('select role, type, upid from users where id = $1', [
    asked.caller.id,
  ]);
  expect(rows).toEqual([{ role: 'FREE', type: null, upid: null }]);
});
