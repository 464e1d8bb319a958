import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../http/access';
import { addressKey } from '../../http/limits';
import type { Services } from '../../services';
import { countOf, countOfAddress } from './entitlements';

/** Counts the bytes that people write to trips. */
export type WriteMeter = {
  /** Throws `too-many` if the person or their IP address wrote too much recently. */
  admit(actor: Actor, request: FastifyRequest): void;
  /**
   * Records what was written. If that was too much, the next write is refused, since the size of a write isn't known in advance.
   */
  wrote(actor: Actor, request: FastifyRequest, bytes: number): Promise<void>;
};

/** How many bytes are collected before they are counted. Counting each edit would cost as much as the edit itself. */
const COUNTED_AT = 256 * 1024;
/** How long a refusal is remembered before the count is checked again. */
const REFUSED_MS = 10 * 60_000;
/** More writers than are active at one time; forgetting one loses less than one count. */
const MOST_REMEMBERED = 10_000;

type Writer = { pending: number; refused: { until: number; problem: ProblemError } | null };

const meters = new WeakMap<Services, WriteMeter>();

/** The meter of this process, shared by all calls that write trips. What it hasn't counted yet is lost with the process. */
export function writeMeterOf(services: Services): WriteMeter {
  const meter = meters.get(services) ?? writeMeter(services);
  meters.set(services, meter);
  return meter;
}

function writeMeter(services: Services): WriteMeter {
  const writers = new Map<string, Writer>();

  const writerOf = (key: string): Writer => {
    const known = writers.get(key);
    if (known) return known;
    if (writers.size >= MOST_REMEMBERED) writers.clear();
    const fresh: Writer = { pending: 0, refused: null };
    writers.set(key, fresh);
    return fresh;
  };
  const keysOf = (actor: Actor, request: FastifyRequest) =>
    [`person ${actor.userId}`, `address ${addressKey(request)}`] as const;

  const note = async (writer: Writer, bytes: number, count: (kilobytes: number) => Promise<void>) => {
    writer.pending += bytes;
    if (writer.pending < COUNTED_AT) return;
    const kilobytes = Math.ceil(writer.pending / 1024);
    writer.pending = 0;
    try {
      await count(kilobytes);
      writer.refused = null;
    } catch (problem) {
      if (!(problem instanceof ProblemError) || problem.code !== 'too-many') throw problem;
      writer.refused = { until: services.now().getTime() + REFUSED_MS, problem };
    }
  };

  return {
    admit: (actor, request) => {
      for (const key of keysOf(actor, request)) {
        const refused = writers.get(key)?.refused;
        if (refused && refused.until > services.now().getTime()) throw refused.problem;
      }
    },
    wrote: async (actor, request, bytes) => {
      const [person, address] = keysOf(actor, request);
      await note(writerOf(person), bytes, (weight) => countOf(services, actor, 'tripWrites', weight));
      await note(writerOf(address), bytes, (weight) =>
        countOfAddress(services, request, 'tripWrites', weight),
      );
    },
  };
}
