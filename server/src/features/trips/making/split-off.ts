import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { TripSplit } from '@wayfold/contract/trip/change';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { missingLegs, settle } from '@wayfold/domain/changes/settle';
import { secondPart } from '@wayfold/domain/changes/split-trip';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { Transaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import type { Services } from '../../../services';
import { entitlements, refuseOver } from '../../entitlements/entitlements';
import { withOwnPictures } from '../../pictures/own-pictures';
import { copyLines } from '../write/leg-lines-store';
import { legsFrom } from '../write/legs';
import { linkedTrips } from '../write/linked-trips-store';
import { copyDocument, insertDocument } from './trip-making';

/** A split that is about to be written: the change, and the trip as it was before. */
export interface SplitOff {
  readonly split: TripSplit;
  readonly before: TripDocument;
}

/** Refuses a split whose new trip exists already, or that makes more trips than the person may have. */
export async function refuseSplit(
  services: Services,
  on: Transaction,
  { actor, split }: { actor: Actor; split: TripSplit },
): Promise<void> {
  if ((await linkedTrips(on, [split.tripId])).length > 0)
    throw new RequestRefused('conflict', 'splitTripTaken');
  const { trips } = await entitlements(on, actor, ['trips'], services.now());
  refuseOver(actor, 'trips', trips, 1);
}

/**
 * Writes the new trip of a split in the transaction of the change that makes it. Its rows get new ids, because undo restores the
 * present ones in the trip they were in.
 */
export async function writeSplitOff(
  services: Services,
  on: Transaction,
  { actor, split, before }: SplitOff & { actor: Actor },
): Promise<void> {
  const part = secondPart(before, split);
  const as = { id: split.tripId, type: '', userid: actor.userId };
  const now = services.now();
  const copy = settle(await withOwnPictures(on, copyDocument(part, as), { userId: actor.userId, now }));
  const legs = legsFrom(services.atlas)(missingLegs(copy));
  const { document } = applyEdit(copy, { kind: 'legs.set', legs });
  if (await insertDocument(on, document, { templateOf: null, now })) copyLines(on, before.trip, document);
}
