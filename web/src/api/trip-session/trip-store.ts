import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import type { RipplePreview } from '@wayfold/domain/changes/ripple';
import type { TripSnapshot } from './trip-snapshot';
import type { ToldStep } from './trip-steps';

/** An edit a user can make on a screen; undo and redo have their own calls. */
export type TripEdit = SingleChange | Extract<Change, { kind: 'batch' }>;

/** What can be done to the open trip; the functions stay the same as long as the trip is open. */
export interface TripActions {
  /** Shows the edit immediately and sends it when it can. Never throws for a refusal: those become notices. */
  change(change: TripEdit): void;
  /** Undoes the change `of`, or the newest one not undone yet. Returns it, or null if it couldn't be undone. */
  undo(of?: string): ToldStep | null;
  /** Redoes the last undone change. Returns it, or null if it couldn't be redone. */
  redo(): ToldStep | null;
  /** What the edit would do, without doing it. Throws ChangeRefused when it cannot be made. */
  preview(change: TripEdit): RipplePreview;
  dismiss(noticeId: string): void;
  /** Merges steps read from the history, so `undo(of)` knows those of other people and devices. */
  mergeHistory(entries: readonly HistoryEntry[]): void;
}

/** Why there is no trip to show yet. */
export type TripLoad =
  | { kind: 'loading' }
  /** The trip doesn't exist, or this user can't see it. */
  | { kind: 'missing' }
  | { kind: 'unreachable'; retry: () => void };

/** The open trip outside of React: told to components by subscription, so that only those whose part changed draw. */
export interface TripStore extends TripActions {
  subscribe(listener: () => void): () => void;
  /** Null while there is nothing to show; then `load` says why. */
  snapshot(): TripSnapshot | null;
  load(): TripLoad;
  /** The id of the copy, once an example was edited; null before. */
  copyId(): string | null;
}
