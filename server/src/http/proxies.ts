import type { Config } from '../config';

/**
 * Which proxies Fastify trusts for client addresses, per `TRUST_PROXY`: that many proxies counted from this server, or those at
 * certain addresses. Entries in X-Forwarded-For before theirs were written by the visitor and never count.
 */
export function firstProxies(
  trusted: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== 'number') return trusted;
  return (_address, hop) => hop < trusted;
}
