import type { LegsSet, SingleChange } from '@wayfold/contract/trip/change';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { grownBytes } from '@wayfold/domain/changes/limits';
import { newId } from '@wayfold/domain/document/ids';
import { patchesBetween } from '@wayfold/domain/document/patches';
import type { Transaction } from '../../../db/statement';
import type { Services } from '../../../services';
import { type Loaded, writeRows, writeTripRow } from './change-store';
import { recordChanges } from './record-changes';
import { recordedChange } from './recorded-change';

/**
 * Writes a change that follows from somebody's, to a trip that is locked: it has no author and isn't listed in the history.
 *
 * @returns the trip's new version
 */
export async function writeFollowUp(
  on: Transaction,
  services: Services,
  { loaded, change }: { loaded: Loaded; change: Extract<SingleChange, { kind: 'trip.set' }> | LegsSet },
): Promise<number> {
  const { document } = loaded;
  const applied = applyEdit(document, change);
  const version = loaded.version + 1;
  const now = services.now();
  const tripId = document.trip.id;
  writeRows(on, applied.document, patchesBetween(document, applied.document));
  const { inverse: writes, patches, effects } = applied;
  const entry = { changeId: newId(), version, actor: null, kind: change.kind, of: null };
  const recorded = recordedChange(
    { ...entry, writes, patches, effects },
    { change, at: now.toISOString(), answerId: null },
  );
  const sizes = {
    bytes: loaded.bytes + grownBytes(document, applied.document),
    historyBytes: await recordChanges(on, { ...loaded, tripId, now }, [recorded]),
  };
  writeTripRow(on, { document: applied.document, version, now, ...sizes });
  return version;
}
