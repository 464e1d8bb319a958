import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './limits';
import { whenOver } from './when-over';

/** One answer of server-sent events, open until either side ends it. */
export type EventStream = {
  /**
   * Sends one event; `data` as JSON. Ends the stream of a reader who has not taken what was sent before.
   *
   * @returns false, and sends nothing, where the event is larger than one may be
   */
  send(event: string, id: string, data: unknown): boolean;
  /** Keeps proxies from closing a quiet stream. */
  beat(): void;
  end(): void;
  /** Called once, however the stream ends. */
  onEnd(done: () => void): void;
};

/** How many streams may be open at once. */
export type StreamLimits = {
  /** In this process; each takes some 20 KB. */
  readonly all: number;
  /** For one address: more than the tabs of an office, fewer than would hurt. */
  readonly perAddress: number;
  /** For one person, or one address without, on one trip: the tabs and devices of somebody. */
  readonly perReader: number;
};
const LIMITS: StreamLimits = { all: 2_000, perAddress: 100, perReader: 12 };

/** Letters of one event; who would get more reads the trip again instead. */
const MAX_EVENT = 256 * 1024;
/** Bytes that wait for one reader, and for all of them together: whoever does not read is cut off. */
const MAX_UNSENT = 1024 * 1024;
const MAX_UNSENT_BY_ALL = 64 * 1024 * 1024;

/** Every stream a server has open, so that closing it does not wait for them. */
export type EventStreams = {
  /**
   * Begins a stream as the answer.
   *
   * @param of whom reads, and of what: one reader has few streams of one thing
   * @throws ProblemError `too-many` when the reader or their address has too many open, `unavailable` when all have
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    of: { reader: string | null; what: string },
  ): EventStream;
};

/** A stream, and what it counts for. */
type Open = { readonly stream: EventStream; readonly unsent: () => number };

/** Makes the streams of `app`; they end before it closes. */
export function eventStreams(app: FastifyInstance, limits: StreamLimits = LIMITS): EventStreams {
  const streams = new Set<Open>();
  const counts = new Map<string, number>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const { stream } of streams) stream.end();
  });
  const count = (keys: readonly string[], by: number) => {
    for (const key of keys) {
      const sum = (counts.get(key) ?? 0) + by;
      if (sum > 0) counts.set(key, sum);
      else counts.delete(key);
    }
  };
  const unsentByAll = () => {
    let sum = 0;
    for (const { unsent } of streams) sum += unsent();
    return sum;
  };
  return {
    open(request, reply, { reader, what }) {
      const ofAddress = `address ${addressKey(request)}`;
      const ofReader = `reader ${reader ?? ofAddress} ${what}`;
      if ((counts.get(ofReader) ?? 0) >= limits.perReader) {
        throw new ProblemError('too-many', 'This trip is open too many times. Close it in other tabs.');
      }
      if ((counts.get(ofAddress) ?? 0) >= limits.perAddress) {
        throw new ProblemError('too-many', 'Too many trips are open from this address. Close some of them.');
      }
      if (streams.size >= limits.all) {
        throw new ProblemError('unavailable', 'Live updates are busy right now. Try again in a minute.');
      }
      const open = openStream(reply, unsentByAll);
      const keys = [ofAddress, ofReader];
      streams.add(open);
      count(keys, 1);
      open.stream.onEnd(() => {
        streams.delete(open);
        count(keys, -1);
      });
      if (isClosing) open.stream.end();
      return open.stream;
    },
  };
}

function openStream(reply: FastifyReply, unsentByAll: () => number): Open {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...definedHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    const isBehind = raw.writableLength > 0;
    if (isBehind && (raw.writableLength > MAX_UNSENT || unsentByAll() > MAX_UNSENT_BY_ALL)) raw.destroy();
    else raw.write(text);
  };
  // A first line makes the headers travel at once.
  write(': open\n\n');
  const stream: EventStream = {
    send(event, id, data) {
      const text = JSON.stringify(data);
      if (text.length > MAX_EVENT) return false;
      write(`event: ${event}\nid: ${id}\ndata: ${text}\n\n`);
      return true;
    },
    beat: () => write(': beat\n\n'),
    end: () => raw.end(),
    onEnd: (done) => whenOver(reply, done),
  };
  return { stream, unsent: () => raw.writableLength };
}

function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const headers = Object.entries(reply.getHeaders());
  return Object.fromEntries(headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
