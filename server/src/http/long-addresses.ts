import type { IncomingMessage } from 'node:http';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyInstance } from 'fastify';

/** Of an address without its query: the longest of ours are signed addresses of pictures, of some 200 letters. */
const MOST_OF_PATH = 2_000;
/** Of a whole address: the longest of ours name 200 points of a route. */
const MOST_OF_ADDRESS = 12_000;

function isLong(url: string): boolean {
  const query = url.indexOf('?');
  const path = query < 0 ? url.length : query;
  return url.length > MOST_OF_ADDRESS || path > MOST_OF_PATH;
}

/** The address that is routed: a long one is never taken apart, which would take milliseconds, since it is refused anyway. */
export function routedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return isLong(url) ? '/' : url;
}

/** Refuses addresses longer than any of ours, before anything looks at their letters. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (isLong(originalUrl)) throw new ProblemError('invalid', 'The address is too long.');
  });
}
