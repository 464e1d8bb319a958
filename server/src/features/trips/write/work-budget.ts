import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { AcceptedEntry } from '@wayfold/domain/changes/accept';
import { jsonBytes } from '@wayfold/domain/document/json-bytes';
import { type Meter, WORK } from '@wayfold/domain/document/work';

/** Limits of one request: the work of one change at most, and the memory its changes take, as JSON. */
const LIMITS = { work: WORK.most, bytes: 4 * 1024 * 1024 } as const;

/** The message about changes of a request that weren't processed. */
export const UNFINISHED = refusalMessage('changesUnfinished');

/** What a request has done so far, counted in rows and bytes, so that the same changes always stop at the same point. */
export type WorkBudget = {
  /** Counts the work of applying changes; refused changes count, too. */
  readonly meter: Meter;
  /** Counts what is held in memory of a change until the request ends. */
  keep(change: Pick<AcceptedEntry, 'patches' | 'writes' | 'effects'>): void;
  /** Whether the rest has to wait for another request. Never true before the first change was processed. */
  isSpent(): boolean;
};

/** Creates an unused budget. */
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
