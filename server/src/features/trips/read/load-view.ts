import { ownerToOthers, type TripView, tripView } from '@wayfold/domain/page/trip-view';
import type { Queryable } from '../../../db/statement';
import type { ShownTrip } from '../../../http/access';
import { noSuchTrip } from '../../sharing/trip-access';
import { documentOf } from '../write/change-store';
import { findViewed } from './load-view-store';

/** What somebody who was let in may see of a trip, and when it was made and last changed. */
export type LoadedView = TripView & {
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/**
 * Reads what a trip's audience may see. Whatever leaves the server for others is made of this and of nothing else.
 *
 * For viewers the trip goes by the id of its share, and the owner who is no business by their name and confirmed address,
 * where contact is shown.
 */
export async function loadView(on: Queryable, trip: ShownTrip): Promise<LoadedView> {
  const loaded = await findViewed(on, trip);
  if (!loaded) throw noSuchTrip();
  const { version, createdAt, updatedAt } = loaded;
  const document = documentOf(loaded.document);
  const isViewer = trip.audience.who === 'viewer';
  const view = tripView(
    document,
    isViewer ? ownerToOthers(loaded.owner, loaded.person) : loaded.owner,
    trip.audience,
  );
  const id = isViewer && trip.share ? trip.share.viewId : trip.id;
  const named = { ...view.document, trip: { ...view.document.trip, id } };
  return { ...view, document: named, version, createdAt, updatedAt };
}
