import { STATUS_CODES } from 'node:http';
import type { Problem } from '@wayfold/contract/kernel/problem';
import type { FastifyError, FastifyReply, FastifyServerOptions } from 'fastify';
import { problemOf, sendProblem } from './problems';

/** What a request is answered that the server's own parser gave up on; anything else is a plain 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers requests that reach no route and no hook: addresses the router cannot read, and messages that are no proper HTTP.
 *
 * @param headers that every answer carries, since the hook that sets them does not run here
 */
export function answerUnreadable(
  headers: Readonly<Record<string, string>>,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply) => {
      const problem = problemOf(error) ?? { code: 'invalid' as const, message: 'The address is not valid.' };
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

/** A whole answer as it travels: there is no reply that could write it. */
function refusalText(status: number, headers: Readonly<Record<string, string>>): string {
  const problem: Problem = { code: 'invalid', message: 'The request is not valid.' };
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
