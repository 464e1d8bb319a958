import type { IncomingMessage } from 'node:http';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance } from 'fastify';

/** Limit for a URL without its query: our longest are signed picture URLs, about 200 characters. */
const MOST_OF_PATH = 2_000;
/** Limit for a whole URL: our longest name 200 points of a route. */
const MOST_OF_ADDRESS = 12_000;

function isLong(url: string): boolean {
  const query = url.indexOf('?');
  const path = query < 0 ? url.length : query;
  return url.length > MOST_OF_ADDRESS || path > MOST_OF_PATH;
}

/** The URL to route. A long one is never parsed, which would take milliseconds, since it is refused anyway. */
export function routedAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return isLong(url) ? '/' : url;
}

/** Refuses URLs longer than any of ours, before anything parses them. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (isLong(originalUrl)) throw new RequestRefused('invalid', 'addressTooLong');
  });
}
