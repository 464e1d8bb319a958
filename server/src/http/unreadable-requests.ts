import { STATUS_CODES } from 'node:http';
import type { Problem } from '@wayfold/contract/kernel/problem';
import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { FastifyError, FastifyReply, FastifyServerOptions } from 'fastify';
import { problemOf, sendProblem } from './problems';

/** Status codes for requests that Node's parser gave up on; anything else is a plain 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers requests that reach no route and no hook: URLs the router can't read, and messages that aren't valid HTTP.
 *
 * @param headers that every response carries, since the hook that sets them doesn't run here
 */
export function answerUnreadable(
  headers: Readonly<Record<string, string>>,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply) => {
      const problem = problemOf(error) ?? { code: 'invalid' as const, ...refusalMessage('addressInvalid') };
      void sendProblem(reply.headers(headers), problem);
    },
    clientErrorHandler: (error, socket) => {
      const code = (error as NodeJS.ErrnoException).code ?? ''; // Node's parser names every error
      if (code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(refusalText(STATUS_OF[code] ?? 400, headers));
      socket.destroy(error);
    },
  };
}

/** A complete response as sent on the wire: there is no reply object that could write it. */
function refusalText(status: number, headers: Readonly<Record<string, string>>): string {
  const problem: Problem = { code: 'invalid', ...refusalMessage('requestInvalid') };
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
