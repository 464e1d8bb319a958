import type { Config } from '../config';

/**
 * Whom Fastify believes about addresses, as `TRUST_PROXY` says: that many proxies counted from this server, or those at
 * certain addresses. What stands in X-Forwarded-For before their entries was written by the visitor and never counts.
 */
export function firstProxies(
  trusted: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return trusted;
  return (_address, hop) => hop < trusted;
}
