import { api } from '@wayfold/contract/api';
import type { Endpoint, EndpointTable } from '@wayfold/contract/kernel/endpoint';
import { Trip } from '@wayfold/contract/trip/trip';
import { randomFrom } from '@wayfold/domain/arrange/random-from';
import fc from 'fast-check';
import { type OddRequest, oddRequests, oddUrl } from '../server/src/testing/odd-requests';
import { SAMPLES } from '../server/src/testing/sample-inputs';
import type { SampleWorld } from '../server/src/testing/sample-world';
import { pick } from './fuzz/random';
import { type OddAnswer, type OddCall, sendOdd } from './fuzz/send-odd';
import { makeWorlds, type World, type Worlds } from './fuzz/worlds';
import { freshAddresses } from './support/clients';
import type { Measurement } from './support/measurement';
import { openProduct, type Product } from './support/product';
import { drawRows, type Figure } from './support/report';

const CALLS = Number(process.env.FUZZ_CALLS ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const AT_ONCE = 16;
/** Calls to one endpoint by one person, one after the other. Each batch has its own seed. */
const BATCH = 10;
const TOLD_EVERY = 10_000;
const SHOWN_LETTERS = 600;

/**
 * Sends many calls that match the contract, nearly match it, or don't match it at all, on large trips with long histories.
 *
 * FUZZ_CALLS sets how many, FUZZ_SEED the first seed. To repeat a batch, use the seed printed with a response, and 10 calls.
 */
export const fuzz: Measurement = {
  name: 'fuzz',
  isUsual: false,
  run: async () => {
    const errors = new Map<string, string>();
    const product = await openProduct({ trustProxy: 1, onLine: (line) => noteError(errors, line) });
    try {
      console.log(`FUZZ_SEED=${SEED}`);
      const freshAddress = freshAddresses();
      const worlds = await makeWorlds(product, freshAddress);
      const seen = await sendAll(product, { worlds, errors, freshAddress });
      print(seen);
      return [...figuresOf(seen, worlds), await unreadable(worlds)];
    } finally {
      await product.close();
    }
  },
};

/** The results of all calls. */
interface Seen {
  statuses: Map<number, number>;
  /** Descriptions of missing responses, and of responses from 500 on except 503. */
  failures: string[];
  /** How often each endpoint returned 503. */
  busy: Map<string, number>;
}

interface Sending {
  readonly worlds: Worlds;
  /** Logged errors by request id. */
  readonly errors: ReadonlyMap<string, string>;
  readonly freshAddress: () => string;
}

interface Named {
  domain: string;
  name: string;
  endpoint: Endpoint;
}
const ENDPOINTS: readonly Named[] = Object.entries(api as Record<string, EndpointTable>).flatMap(
  ([domain, table]) => Object.entries(table).map(([name, endpoint]) => ({ domain, name, endpoint })),
);

async function sendAll({ url }: Product, { worlds, errors, freshAddress }: Sending): Promise<Seen> {
  const seen: Seen = { statuses: new Map(), failures: [], busy: new Map() };
  let batches = 0;
  let sent = 0;
  const lane = async () => {
    while (batches * BATCH < CALLS) {
      const seed = SEED + batches;
      batches += 1;
      const { world, named, calls } = batchOf(seed, worlds.all, freshAddress());
      for (const call of calls) {
        const answer = await sendOdd(url, call);
        note(seen, { named, seed, call, answer, error: errors.get(answer.requestId) });
        sent += 1;
        if (sent % TOLD_EVERY === 0) console.log(`${sent} calls, ${seen.failures.length} failures`);
      }
      await worlds.mend(world);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return seen;
}

/** A few calls to one endpoint, determined by the seed and by the ids in the worlds. */
function batchOf(seed: number, worlds: readonly World[], from: string) {
  const random = randomFrom(seed);
  const named = pick(ENDPOINTS, random);
  const world = pick(
    worlds.flatMap((one) => Array.from({ length: one.weight }, () => one)),
    random,
  );
  const other = pick(worlds, random);
  const samples = SAMPLES as unknown as Record<string, Record<string, (world: SampleWorld) => OddRequest>>; // the same table, indexed by strings
  const sample = samples[named.domain]?.[named.name]?.(world.sample) ?? {};
  const ids = [world, other].flatMap(({ sample: { links, ...rest } }) => [
    ...Object.values(rest),
    ...Object.values(links).flatMap(({ a, b }) => [a, b]),
  ]);
  const { endpoint } = named;
  const requests = fc.sample(oddRequests(endpoint, { ids, sample }), { seed, numRuns: BATCH });
  const calls = requests.map((input): OddCall => {
    const hasBody = endpoint.method !== 'GET' && input.body !== undefined;
    const chance = random();
    const caller = chance < 0.8 ? world : chance < 0.9 ? other : null;
    return {
      method: endpoint.method,
      path: oddUrl(endpoint, input),
      body: hasBody ? (JSON.stringify(input.body) ?? null) : null,
      token: caller?.owner.token ?? null,
      from,
    };
  });
  return { world, named, calls };
}

type Noted = { named: Named; seed: number; call: OddCall; answer: OddAnswer; error: string | undefined };

function note(seen: Seen, { named, seed, call, answer, error }: Noted): void {
  const { status } = answer;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  const endpoint = `${named.endpoint.method} ${named.endpoint.path}`;
  if (status === 503) seen.busy.set(endpoint, (seen.busy.get(endpoint) ?? 0) + 1);
  if (status !== 0 && (status < 500 || status === 503)) return;
  const request = `${call.path} ${call.body ?? ''}`.slice(0, SHOWN_LETTERS);
  const failure = `${status} ${endpoint}, FUZZ_SEED=${seed}: ${request}\n    ${error ?? 'Nothing was logged.'}`;
  seen.failures.push(failure);
  console.log(failure);
}

/** Records errors from the log by request id. */
function noteError(errors: Map<string, string>, line: string): void {
  if (!line.includes('"err"')) return;
  const { reqId, err } = JSON.parse(line) as { reqId?: string; err?: { message?: string; stack?: string } };
  if (reqId) errors.set(reqId, (err?.stack ?? err?.message ?? '').split('\n').slice(0, 4).join(' '));
}

function print({ statuses, busy }: Seen): void {
  const rows = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => [String(status), String(times)]);
  console.log(`\n${drawRows(['status', 'answers'], rows)}\n`);
  for (const [endpoint, times] of busy) console.log(`503 ${times} times: ${endpoint}`);
}

function figuresOf({ statuses, failures }: Seen, worlds: Worlds): Figure[] {
  const all = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  const good = [...statuses].reduce(
    (sum, [status, times]) => sum + (status > 0 && status < 400 ? times : 0),
    0,
  );
  return [
    {
      name: 'fuzz: calls',
      value: all,
      unit: 'count',
      note: `FUZZ_SEED=${SEED}; a world was made ${worlds.made()} times.`,
    },
    { name: 'fuzz: calls that were answered with what was asked for', value: (100 * good) / all, unit: '%' },
    { name: 'fuzz: answers of 500, or none', value: failures.length, unit: 'count', goal: { atMost: 0 } },
  ];
}

/** Counts the remaining trips that don't match the contract when they are read. */
async function unreadable({ all }: Worlds): Promise<Figure> {
  let broken = 0;
  for (const { owner } of all) {
    for (const { id, demo } of await owner.api.trips.list().catch(() => [])) {
      if (demo) continue;
      if (!Trip.strict().safeParse(await owner.api.trips.get({ params: { id } })).success) broken += 1;
    }
  }
  return { name: 'fuzz: trips that cannot be read', value: broken, unit: 'count', goal: { atMost: 0 } };
}
