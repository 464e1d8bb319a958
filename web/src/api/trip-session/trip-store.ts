import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import type { RipplePreview } from '@wayfold/domain/changes/ripple';
import type { TripSnapshot } from './trip-snapshot';
import type { ToldStep } from './trip-steps';

/** An edit a person may make on a screen; undo and redo have calls of their own. */
export type TripEdit = SingleChange | Extract<Change, { kind: 'batch' }>;

/** What can be done to the open trip; the functions stay the same as long as the trip is open. */
export interface TripActions {
  /** Shows the edit at once and sends it when it can. Never throws for a refusal: those become notices. */
  change(change: TripEdit): void;
  /** Takes back the change `of`, or the newest that still stands. Answers it, or null where it could not be taken back. */
  undo(of?: string): ToldStep | null;
  /** Brings back what was taken back last. Answers it, or null where it could not be brought back. */
  redo(): ToldStep | null;
  /** What the edit would do, without doing it. Throws ChangeRefused when it cannot be made. */
  preview(change: TripEdit): RipplePreview;
  dismiss(noticeId: string): void;
  /** Takes in steps that were read from the history, so that `undo(of)` knows those of other people and devices. */
  mergeHistory(entries: readonly HistoryEntry[]): void;
}

/** Why there is no trip to show yet. */
export type TripLoad =
  | { kind: 'loading' }
  /** No such trip, or not for this person. */
  | { kind: 'missing' }
  | { kind: 'unreachable'; retry: () => void };

/** The open trip outside of React: told to components by subscription, so that only those whose part changed draw. */
export interface TripStore extends TripActions {
  subscribe(listener: () => void): () => void;
  /** Null while there is nothing to show; then `load` says why. */
  snapshot(): TripSnapshot | null;
  load(): TripLoad;
  /** The id under which the trip goes on: that of its copy, once an example was edited; null before. */
  copyId(): string | null;
}
