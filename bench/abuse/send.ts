import { Agent, request } from 'node:http';
import type { Call, Caller } from './attack';

const PATIENCE_MS = 90_000;
/** Characters kept of a response; the rest is read and discarded. */
const KEPT_LETTERS = 10_000;

/** Sends the requests of an attack over keep-alive connections. */
export interface Sender {
  send: (call: Call, caller: Caller) => Promise<{ status: number; text: string }>;
  close: () => void;
}

/** Creates the sender of one attack. Aborting `signal` ends pending requests. */
export function openSender(url: string, signal: AbortSignal): Sender {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (call, caller) =>
      new Promise((resolve) => {
        const nothing = () => resolve({ status: 0, text: '' });
        if (signal.aborted) return nothing();
        const body = call.json === undefined ? call.body : JSON.stringify(call.json);
        const sent = request(
          url,
          {
            agent,
            signal,
            timeout: PATIENCE_MS,
            method: call.method ?? (body === undefined ? 'GET' : 'POST'),
            path: call.path,
            headers: headersOf(call, caller, body),
          },
          (answer) => {
            let text = '';
            answer.on('data', (part: Buffer) => {
              if (text.length < KEPT_LETTERS) text += part.toString('latin1');
            });
            answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
            answer.once('error', nothing);
          },
        );
        sent.once('timeout', () => sent.destroy());
        sent.once('error', nothing);
        sent.once('close', nothing);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

function headersOf(call: Call, { address, person }: Caller, body: string | Buffer | undefined) {
  return {
    'x-forwarded-for': address,
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...call.headers,
  };
}
