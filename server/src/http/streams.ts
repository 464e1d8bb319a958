import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './limits';
import { whenOver } from './when-over';

/** A response of server-sent events, open until either side ends it. */
export type EventStream = {
  /**
   * Sends one event, with `data` as JSON. Ends the stream if the client is too far behind with reading.
   *
   * @returns false, without sending anything, if the event is too large
   */
  send(event: string, id: string, data: unknown): boolean;
  /** Keeps proxies from closing an idle stream. */
  beat(): void;
  end(): void;
  /** Calls `done` once, however the stream ends. */
  onEnd(done: () => void): void;
};

/** How many streams may be open at once. */
export type StreamLimits = {
  /** In this process; each takes about 20 KB. */
  readonly all: number;
  /** Per address: more than the tabs of an office, few enough to do no harm. */
  readonly perAddress: number;
  /** Per user, or per address if signed out, on one trip: one person's tabs and devices. */
  readonly perReader: number;
};
const LIMITS: StreamLimits = { all: 2_000, perAddress: 100, perReader: 12 };

/** Maximum characters of one event; a client that would get more reloads the trip instead. */
const MAX_EVENT = 256 * 1024;
/** Unsent bytes for one client, and for all of them together: a client that doesn't read is disconnected. */
const MAX_UNSENT = 1024 * 1024;
const MAX_UNSENT_BY_ALL = 64 * 1024 * 1024;

/** All open streams of a server, so closing it doesn't wait for them. */
export type EventStreams = {
  /**
   * Starts a stream as the response.
   *
   * @param of who reads what: one reader may have only a few streams of one thing
   * @throws ProblemError `too-many` if the reader or their address has too many open, `unavailable` if the server has
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    of: { reader: string | null; what: string },
  ): EventStream;
};

/** A stream and its unsent bytes. */
type Open = { readonly stream: EventStream; readonly unsent: () => number };

/** Creates the streams of `app`; they end before it closes. */
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
        throw new RequestRefused('too-many', 'tooManyTabsOfTrip');
      }
      if ((counts.get(ofAddress) ?? 0) >= limits.perAddress) {
        throw new RequestRefused('too-many', 'tooManyTripsOpen');
      }
      if (streams.size >= limits.all) {
        throw new RequestRefused('unavailable', 'liveUpdatesBusy');
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
  // A first line makes Node send the headers immediately.
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
