import { newId } from '../domain/src/document/ids';
import { hashPassword } from '../server/src/features/sign-in/passwords/passwords';
import { startLoadGenerator } from './support/load';
import type { Bench, Measurement } from './support/measurement';
import type { Product } from './support/product';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, USUAL_TRIP } from './support/trips';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 16;
/** More than one round uses, since each account allows ten attempts an hour from one address. */
const ACCOUNTS = 400;
const PASSWORD = 'Red-Rock 27';
const JSON_BODY = { 'content-type': 'application/json' };

/** Measures sign-ins compared to bare password checks, and reading a trip while strangers try to sign in. */
export const signIn: Measurement = {
  name: 'sign-in',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const stored = await hashPassword(product.services.passwords, PASSWORD);
    const accounts = await addAccounts(product, stored);
    return [await logins(bench, product, accounts, stored), await readsInAFlood(bench, product)];
  },
};

/** Inserts accounts that share one password into the database. @returns their email addresses */
async function addAccounts({ services }: Product, stored: string): Promise<string[]> {
  const people = Array.from({ length: ACCOUNTS }, (_, index) => ({
    id: newId(),
    email: `bench${index}@example.com`,
  }));
  await services.database.pool.query(
    `insert into users (id, role, user_name, email, password_hash, active, created_at)
    select id, 'FREE', email, email, $2, true, now()
    from jsonb_to_recordset($1::jsonb) as person(id uuid, email text)`,
    [JSON.stringify(people), stored],
  );
  return people.map(({ email }) => email);
}

async function logins(
  bench: Bench,
  { services, url }: Product,
  accounts: readonly string[],
  stored: string,
): Promise<Figure> {
  const { flood } = await bench.load();
  const posts = accounts.map((email) => JSON.stringify({ email, password: PASSWORD }));
  const rates = { logins: [] as number[], checks: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const checks = await checksPerSecond(() => services.passwords.verify(stored, PASSWORD));
    const ask = { url: `${url}/api/login`, headers: JSON_BODY, connections: CONNECTIONS, seconds: SECONDS };
    const rate = await flood({ ...ask, posts });
    await services.database.pool.query('delete from rate_counts');
    // The first round is a warm-up.
    if (round > 0) {
      rates.checks.push(checks);
      rates.logins.push(rate);
    }
  }
  return {
    name: `sign-ins, ${CONNECTIONS} connections`,
    value: median(rates.logins),
    unit: 'rate',
    ceiling: { name: 'argon2', value: median(rates.checks) },
    // Less than three times as slow as one check.
    goal: { ratio: 0.34 },
    note: `Each writes a session and a device; the ceiling checks one password after the other, alone.`,
  };
}

async function checksPerSecond(check: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  let checks = 0;
  while (performance.now() < until) {
    await check();
    checks += 1;
  }
  return checks / SECONDS;
}

/** Measures reads while strangers flood sign-in with a different address each time, limited only by the machine. */
async function readsInAFlood(bench: Bench, product: Product): Promise<Figure> {
  const { url, token, services } = product;
  const { id } = await makeTrip(product, USUAL_TRIP);
  const { flood } = await bench.load();
  const strangers = startLoadGenerator();
  const posts = Array.from({ length: 20_000 }, (_, index) =>
    JSON.stringify({ email: `stranger${index}@example.com`, password: PASSWORD }),
  );
  const read = () =>
    flood({
      url: `${url}/api/trip/${id}`,
      headers: { authorization: `Bearer ${token}` },
      connections: 8,
      seconds: SECONDS,
    });
  const rates = { quiet: [] as number[], flooded: [] as number[], tries: [] as number[] };
  try {
    await read();
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.quiet.push(await read());
      const attack = strangers.flood({
        ...{ url: `${url}/api/login`, headers: JSON_BODY, connections: CONNECTIONS },
        ...{ seconds: SECONDS + 1, posts, expects: 403 },
      });
      rates.flooded.push(await read());
      rates.tries.push(await attack);
      await services.database.pool.query('delete from rate_counts');
    }
  } finally {
    await strangers.close();
  }
  const tries = median(rates.tries).toFixed(0);
  return {
    name: 'trip read during a flood of sign-ins',
    value: median(rates.flooded),
    unit: 'rate',
    ceiling: { name: 'no flood', value: median(rates.quiet) },
    goal: { ratio: 0.8 },
    note: `${CONNECTIONS} connections sign in with addresses nobody has, ${tries} times a second.`,
  };
}
