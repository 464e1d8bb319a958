import { Agent, request } from 'node:http';
import type { Method } from '@wayfold/contract/kernel/endpoint';

const PATIENCE_MS = 120_000;
const agent = new Agent({ keepAlive: true });

/** A request as it is sent over the wire. */
export interface OddCall {
  method: Method;
  /** The URL without its host. */
  path: string;
  body: string | null;
  token: string | null;
  /** The network address it comes from. */
  from: string;
}

/** A response, read to its end unless it is an endless stream; status 0 if there was none. */
export interface OddAnswer {
  status: number;
  /** The request's id in the log. */
  requestId: string;
}

/** Sends a request over a keep-alive connection. */
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
      // A live stream never ends.
      if (got['content-type']?.startsWith('text/event-stream')) sent.destroy();
      else answer.resume();
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve({ status: 0, requestId: '' }));
    sent.end(body ?? undefined);
  });
}
