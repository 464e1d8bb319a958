import type { Trip } from '@wayfold/contract/trip/trip';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Actor, VisibleTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { countOfAddress } from '../../entitlements/entitlements';
import { writeMeterOf } from '../../entitlements/write-meter';
import { readTrip } from '../read/trip-read';

/**
 * Makes a trip in a transaction, as every call does that makes one, and answers it: the trip and its bytes are counted by who asks
 * and from where.
 *
 * @throws ProblemError too-many when the address made, or somebody wrote, as much as they may within an hour
 */
export async function makeCounted(
  services: Services,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  make: (on: Transaction) => Promise<VisibleTrip>,
): Promise<Trip> {
  const { pool } = services.database;
  const meter = writeMeterOf(services);
  meter.admit(actor, request);
  await countOfAddress(services, request, 'tripsMade');
  const text = await readTrip(pool, await inTransaction(pool, make));
  await meter.wrote(actor, request, text.length);
  return JSON.parse(text);
}
