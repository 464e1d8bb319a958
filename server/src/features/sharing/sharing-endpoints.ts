import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { sharing, TripShare } from '@wayfold/contract/sharing/sharing-endpoints';
import { inTransaction } from '../../db/statement';
import type { OwnedTrip } from '../../http/access';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { addAction } from '../accounts/actions-store';
import { countOfAddress } from '../entitlements/entitlements';
import { announceShare } from './live-notices-store';
import { addShare, changeShare, countOpen, findShare, revokeShare } from './shares-store';

/** Endpoints for the share of a trip. Clients that have the trip open are notified of changes right away. */
export function sharingHandlers(services: Services): Handlers<typeof sharing> {
  const { pool } = services.database;

  const shareNow = async (trip: OwnedTrip): Promise<{ share: TripShare | null }> => ({
    share: await findShare(pool, trip, services.now()),
  });

  return {
    share: async ({ trip }) => shareNow(trip),
    createShare: async ({ actor, trip, body }) => {
      const now = services.now();
      await inTransaction(pool, async (on) => {
        const isNew = await addShare(on, trip, { shows: body?.shows ?? {}, now });
        if (isNew) await addAction(on, actor.userId, 'trip-shared', now);
      });
      return shareNow(trip);
    },
    changeShare: async ({ trip, body: { shows } }) => {
      await inTransaction(pool, async (on) => {
        const isShared = await changeShare(on, trip, { shows, now: services.now() });
        if (!isShared) throw new RequestRefused('conflict', 'tripNotShared');
        announceShare(on, trip.id);
      });
      return shareNow(trip);
    },
    revokeShare: async ({ trip }) => {
      await inTransaction(pool, async (on) => {
        await revokeShare(on, trip, services.now());
        announceShare(on, trip.id);
      });
      return shareNow(trip);
    },
    opened: async ({ trip, request }) => {
      await countOfAddress(services, request, 'sharesOpened');
      if (trip.share && trip.audience.who !== 'owner') await countOpen(pool, trip.share.id, services.now());
      return {};
    },
  };
}
