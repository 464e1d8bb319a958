import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import type { RipplePreview } from '@wayfold/domain/changes/ripple';
import type { TripSnapshot } from './trip-snapshot';
import type { ToldStep } from './trip-steps';

/** An edit a user can make on a screen; undo and redo have their own calls. */
export type TripEdit = SingleChange | Extract<Change, { kind: 'batch' | 'trip.split' }>;

/** Actions on the open trip; the functions are stable while the trip is open. */
export interface TripActions {
  /** Shows the edit immediately and sends it when possible. Never throws for a refusal: refusals become notices. */
  change(change: TripEdit): void;
  /** Undoes the change `of`, or the newest one not undone yet. Returns it, or null if it couldn't be undone. */
  undo(of?: string): ToldStep | null;
  /** Redoes the last undone change. Returns it, or null if it couldn't be redone. */
  redo(): ToldStep | null;
  /** Returns what the edit would do, without making it. Throws ChangeRefused if it can't be made. */
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

/** The open trip outside of React. Components subscribe to it, so only those whose part has changed rerender. */
export interface TripStore extends TripActions {
  subscribe(listener: () => void): () => void;
  /** Null while there is nothing to show; then `load` says why. */
  snapshot(): TripSnapshot | null;
  load(): TripLoad;
  /** The id of the copy, once an example was edited; null before. */
  copyId(): string | null;
}
