import type { IncomingMessage } from 'node:http';
import { type Logger, pino } from 'pino';

/** The process log: one JSON object per line. */
export type Log = Logger;

/**
 * A log that never holds bodies, tokens, headers or query strings.
 *
 * @param destination file descriptor or stream; standard output unless told otherwise
 */
export function createLog(level: string, destination?: NodeJS.WritableStream): Log {
  const options = {
    level,
    base: null,
    serializers: { req: describeRequest, err: describeError, error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Parts of a path nobody else may read: secrets of mailed links, as long as our tokens are, addresses of people, and shares
 * by their id or the one a trip goes by in them, which is the only random UUID there is.
 */
const PRIVATE_PART =
  /(?<=\/)([\w-]{40,}|[^/]*(@|%40)[^/]*|\w{4}(-\w{4}){3}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})(?=\/|$)/gi;

/** What of a request may be written down: method and path without secrets, never the query, where access tickets travel. */
function describeRequest(request: Pick<IncomingMessage, 'method' | 'url'>) {
  return { method: request.method, path: request.url?.replace(/[?#].*$/s, '').replace(PRIVATE_PART, '…') };
}

/** What of an error may be written down. Other fields are dropped: PostgreSQL puts the row's values into `detail`. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
