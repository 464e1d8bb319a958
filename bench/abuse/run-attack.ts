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

/** An attack sends for as long as this at the most; what it began may go on. */
const ATTACK_MS = 4_000;
const ALONE_MS = 20_000;
const PREPARED_WITHIN_MS = 15_000;
/** After one request alone a single look at the server is enough. */
const QUIET_LOOKS = 3;
const LOOK_EVERY_MS = 100;

/** All that measuring an attack needs. */
export interface Field {
  server: AttackedServer;
  stock: Stock;
  watch: Watch;
  honest: HonestUser;
  freshAddress: () => string;
}

/** What an attack did; times in milliseconds, memory in MiB. */
export interface Row {
  name: string;
  /** How many addresses it came from; 0 is one request alone. */
  from: number;
  worst: number;
  p99: number;
  /** Health answers that did not come or were not 200. */
  failed: readonly number[];
  honestWorst: number;
  honestRefused: number;
  serverMiB: number;
  postgresMiB: number;
  /** How late the watching process was at worst. */
  lag: number;
  /** Answers by status, and what became of connections. */
  endings: ReadonlyMap<string, number>;
  notes: readonly string[];
}

/** Runs one attack from so many addresses, and waits until the server is at rest again. */
export function runAttack(field: Field, attack: Attack, from: number): Promise<Row> {
  return onStage(field, attack, from, (cast) =>
    measure(field, cast, { name: attack.name, from }, attack.run),
  );
}

/** Sends each kind of request of an attack alone. @returns a row for each */
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

/** Has attackers come, and what they need, for as long as `act` takes. */
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

/** What attackers see for themselves. */
type Beside = { endings: Map<string, number>; notes: string[] };

function aim(
  { server, stock }: Field,
  { callers }: Cast,
  { endings, notes, withinMs }: Beside & { withinMs: number },
): { target: Target; end: () => void } {
  const over = new AbortController();
  // Each request under way listens to it.
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

/** The peak of the server as the kernel saw it, also of one that was started anew, and of PostgreSQL as it was seen. */
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

/** How the server is while nobody attacks. */
export async function runNothing(field: Field): Promise<Row> {
  const nothing: Attack = {
    name: 'nobody attacks',
    by: 'strangers',
    run: () => delay(ATTACK_MS),
    calls: () => [],
  };
  return runAttack(field, nothing, 1);
}
