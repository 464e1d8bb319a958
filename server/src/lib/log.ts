import type { IncomingMessage } from 'node:http';
import { type Logger, pino } from 'pino';

/** The process log: one JSON object per line. */
export type Log = Logger;

/**
 * Creates a log that never contains bodies, tokens, headers or query strings.
 *
 * @param destination file descriptor or stream; standard output by default
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
 * Path segments to redact: secrets of emailed links, which are as long as our tokens, email addresses, and shares by their ID or
 * by the trip's ID in the share, which is the only random UUID.
 */
const PRIVATE_PART =
  /(?<=\/)([\w-]{40,}|[^/]*(@|%40)[^/]*|\w{4}(-\w{4}){3}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})(?=\/|$)/gi;

/** The loggable parts of a request: method and path without secrets, never the query, which may contain access tickets. */
function describeRequest(request: Pick<IncomingMessage, 'method' | 'url'>) {
  return { method: request.method, path: request.url?.replace(/[?#].*$/s, '').replace(PRIVATE_PART, '…') };
}

/** The loggable parts of an error. Other fields are dropped: PostgreSQL puts the row's values into `detail`. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
