import { ProblemError } from '@wayfold/contract/problem-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './limits';

/** One answer of server-sent events, open until either side ends it. */
export type EventStream = {
  /** Sends one event; `data` as JSON. What a slow reader has not taken after a megabyte ends the stream. */
  send(event: string, id: string, data: unknown): void;
  /** Keeps proxies from closing a quiet stream. */
  beat(): void;
  end(): void;
  /** Called once, however the stream ends. */
  onEnd(done: () => void): void;
};

const MAX_UNSENT_BYTES = 1024 * 1024;

/** Open at once for one address: more than a household's tabs, fewer than would hurt. */
const MAX_PER_ADDRESS = 200;

/** Every stream a server has open, so that closing it does not wait for them. */
export type EventStreams = {
  /** Begins a stream as the answer; throws `too-many` when its address has too many open. */
  open(request: FastifyRequest, reply: FastifyReply): EventStream;
};

/** Makes the streams of `app`; they end before it closes. */
export function eventStreams(app: FastifyInstance): EventStreams {
  const streams = new Map<EventStream, string>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams.keys()) stream.end();
  });
  return {
    open(request, reply) {
      const address = addressKey(request);
      const open = [...streams.values()].filter((other) => other === address).length;
      if (open >= MAX_PER_ADDRESS) {
        throw new ProblemError('too-many', 'Too many trips are open from this address. Close some of them.');
      }
      const stream = openStream(reply);
      streams.set(stream, address);
      stream.onEnd(() => streams.delete(stream));
      if (isClosing) stream.end();
      return stream;
    },
  };
}

function openStream(reply: FastifyReply): EventStream {
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
    raw.write(text);
    if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy();
  };
  // A first line makes the headers travel at once.
  write(': open\n\n');
  return {
    send: (event, id, data) => write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => raw.end(),
    onEnd: (done) => raw.once('close', done),
  };
}

function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const headers = Object.entries(reply.getHeaders());
  return Object.fromEntries(headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
