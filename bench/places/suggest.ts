import { startBareServer } from '../support/bare-server';
import type { Send } from '../support/load';
import type { Bench, Measurement } from '../support/measurement';
import { type Query, typedQueries } from '../support/queries';
import type { Figure } from '../support/report';
import { median, percentile, slowest } from '../support/statistics';
import { sendOf } from '../support/write-timing';

const ROUNDS = 5;
/** The number the planner requests. */
const LIMIT = 10;
const SUGGEST_P99_MS = 5;

/** Measures place suggestions while typing: inside the server, and as the browser gets them. */
export const suggest: Measurement = {
  name: 'suggest',
  isUsual: true,
  run: async (bench) => [...(await inside(bench)), ...(await overHttp(bench))],
};

async function inside(bench: Bench): Promise<Figure[]> {
  const { atlas } = (await bench.product()).services;
  const queries = typedQueries();
  const timed = new Map<Query, number[]>(queries.map((query) => [query, []]));
  for (const query of queries) atlas.suggest({ ...query, limit: LIMIT });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const began = performance.now();
      atlas.suggest({ ...query, limit: LIMIT });
      timed.get(query)?.push(performance.now() - began);
    }
  }
  const all = [...timed.values()].flat();
  const worst = slowest(timed);
  const note = `${queries.length} queries, ${ROUNDS} times each, from one letter on, with typos; the slowest is "${worst.subject.q}" with ${worst.ms.toFixed(1)} ms.`;
  return [
    { name: 'suggest inside the server, p50', value: median(all), unit: 'ms' },
    {
      name: 'suggest inside the server, p99',
      value: percentile(all, 0.99),
      unit: 'ms',
      note,
      goal: { atMost: SUGGEST_P99_MS },
    },
    {
      // Interruptions by other work on the machine don't count here.
      name: 'suggest inside the server, p99 of the queries’ medians',
      unit: 'ms',
      value: percentile([...timed.values()].map(median), 0.99),
    },
  ];
}

async function overHttp(bench: Bench): Promise<Figure[]> {
  const product = await bench.product();
  const { sequence } = await bench.load();
  const asked: Send[] = typedQueries().map(({ q, near }) => {
    const query = new URLSearchParams({ q, limit: String(LIMIT), ...(near ? { near: near.join(',') } : {}) });
    return sendOf(product, { method: 'GET', path: `/atlas/suggest?${query}`, isTimed: true });
  });
  const bare = await startBareServer(
    JSON.stringify(await product.api.atlas.suggest({ query: { q: 'san', limit: LIMIT } })),
  );
  const plain: Send[] = asked.map(() => ({ method: 'GET', url: bare.url, headers: {}, isTimed: true }));
  const ms = { product: [] as number[], bare: [] as number[] };
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      const [answered, ceiling] = [await sequence(asked), await sequence(plain)];
      // The first round warms up both.
      if (round < 0) continue;
      ms.product.push(...answered);
      ms.bare.push(...ceiling);
    }
  } finally {
    await bare.close();
  }
  return [0.5, 0.99].map((share) => ({
    name: `suggest over HTTP, p${share * 100}`,
    value: percentile(ms.product, share),
    unit: 'ms',
    ceiling: { name: 'Fastify', value: percentile(ms.bare, share) },
  }));
}
