import type { SharedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import { tripFromDocument } from '@wayfold/domain/page/trip-on-wire';
import type { Queryable } from '../../db/statement';
import type { ShownTrip } from '../../http/access';
import { loadView } from '../trips/read/load-view';

/**
 * The same trip as others see it. Owners who view a shared trip get what the share shows; before sharing, everything that a share
 * could show.
 */
export function asOthersSee(trip: ShownTrip): ShownTrip {
  const shows = trip.share?.shows ?? { costs: true, contact: true, pictures: true, notes: true };
  return trip.audience.who === 'viewer' ? trip : { ...trip, audience: { who: 'viewer', shows } };
}

/** The trip's own id if its owner is the reader; null for everybody else. */
export function ownTripId({ id, audience }: ShownTrip): string | null {
  return audience.who === 'owner' ? id : null;
}

/** A trip in wire format, as its share shows it. */
export async function readSharedTrip(on: Queryable, trip: ShownTrip): Promise<SharedTrip> {
  const { document, owner, totals, version, createdAt, updatedAt } = await loadView(on, asOthersSee(trip));
  const { share } = trip;
  const wire = tripFromDocument(document, { version, createdAt, updatedAt, viewedAt: null, owner, totals });
  return { ...wire, share: share && { id: share.id, shows: share.shows }, ownTripId: ownTripId(trip) };
}
