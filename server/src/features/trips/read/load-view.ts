import type { Id } from '@wayfold/contract/kernel/values';
import { tripLegs } from '@wayfold/domain/changes/trip-legs';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ownerToOthers, type TripView, tripView } from '@wayfold/domain/page/trip-view';
import type { LegLine } from '../../../adapters/measure-way';
import type { Queryable } from '../../../db/statement';
import type { ShownTrip } from '../../../http/access';
import { noSuchTrip } from '../../sharing/trip-access';
import { documentOf } from '../write/change-store';
import { findViewed } from './load-view-store';

/** What a reader with access may see of a trip, and when it was made and last changed. */
export type LoadedView = TripView & {
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The measured lines of the legs that the reader sees, by the destinations they start from. */
  readonly lines: LegLines;
};

/** Lines of legs by the destinations they start from. */
export type LegLines = ReadonlyMap<Id, LegLine>;

/**
 * Reads what a trip's audience may see. Everything that leaves the server for others is built from this and nothing else.
 *
 * For viewers, the trip's id is the id of its share. If contact is shown, an owner who isn't a business appears with their name
 * and confirmed address.
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
  const lines = linesOf(named, loaded.lines ?? {});
  return { ...view, document: named, version, createdAt, updatedAt, lines };
}

/** Leaves out lines to hidden destinations, and those that measured something else. */
function linesOf(document: TripDocument, stored: Readonly<Record<string, LegLine>>): LegLines {
  return new Map(
    tripLegs(document).flatMap(({ id, key, leg }) => {
      const line = leg?.estimated === false ? stored[key] : undefined;
      return line ? [[id, line]] : [];
    }),
  );
}
