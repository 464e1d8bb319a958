import type { AcceptedEntry } from '@wayfold/domain/changes/accept';
import { jsonBytes } from '@wayfold/domain/document/json-bytes';
import { type Meter, WORK } from '@wayfold/domain/document/work';

/** What one request may do: as much as one change at most, and what its changes may take in memory, as JSON. */
const LIMITS = { work: WORK.most, bytes: 4 * 1024 * 1024 } as const;

/** Said of the changes of a request that were not looked at. */
export const UNFINISHED = 'That was a lot at once, so not all of it is saved yet. Send the rest again.';

/** What a request has done so far, counted in rows and bytes, so that the same changes always go as far. */
export type WorkBudget = {
  /** Counts applying; changes that are refused count, too. */
  readonly meter: Meter;
  /** Counts what is kept of a change until the request ends. */
  keep(change: Pick<AcceptedEntry, 'patches' | 'writes' | 'effects'>): void;
  /** Whether the rest has to wait for another request. Never before the first change was looked at. */
  isSpent(): boolean;
};

/** A budget nothing was taken from. */
export function workBudget(): WorkBudget {
  const meter: Meter = { work: 0 };
  let bytes = 0;
  return {
    meter,
    keep: ({ patches, writes, effects }) => {
      bytes += jsonBytes(patches) + jsonBytes(writes) + jsonBytes(effects);
    },
    isSpent: () => meter.work >= LIMITS.work || bytes >= LIMITS.bytes,
  };
}
