import type { Change, LegsSet } from '@wayfold/contract/trip/change';
import { HISTORY_KEPT } from '@wayfold/contract/trip/limits';
import type { Effect, Patch, Write } from '@wayfold/contract/trip/patch';
import type { AcceptedEntry } from '@wayfold/domain/changes/accept';
import type { LogEntry } from '@wayfold/domain/changes/change-log';

/** A change as it is stored, with the version it created, and the size of its parts in bytes of JSON text. */
export type RecordedChange = LogEntry & {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly writes: readonly Write[] | null;
  readonly change: Change | LegsSet | null;
  readonly patches: readonly Patch[] | null;
  readonly effects: readonly Effect[] | null;
  /** The one row it added or changed. */
  readonly answerId: string | null;
  readonly patchesBytes: number;
  /** Also 0 if it wrote nothing. */
  readonly writesBytes: number;
  readonly otherBytes: number;
};

/**
 * What is stored of a change from the start.
 *
 * Large parts are left out: a client that is behind gets the trip instead of patches, and an undo or redo is found by its step,
 * so undoing and redoing a large step stores nothing large. What a step itself wrote is stored at any size, since undo needs it.
 */
export function recordedChange(
  { writes, patches, effects, ...entry }: AcceptedEntry,
  { change, ...more }: { change: Change | LegsSet; at: string; answerId: string | null },
): RecordedChange {
  const isToggle = entry.kind === 'undo' || entry.kind === 'redo';
  const wrote = sized(writes, isToggle ? HISTORY_KEPT.partBytes : Number.POSITIVE_INFINITY);
  const became = sized(patches, HISTORY_KEPT.partBytes);
  const asked = sized(change, HISTORY_KEPT.partBytes);
  const followed = sized(effects, HISTORY_KEPT.partBytes);
  return {
    ...entry,
    ...more,
    writes: wrote.kept,
    patches: became.kept,
    change: asked.kept,
    effects: followed.kept,
    patchesBytes: became.bytes,
    writesBytes: writes.length === 0 ? 0 : wrote.bytes,
    otherBytes: asked.bytes + followed.bytes,
  };
}

function sized<Part>(part: Part, most: number): { kept: Part | null; bytes: number } {
  const bytes = Buffer.byteLength(JSON.stringify(part));
  return bytes > most ? { kept: null, bytes: 0 } : { kept: part, bytes };
}
