import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { fairOrder, type Place } from '../../../lib/turns/fair-order';

/** Who wants to write to which trip. */
export type Writer = { readonly userId: string; readonly tripId: string };

/** Has the request written in its turn, and returns its result; throws `too-many` or `unavailable` if too many wait. */
export type WriteQueue<Request, Result> = (writer: Writer, request: Request) => Promise<Result>;

/**
 * Writes requests of one person for one trip, in order, all or none; returns the results of the first ones, at least one, and
 * leaves the others unwritten. Throws a ProblemError only to refuse the first.
 */
export type WriteTogether<Request, Result> = (
  requests: readonly [Request, ...Request[]],
) => Promise<readonly Result[]>;

export type WriteLimits = {
  /** Running writes of all people. */
  readonly atOnce: number;
  /** Running writes of one person. */
  readonly atOnceOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
};

/** Half of the pool's connections; the rest is for people who only read. */
const LIMITS: WriteLimits = { atOnce: 6, atOnceOfOne: 2, waiting: 128, waitingOfOne: 24 };

const LANE = 'writes';
type Waiting<Request, Result> = Place & {
  readonly writer: Writer;
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Makes writes wait in memory instead of on a connection of the pool.
 *
 * Each trip has one write at a time, as its lock requires anyway, so many requests for one trip use one connection. What one
 * person has waiting for a trip is written together once it is its turn. People take turns: the one served last comes last.
 */
export function writeQueue<Request, Result>(
  write: WriteTogether<Request, Result>,
  { atOnce, atOnceOfOne, waiting, waitingOfOne }: WriteLimits = LIMITS,
): WriteQueue<Request, Result> {
  type Entry = Waiting<Request, Result>;
  const running: Writer[] = [];
  const order = fairOrder<Entry>();
  const waitingBy = new Map<string, number>();

  const mayBegin = ({ userId, tripId }: Writer) =>
    running.length < atOnce &&
    running.every((other) => other.tripId !== tripId) &&
    running.filter((other) => other.userId === userId).length < atOnceOfOne;

  function count({ userId }: Writer, change: 1 | -1): void {
    const sum = (waitingBy.get(userId) ?? 0) + change;
    if (sum === 0) waitingBy.delete(userId);
    else waitingBy.set(userId, sum);
  }

  function refuseTooMany({ userId }: Writer): void {
    if ((waitingBy.get(userId) ?? 0) >= waitingOfOne) {
      throw new RequestRefused('too-many', 'yourChangesWaiting');
    }
    if (order.waitingIn(LANE) >= waiting) {
      throw new RequestRefused('unavailable', 'manyChangesWaiting');
    }
  }

  function take(mayTake: (entry: Entry) => boolean): Entry | undefined {
    const taken = order.take(mayTake);
    if (taken) count(taken.writer, -1);
    return taken;
  }

  const takeReady = () => take(({ writer }) => mayBegin(writer));

  /** Takes everything that this entry's person has waiting for its trip. */
  function takeWith({ writer: { userId, tripId } }: Entry): Entry[] {
    const isAlike = ({ writer }: Entry) => writer.userId === userId && writer.tripId === tripId;
    const others: Entry[] = [];
    for (let next = take(isAlike); next; next = take(isAlike)) others.push(next);
    return others;
  }

  async function begin(first: Entry): Promise<void> {
    const { writer } = first;
    running.push(writer);
    await writeAll([first, ...takeWith(first)], write);
    running.splice(running.indexOf(writer), 1);
    for (let next = takeReady(); next; next = takeReady()) void begin(next);
  }

  return (writer, request) =>
    new Promise((resolve, reject) => {
      const entry: Entry = {
        ...{ lane: LANE, asker: writer.userId, isLarge: false },
        ...{ writer, request, resolve, reject },
      };
      // The waiting writes couldn't start yet, so this doesn't overtake any of them.
      if (mayBegin(writer)) {
        void begin(entry);
        return;
      }
      refuseTooMany(writer);
      count(writer, 1);
      order.add(entry);
    });
}

/**
 * Settles every entry. A refusal is of the first entry alone. After any other failure nothing is written, and each entry is
 * tried by itself, so that it only meets its own failures.
 */
async function writeAll<Request, Result>(
  entries: readonly Waiting<Request, Result>[],
  write: WriteTogether<Request, Result>,
): Promise<void> {
  const [first, ...others] = entries;
  if (!first) return;
  try {
    const results = await write([first.request, ...others.map(({ request }) => request)]);
    results.forEach((result, index) => {
      entries[index]?.resolve(result);
    });
    await writeAll(entries.slice(results.length), write);
  } catch (error) {
    if (others.length > 0 && !(error instanceof ProblemError)) {
      for (const one of entries) await writeAll([one], write);
      return;
    }
    first.reject(error);
    await writeAll(others, write);
  }
}
