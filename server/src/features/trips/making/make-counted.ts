import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Actor, VisibleTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { countOfAddress } from '../../entitlements/entitlements';
import { writeMeterOf } from '../../entitlements/write-meter';
import { findOwn } from '../../sharing/trip-access';
import { readTrip } from '../read/trip-read';
import { legMeasurerOf } from '../write/measured-legs';

/**
 * Makes a trip in a transaction and returns it as JSON text. Every call that makes a trip uses this, because it counts the trip and its bytes
 * by user and by address, and has legs that are still estimates measured.
 *
 * @throws ProblemError too-many if the address made as many trips, or the user wrote as much, as allowed within an hour
 */
export async function makeCounted(
  services: Services,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  make: (on: Transaction) => Promise<VisibleTrip>,
): Promise<string> {
  const { pool } = services.database;
  const meter = writeMeterOf(services);
  meter.admit(actor, request);
  await countOfAddress(services, request, 'tripsMade');
  const made = await inTransaction(pool, make);
  const text = await readTrip(pool, made);
  const own = services.directions.length > 0 ? await findOwn(pool, actor, made.id) : null;
  if (own) legMeasurerOf(services).measureSoon(own);
  await meter.wrote(actor, request, text.length);
  return text;
}
