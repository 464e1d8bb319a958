import type { TripDocument } from '@wayfold/domain/document/trip-document';

/** What the map shows while a history step is open. */
export interface HistoryPreview {
  /** The trip with the step undone or redone, or as it was before the step. */
  readonly kind: 'undo' | 'redo' | 'as-it-was';
  readonly document: TripDocument;
  /** The current trip. */
  readonly today: TripDocument;
}
