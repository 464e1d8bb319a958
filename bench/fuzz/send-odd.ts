import { Agent, request } from 'node:http';
import type { Method } from '@wayfold/contract/kernel/endpoint';

const PATIENCE_MS = 120_000;
const agent = new Agent({ keepAlive: true });

/** A request as it goes over the wire. */
export interface OddCall {
  method: Method;
  /** Of an address without its host. */
  path: string;
  body: string | null;
  token: string | null;
  /** The address of the network it comes from. */
  from: string;
}

/** An answer, read to its end unless it has none; status 0 where none came. */
export interface OddAnswer {
  status: number;
  /** By which the log names it. */
  requestId: string;
}

/** Sends a request over a connection that stays open. */
export function sendOdd(url: string, { method, path, body, token, from }: OddCall): Promise<OddAnswer> {
  return new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': from,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    };
    const sent = request(url, { agent, method, path, headers, timeout: PATIENCE_MS }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      const done = () => resolve({ status, requestId: String(got['x-request-id'] ?? '') });
      answer.once('close', done);
      // A live stream has no end.
      if (got['content-type']?.startsWith('text/event-stream')) sent.destroy();
      else answer.resume();
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve({ status: 0, requestId: '' }));
    sent.end(body ?? undefined);
  });
}
