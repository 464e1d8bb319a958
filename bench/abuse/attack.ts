import type { Stock } from './stock';

/** One request of an attack. The address it comes from, and the token of whoever sends it, are added on the way. */
export interface Call {
  /** What is special about it, where an attack sends several kinds. */
  name?: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: string | Buffer;
}

/** A trip an attacker may change. */
export interface HeldTrip {
  id: string;
  destinations: readonly string[];
  events: readonly string[];
}

/** Somebody who attacks: an address of the network, and an account unless they are a stranger. */
export interface Caller {
  address: string;
  person: { id: string; token: string; email: string } | null;
  trip: HeldTrip | null;
}

/** What an attack is aimed at, and by whom. */
export interface Target {
  url: string;
  /** Each from an address of its own; one or fifty. */
  callers: readonly Caller[];
  stock: Stock;
  /** Aborted when the time of the attack is over. */
  signal: AbortSignal;
  /** Sends one request and counts how it was answered; 0 when no answer came. */
  send: (call: Call, caller: Caller) => Promise<{ status: number; text: string }>;
  /** Counts an answer, or what became of a connection. */
  count: (ending: string) => void;
  /** Says what is worth knowing beside the figures. */
  note: (sentence: string) => void;
}

/**
 * Who sends: nobody known, guests with a small trip each, or members with a copy of the largest trip each, who may also have
 * confirmed their addresses.
 */
export type AttackedBy = 'strangers' | 'guests' | 'members' | 'confirmed members';

/** One way to keep the server from its work. */
export interface Attack {
  name: string;
  by: AttackedBy;
  /** What has to be there before anything is measured. */
  prepare?: (target: Target) => Promise<void>;
  /** Sends until it is done or its time is over. */
  run: (target: Target) => Promise<void>;
  /** Each kind of request it sends, to be measured alone; none where the attack is not about requests. */
  calls: (target: Pick<Target, 'callers' | 'stock'>) => readonly Call[];
}

/** What `flood` sends. */
export interface Flood {
  name: string;
  by?: AttackedBy;
  prepare?: (target: Target) => Promise<void>;
  /** The nth request. */
  call: (caller: Caller, n: number, stock: Stock) => Call;
  /** How many kinds of requests there are, each after the other; 1 when missing. */
  kinds?: number;
  /** Requests in all, and at the same time from one address; from fifty there are five times as many at once. */
  times: number;
  atOnce: number;
}

/** An attack that repeats requests, several at the same time. */
export function flood({ name, by = 'strangers', prepare, call, kinds = 1, times, atOnce }: Flood): Attack {
  return {
    name,
    by,
    ...(prepare ? { prepare } : {}),
    calls: ({ callers, stock }) =>
      Array.from({ length: kinds }, (_, n) => call(callerAt(callers, 0), n, stock)),
    run: (target) =>
      repeat(target, { times, atOnce }, async (n) => {
        const caller = callerAt(target.callers, n);
        await target.send(call(caller, n, target.stock), caller);
      }),
  };
}

/** Does something so many times, several at the same time, until the attack is over. */
export async function repeat(
  { callers, signal }: Pick<Target, 'callers' | 'signal'>,
  { times, atOnce }: { times: number; atOnce: number },
  act: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < times && !signal.aborted) {
      next += 1;
      await act(next - 1);
    }
  };
  const lanes = Math.min(times, callers.length > 1 ? atOnce * 5 : atOnce);
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Callers in turn. */
export function callerAt(callers: readonly Caller[], n: number): Caller {
  const caller = callers[n % callers.length];
  if (!caller) throw new Error('Nobody attacks.');
  return caller;
}

/** The trip of an attacker who has one. */
export function tripOf({ trip }: Caller): HeldTrip {
  if (!trip) throw new Error('This attacker has no trip.');
  return trip;
}

/** The account of an attacker who has one. */
export function personOf({ person }: Caller): NonNullable<Caller['person']> {
  if (!person) throw new Error('This attacker has no account.');
  return person;
}

/** One of a list, whatever the number. */
export function nth<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
