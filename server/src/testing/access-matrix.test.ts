import { api } from '@wayfold/contract/api';
import { callUrl } from '@wayfold/contract/kernel/client';
import type { Access, Endpoint, EndpointTable, ShownAccess } from '@wayfold/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalData } from '../app';
import { eraseDueAccount } from '../features/accounts/remove-account';
import { hashPassword } from '../features/sign-in/passwords/passwords';
import { first, makeFavorite, makeGuest, makePerson, makeUserPlace, type Person } from './makers';
import { ANSWERS, SAMPLE_PASSWORD, SAMPLES } from './sample-inputs';
import { accountWorld, type SampleWorld, tripWorld } from './sample-world';
import { startTestApp, type TestApp } from './test-app';

const MINUTE_MS = 60_000;

/** Callers with a valid token. `stale` is a member who confirmed their identity more than ten minutes ago. */
const SIGNED_IN = ['guest', 'owner', 'free', 'business', 'admin', 'stale'] as const;
/** Callers whose token is no longer valid, who count as nobody. */
const SIGNED_OUT = ['expired', 'revoked', 'deleted', 'erased'] as const;
const ROLES = ['nobody', ...SIGNED_IN, ...SIGNED_OUT] as const;
type SignedIn = (typeof SIGNED_IN)[number];
type Role = (typeof ROLES)[number];

const MEMBERS: readonly Role[] = ['free', 'business', 'admin', 'stale'];

/** What handlers require beyond their access, and who is refused for it. */
const REFUSED: Readonly<Record<string, readonly Role[]>> = {
  'accounts remove': ['stale'],
  'accounts removeProfile': ['stale'],
  'profile saveBusiness': ['free', 'admin', 'stale'],
  'profile saveCompanyImage': ['free', 'admin', 'stale'],
};

/** Calls whose handler only ever finds the caller, without an access rule that says so. */
const ABOUT_CALLERS = ['places favorites', 'places userFavorites'];

let app: TestApp;
let passwordHash: string;
/** One of each, for calls about trips and for invalid tokens. */
let people: Record<Exclude<Role, 'nobody'>, Person>;
/** The user the others ask about. */
let victim: SampleWorld;
let before: string[];
let exampleWorld: SampleWorld;
let privateWorld: SampleWorld;
beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword(app.services.passwords, SAMPLE_PASSWORD);
  const owner = await makeGuest(app);
  const someone = await makePerson(app, 'FREE', { passwordHash });
  const example = first(await app.client(null).trips.list()).id;
  victim = { ...(await tripWorld(app, owner, example)), ...(await accountWorld(app, someone)) };
  before = await everythingOf(someone.id);
  exampleWorld = victim;
  privateWorld = await makeTripWorld(owner);
  people = {
    owner,
    guest: await makePersonOf('guest'),
    free: await makePersonOf('free'),
    business: await makePersonOf('business'),
    admin: await makePersonOf('admin'),
    stale: await makePersonOf('stale'),
    erased: await makeErased(),
    deleted: await makeDeleted(),
    revoked: await makeRevoked(),
    expired: await makePerson(app, 'FREE', { signedInAt: ago(16) }),
  };
});
afterAll(() => app.close());

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

function makePersonOf(role: SignedIn): Promise<Person> {
  switch (role) {
    case 'guest':
    case 'owner':
      return makeGuest(app);
    case 'business':
      return makePerson(app, 'FREE', { passwordHash, type: 'BP' });
    case 'admin':
      return makePerson(app, 'ADMIN', { passwordHash });
    case 'stale':
      return makePerson(app, 'FREE', { passwordHash, signedInAt: ago(11) });
    default:
      return makePerson(app, 'FREE', { passwordHash });
  }
}

async function makeRevoked(): Promise<Person> {
  const person = await makePerson(app, 'FREE');
  await person.api.signIn.signOut();
  return person;
}

async function makeDeleted(): Promise<Person> {
  const person = await makePerson(app, 'FREE');
  await person.api.accounts.remove();
  return person;
}

async function makeErased(): Promise<Person> {
  const person = await makeDeleted();
  expect(await eraseDueAccount(app.database.pool, personalData, ago(-20 * 24 * 60))).toBe(true);
  return person;
}

type Call = { domain: string; name: string; endpoint: Endpoint };

const ENDPOINTS: Call[] = Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ domain, name, endpoint })),
);
const nameOf = ({ domain, name }: Call) => `${domain} ${name}`;
const ofTrips = ENDPOINTS.filter(({ endpoint }) => 'from' in endpoint.access);
const ofPeople = ENDPOINTS.filter(({ endpoint }) => !('from' in endpoint.access));
const ofSelf = ofPeople.filter(
  (call) => 'self' in call.endpoint.access || ABOUT_CALLERS.includes(nameOf(call)),
);
/** Calls that change a user's identity or how they prove it: each gets users of its own. */
const OF_ACCOUNTS = ['accounts', 'signIn', 'security', 'profile', 'contact', 'newsletter', 'outbox'];

const isSignedIn = (role: Role): role is SignedIn => SIGNED_IN.some((each) => each === role);

/** What `access` promises each role about the owner's private trip, or about themselves. */
function promised(call: Call, role: Role): number {
  const { access } = call.endpoint;
  const answer = ANSWERS[nameOf(call)] ?? 200;
  if (access.level === 'anyone') return answer;
  if (access.level === 'tripView') return role === 'owner' ? 200 : 404;
  if (access.level === 'tripShown') return refusedToLook(access, role) ?? (role === 'owner' ? answer : 404);
  if (!isSignedIn(role)) return 401;
  if (access.level === 'tripEdit' || access.level === 'tripOwn') return role === 'owner' ? answer : 404;
  return isLetIn(access, role) && !REFUSED[nameOf(call)]?.includes(role) ? answer : 403;
}

