import type { FastifyRequest } from 'fastify';
import type { Askers } from '../lib/pictures/picture-queue';
import type { Actor } from './access';
import { addressKey } from './limits';

/** The address a request came from and, if the caller is signed in, their account. */
export function askersOf(request: Pick<FastifyRequest, 'ip'>, actor: Actor | null): Askers {
  const address = `address ${addressKey(request)}`;
  return actor ? [address, `person ${actor.userId}`] : [address];
}
