import { tokenHash } from '../server/src/features/accounts/sessions-store';
import { findTripTextProving } from '../server/src/features/trips/read/trip-read-store';
import { startBareServer } from './support/bare-server';
import type { Bench, Measurement } from './support/measurement';
import type { Product } from './support/product';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, USUAL_TRIP } from './support/trips';

const ROUNDS = 9;
const SECONDS = 1;
const RATIO_TO_SQL = 0.6;

/** Measures reading a whole trip: through the product, from a bare Fastify with the same bytes, and by SQL alone. */
export const tripRead: Measurement = {
  name: 'trip-read',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const { id } = await makeTrip(product, USUAL_TRIP);
    const body = JSON.stringify(await product.api.trips.get({ params: { id } }));
    const bare = await startBareServer(body);
    try {
      const bytes = Buffer.byteLength(body);
      return [
        ...(await measureAt(1, { bench, product, id, bareUrl: bare.url, bytes })),
        ...(await measureAt(32, { bench, product, id, bareUrl: bare.url, bytes })),
      ];
    } finally {
      await bare.close();
    }
  },
};

type Subject = { bench: Bench; product: Product; id: string; bareUrl: string; bytes: number };

async function measureAt(connections: number, subject: Subject): Promise<Figure[]> {
  const { bench, product, id, bareUrl, bytes } = subject;
  const { flood } = await bench.load();
  const load = { connections, seconds: SECONDS };
  const ways = {
    product: () =>
      flood({
        url: `${product.url}/api/trip/${id}`,
        headers: { authorization: `Bearer ${product.token}` },
        ...load,
      }),
    fastify: () => flood({ url: bareUrl, headers: {}, ...load }),
    sql: () => readBySql(product, id, connections),
  };
  const rates = { product: [] as number[], fastify: [] as number[], sql: [] as number[] };
  for (const way of Object.values(ways)) await way();
  // One after the other in each round, so a busy minute on the machine affects all three.
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.product.push(await ways.product());
    rates.fastify.push(await ways.fastify());
    rates.sql.push(await ways.sql());
  }
  const name = `trip read, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const value = median(rates.product);
  const note = `${bytes.toLocaleString('en-US')} bytes of JSON; ${ROUNDS} rounds of ${SECONDS} s each.`;
  return [
    {
      name: `${name}, to SQL alone`,
      value,
      unit: 'rate',
      note,
      ceiling: { name: 'SQL', value: median(rates.sql) },
      goal: { ratio: RATIO_TO_SQL },
    },
    {
      name: `${name}, to a bare Fastify`,
      value,
      unit: 'rate',
      ceiling: { name: 'Fastify', value: median(rates.fastify) },
    },
  ];
}

/** Measures the SQL of a trip that isn't in memory, including session and access, sent by pg on the product's own pool. */
async function readBySql({ services, token }: Product, id: string, atOnce: number): Promise<number> {
  const { pool } = services.database;
  const asked = { id, tokenHash: tokenHash(token), version: null, stamp: null };
  const until = performance.now() + SECONDS * 1_000;
  let reads = 0;
  const keepReading = async () => {
    while (performance.now() < until) {
      await findTripTextProving(pool, { ...asked, now: new Date() }, 2 ** 31 - 1);
      reads += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keepReading));
  return reads / SECONDS;
}