/** The response to a caller without access, whatever the trip; null for all others. */
function refusedToLook({ who }: ShownAccess, role: Role): number | null {
  if (who === undefined) return null;
  if (!isSignedIn(role)) return 401;
  return isLetIn({ level: who }, role) ? null : 403;
}

function isLetIn({ level }: Access, role: SignedIn): boolean {
  if (level === 'admin') return role === 'admin';
  if (level === 'confirmed') return MEMBERS.includes(role) && role !== 'stale';
  return level === 'guest' || MEMBERS.includes(role);
}

/** What `access` promises each role about an example, which belongs to nobody. */
function promisedOfExample(call: Call, role: Role): number {
  const { access } = call.endpoint;
  if (access.level === 'tripView') return 200;
  if (access.level === 'tripShown') return refusedToLook(access, role) ?? ANSWERS[nameOf(call)] ?? 200;
  return isSignedIn(role) ? 403 : 401;
}

/** What `access` promises each role about another user: that they don't exist. */
function promisedOfOthers({ endpoint }: Call, role: Role): number {
  if (!isSignedIn(role)) return 401;
  return endpoint.access.level === 'guest' || MEMBERS.includes(role) ? 404 : 403;
}

async function status(
  { domain, name, endpoint }: Call,
  person: Person | null,
  world: SampleWorld,
): Promise<number> {
  const samples = SAMPLES as unknown as Record<
    string,
    Record<string, (world: SampleWorld) => { body?: unknown }>
  >; // the same table, keyed by string
  const input = samples[domain]?.[name]?.(world) ?? {};
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

/** A trip of the owner with one row of each kind: a copy of an example, so every call about trips can be sent. */
async function makeTripWorld(owner: Person): Promise<SampleWorld> {
  const trip = await owner.api.trips.create({ body: { copyOf: exampleWorld.tripId } });
  return { ...exampleWorld, personId: owner.id, ...(await tripWorld(app, owner, trip.id)) };
}

/** A user with a role, and what their calls may name. */
async function makeCaller(role: Role, { domain }: Call): Promise<[Person | null, SampleWorld]> {
  const isOfAccounts = OF_ACCOUNTS.includes(domain);
  const isFresh = isOfAccounts && isSignedIn(role);
  const person = isFresh ? await makePersonOf(role) : role === 'nobody' ? null : people[role];
  if (!isOfAccounts) {
    const mine =
      person && isSignedIn(role)
        ? { userPlaceId: await makeUserPlace(person), pictureId: await makeFavorite(person) }
        : {};
    return [person, { ...exampleWorld, personId: person?.id ?? victim.personId, ...mine }];
  }
  const isMember = person !== null && isFresh && MEMBERS.includes(role);
  const member = isMember ? person : await makePersonOf('free');
  const world = await accountWorld(app, member);
  return [person, { ...exampleWorld, ...world, personId: person?.id ?? victim.personId }];
}

describe.each(ROLES)('%s', (role) => {
  // Their session starts at eleven minutes old and ends at fifteen: on a busy machine the other roles take longer than that.
  beforeAll(async () => {
    if (role === 'stale') people.stale = await makePersonOf('stale');
  });

  const caller = () => (role === 'nobody' ? null : people[role]);
  const named = () => ({ personId: caller()?.id ?? victim.personId });

  test.each(ofPeople)('asks for $domain $name', async (call) => {
    const [person, world] = await makeCaller(role, call);

    expect(await status(call, person, world)).toBe(promised(call, role));
  });

  test.each(ofSelf)('asks for $domain $name of someone else', async (call) => {
    expect(await status(call, caller(), victim)).toBe(promisedOfOthers(call, role));
  });

  test.each(ofTrips)('asks for $domain $name of the owner’s trip', async (call) => {
    // Only the owner's calls change it, so everyone else can use the same trip.
    const world = role === 'owner' ? await makeTripWorld(people.owner) : privateWorld;

    expect(await status(call, caller(), { ...world, ...named() })).toBe(promised(call, role));
  });

  test.each(ofTrips)('asks for $domain $name of an example', async (call) => {
    expect(await status(call, caller(), { ...exampleWorld, ...named() })).toBe(promisedOfExample(call, role));
  });
});

test('nothing of the user everybody asked about was changed', async () => {
  expect(await everythingOf(victim.personId)).toEqual(before);
});

/** All rows of a user, as text. */
async function everythingOf(id: string): Promise<string[]> {
  const tables = [
    'users',
    'sessions',
    'session_tokens',
    'devices',
    'contacts',
    'company_images',
    'passkeys',
    'totp',
  ];
  const rows = tables.map((table) => {
    const column = table === 'users' ? 'id' : 'user_id';
    return app.database.pool.query<{ row: string }>(
      `select t::text as row from ${table} t where ${column} = $1 order by 1`,
      [id],
    );
  });
  return (await Promise.all(rows)).flatMap((answer) => answer.rows.map(({ row }) => row));
}

test('an unknown token counts as nobody', async () => {
  const ask = (path: string) =>
    app
      .send(path, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
      .then((answer) => answer.status);

  expect(await ask(`/api/trip/${privateWorld.tripId}`)).toBe(404);
  expect(await ask(`/api/trip/${privateWorld.tripId}/history`)).toBe(401);
  expect(await ask(`/api/users/${people.owner.id}`)).toBe(401);
});
