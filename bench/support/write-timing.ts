import type { Send } from './load';
import type { Bench } from './measurement';
import type { Product } from './product';
import type { Figure } from './report';
import { median, percentile } from './statistics';

const ROUNDS = 5;
const WRITES_PER_ROUND = 60;
const WRITE_P50_MS = 10;

/** Builds a write request by the run's guest. */
export function sendOf(
  { url, token }: Product,
  request: { method: string; path: string; body?: unknown; isTimed: boolean },
): Send {
  const { method, path, body, isTimed } = request;
  const authorization = `Bearer ${token}`;
  return {
    method,
    url: `${url}/api${path}`,
    isTimed,
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/**
 * Times writes one after the other, between rounds of bare commits to the same database.
 *
 * @param makeSends the requests of one write, including untimed ones that restore the state
 */
export async function timeWrites(
  bench: Bench,
  { name, tripId, makeSends }: { name: string; tripId: string; makeSends: () => Send[] },
): Promise<Figure[]> {
  const product = await bench.product();
  const { sequence } = await bench.load();
  const round = () => sequence(Array.from({ length: WRITES_PER_ROUND }, makeSends).flat());
  await round();
  await timeCommits(product, tripId);
  const writes: number[] = [];
  const commits: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    writes.push(...(await round()));
    commits.push(...(await timeCommits(product, tripId)));
  }
  return [
    {
      name: `${name}, p50`,
      value: median(writes),
      unit: 'ms',
      goal: { atMost: WRITE_P50_MS },
      ceiling: { name: 'bare commit', value: median(commits) },
      note: `${writes.length} writes over HTTP on one connection, each on disk before it is answered.`,
    },
    {
      name: `${name}, p99`,
      value: percentile(writes, 0.99),
      unit: 'ms',
      ceiling: { name: 'bare commit', value: percentile(commits, 0.99) },
    },
  ];
}

/** Times the cheapest possible durable write here: one row updated by pg in its own transaction. */
async function timeCommits({ services }: Product, tripId: string): Promise<number[]> {
  const ms: number[] = [];
  for (let i = 0; i < WRITES_PER_ROUND; i += 1) {
    const began = performance.now();
    await services.database.pool.query({
      name: 'bench-commit',
      text: 'update trips set updated_at = now() where id = $1',
      values: [tripId],
    });
    ms.push(performance.now() - began);
  }
  return ms;
}
