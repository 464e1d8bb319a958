import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { forgetPeak, peakMiB, postgresMiB } from '../support/process-memory';
import { percentile } from '../support/statistics';
import { type Attack, callerAt, type Target } from './attack';
import { type Cast, castAttackers } from './cast';
import { openSender } from './send';
import type { AttackedServer } from './server';
import type { Stock } from './stock';
import type { HonestUser, Watch, Watched } from './watch';

/** An attack sends new requests for at most this long; requests under way may continue. */
const ATTACK_MS = 4_000;
const ALONE_MS = 20_000;
const PREPARED_WITHIN_MS = 15_000;
/** After a single request, one check of the server is enough. */
const QUIET_LOOKS = 3;
const LOOK_EVERY_MS = 100;

/** Everything that measuring an attack needs. */
export interface Field {
  server: AttackedServer;
  stock: Stock;
  watch: Watch;
  honest: HonestUser;
  freshAddress: () => string;
}

/** Results of an attack; times in milliseconds, memory in MiB. */
export interface Row {
  name: string;
  /** The number of addresses it came from; 0 means a single request. */
  from: number;
  worst: number;
  p99: number;
  /** Statuses of the health checks that failed; 0 means no response. */
  failed: readonly number[];
  honestWorst: number;
  honestRefused: number;
  serverMiB: number;
  postgresMiB: number;
  /** The longest delay of the watching process itself. */
  lag: number;
  /** Response counts by status, and how connections ended. */
  endings: ReadonlyMap<string, number>;
  notes: readonly string[];
}

/** Runs one attack from `from` addresses, and waits until the server is idle again. */
export function runAttack(field: Field, attack: Attack, from: number): Promise<Row> {
  return onStage(field, attack, from, (cast) =>
    measure(field, cast, { name: attack.name, from }, attack.run),
  );
}

/** Sends each kind of request of an attack on its own. @returns a row for each */
export function runAlone(field: Field, attack: Attack): Promise<Row[]> {
  return onStage(field, attack, 1, async (cast) => {
    const rows: Row[] = [];
    const caller = callerAt(cast.callers, 0);
    for (const call of attack.calls({ callers: cast.callers, stock: field.stock })) {
      const name = call.name ? `${attack.name}: ${call.name}` : attack.name;
      rows.push(
        await measure(field, cast, { name, from: 0 }, async ({ send, note }) => {
          const began = performance.now();
          await send(call, caller);
          note(`answered after ${(performance.now() - began).toFixed(0)} ms`);
        }),
      );
    }
    return rows;
  });
}

/** Creates attackers and what they need, runs `act`, then removes them. */
async function onStage<Result>(
  field: Field,
  { by, prepare }: Attack,
  from: number,
  act: (cast: Cast) => Promise<Result>,
): Promise<Result> {
  const addresses = Array.from({ length: from }, field.freshAddress);
  const cast = await castAttackers(field.server, field.stock, { by, addresses });
  try {
    const { target, end } = aim(field, cast, { endings: new Map(), notes: [], withinMs: PREPARED_WITHIN_MS });
    await prepare?.(target).finally(end);
    return await act(cast);
  } finally {
    await cast.dismiss();
  }
}

async function measure(
  field: Field,
  cast: Cast,
  of: Pick<Row, 'name' | 'from'>,
  act: (target: Target) => Promise<void>,
): Promise<Row> {
  const { server, watch } = field;
  const looks = of.from === 0 ? 1 : QUIET_LOOKS;
  const before = await server.rest(looks);
  const beside: Beside = { endings: new Map(), notes: [] };
  const memory = watchMemory(server);
  await watch.begin(server.url(), of.from === 0 ? null : field.honest);
  let seen: Watched;
  let after: string | null;
  try {
    const { target, end } = aim(field, cast, { ...beside, withinMs: of.from === 0 ? ALONE_MS : ATTACK_MS });
    await act(target).finally(end);
    after = await server.rest(looks);
  } finally {
    seen = await watch.end();
    memory.end();
  }
  const rests = [before && `before, ${before}`, after && `after, ${after}`].filter((note) => note !== null);
  return {
    ...of,
    ...figuresOf(seen),
    ...memory.most,
    endings: beside.endings,
    notes: [...beside.notes, ...rests],
  };
}

/** What attackers record in addition to the watched figures. */
type Beside = { endings: Map<string, number>; notes: string[] };

function aim(
  { server, stock }: Field,
  { callers }: Cast,
  { endings, notes, withinMs }: Beside & { withinMs: number },
): { target: Target; end: () => void } {
  const over = new AbortController();
  // Each pending request adds a listener to it.
  setMaxListeners(0, over.signal);
  const timer = setTimeout(() => over.abort(), withinMs);
  const sender = openSender(server.url(), over.signal);
  const count = (ending: string) => endings.set(ending, (endings.get(ending) ?? 0) + 1);
  return {
    target: {
      url: server.url(),
      callers,
      stock,
      signal: over.signal,
      count,
      note: (sentence) => notes.push(sentence),
      send: async (call, caller) => {
        const answer = await sender.send(call, caller);
        count(answer.status === 0 ? (over.signal.aborted ? 'given up' : 'no answer') : String(answer.status));
        return answer;
      },
    },
    end: () => {
      clearTimeout(timer);
      over.abort();
      sender.close();
    },
  };
}

/** Tracks the server's peak memory as the kernel reports it, across restarts, and PostgreSQL's peak by sampling. */
function watchMemory(server: AttackedServer): {
  most: Pick<Row, 'serverMiB' | 'postgresMiB'>;
  end: () => void;
} {
  const most = { serverMiB: 0, postgresMiB: 0 };
  forgetPeak(server.pid());
  const look = () => {
    if (server.isGone()) return;
    most.serverMiB = Math.max(most.serverMiB, peakMiB(server.pid()));
    most.postgresMiB = Math.max(most.postgresMiB, postgresMiB(server.postmaster()));
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  return {
    most,
    end: () => {
      clearInterval(looking);
      look();
    },
  };
}

function figuresOf({ health, honest, ...seen }: Watched) {
  return {
    worst: Math.max(0, ...health),
    p99: health.length > 0 ? percentile(health, 0.99) : 0,
    failed: seen.failed,
    honestWorst: Math.max(0, ...honest),
    honestRefused: seen.honestRefused,
    lag: seen.lag,
  };
}

/** Measures the server while nobody attacks. */
export async function runNothing(field: Field): Promise<Row> {
  const nothing: Attack = {
    name: 'nobody attacks',
    by: 'strangers',
    run: () => delay(ATTACK_MS),
    calls: () => [],
  };
  return runAttack(field, nothing, 1);
}
