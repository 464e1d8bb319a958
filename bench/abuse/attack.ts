import type { Stock } from './stock';

/** One request of an attack. The sender's address and token are added when it is sent. */
export interface Call {
  /** What sets it apart if an attack sends several kinds of requests. */
  name?: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as is. */
  body?: string | Buffer;
}

/** A trip an attacker may change. */
export interface HeldTrip {
  id: string;
  destinations: readonly string[];
  events: readonly string[];
}

/** An attacker: a network address, and an account unless they are a stranger. */
export interface Caller {
  address: string;
  person: { id: string; token: string; email: string } | null;
  trip: HeldTrip | null;
}

/** The target of an attack, and its attackers. */
export interface Target {
  url: string;
  /** One or fifty, each with a different address. */
  callers: readonly Caller[];
  stock: Stock;
  /** Aborted when the attack's time is up. */
  signal: AbortSignal;
  /** Sends one request and counts the status of its response; 0 if there was none. */
  send: (call: Call, caller: Caller) => Promise<{ status: number; text: string }>;
  /** Counts a response, or how a connection ended. */
  count: (ending: string) => void;
  /** Adds a note to the figures. */
  note: (sentence: string) => void;
}

/**
 * Who attacks: strangers without an account, guests with a small trip each, or members with a copy of the largest trip each,
 * who may have confirmed their email addresses.
 */
export type AttackedBy = 'strangers' | 'guests' | 'members' | 'confirmed members';

/** One way to overload the server. */
export interface Attack {
  name: string;
  by: AttackedBy;
  /** Sets up what the attack needs before anything is measured. */
  prepare?: (target: Target) => Promise<void>;
  /** Sends requests until it is done or its time is up. */
  run: (target: Target) => Promise<void>;
  /** One request of each kind it sends, to be measured alone; empty if the attack isn't about requests. */
  calls: (target: Pick<Target, 'callers' | 'stock'>) => readonly Call[];
}

/** Options of `flood`. */
export interface Flood {
  name: string;
  by?: AttackedBy;
  prepare?: (target: Target) => Promise<void>;
  /** Returns the nth request. */
  call: (caller: Caller, n: number, stock: Stock) => Call;
  /** The number of kinds of requests, which take turns; 1 by default. */
  kinds?: number;
  /** Total requests, and concurrent requests from one address. Fifty addresses send five times as many at once. */
  times: number;
  atOnce: number;
}

/** Creates an attack that repeats requests, several at a time. */
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

/** Calls a function the given number of times, several at a time, until the attack is over. */
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

/** Picks the caller of the nth request; callers take turns. */
export function callerAt(callers: readonly Caller[], n: number): Caller {
  const caller = callers[n % callers.length];
  if (!caller) throw new Error('Nobody attacks.');
  return caller;
}

/**
 * Returns an attacker's trip.
 *
 * @throws Error if they have none
 */
export function tripOf({ trip }: Caller): HeldTrip {
  if (!trip) throw new Error('This attacker has no trip.');
  return trip;
}

/**
 * Returns an attacker's account.
 *
 * @throws Error if they have none
 */
export function personOf({ person }: Caller): NonNullable<Caller['person']> {
  if (!person) throw new Error('This attacker has no account.');
  return person;
}

/** Picks the nth item of a list; wraps around at its end. */
export function nth<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}
