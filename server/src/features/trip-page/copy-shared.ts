import { newId } from '@wayfold/domain/document/ids';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/statement';
import type { Actor, ShownTrip } from '../../http/access';
import { COPYING, makeOfTrip } from '../../http/whole-trips';
import type { Services } from '../../services';
import { openTrip } from '../sharing/trip-access';
import { makeCounted } from '../trips/making/make-counted';
import { keepCopy, makeTrip } from '../trips/making/trip-making';
import { loadView } from '../trips/read/load-view';
import { readTrip } from '../trips/read/trip-read';

/**
 * Copies a trip into the reader's account: what the share of a shared trip shows, or all of a demo trip. Its owner already has it
 * and gets the trip itself.
 */
export async function copyShared(
  services: Services,
  {
    actor,
    request,
    trip,
    id = newId(),
  }: { actor: Actor; request: FastifyRequest; trip: ShownTrip; id?: string | undefined },
): Promise<string> {
  const { pool } = services.database;
  if (trip.audience.who === 'owner') {
    const own = await openTrip(pool, actor, { level: 'tripView', id: trip.id, row: null });
    return readTrip(pool, own);
  }
  const make = async (on: Transaction) => {
    if (trip.share) {
      const { document: shown } = await loadView(on, trip);
      return keepCopy(services, on, { actor, id, source: trip, shown });
    }
    const source = await openTrip(on, actor, { level: 'tripView', id: trip.id, row: null });
    return makeTrip(services, on, { actor, source, trip: { id, type: '' } });
  };
  return makeOfTrip(request, COPYING, () => makeCounted(services, { actor, request }, make));
}
