import type { TripDocument } from '@wayfold/domain/document/trip-document';

/** What the map shows while a step of the history is open. */
export interface HistoryPreview {
  /** The trip with the step put back or brought back, or the trip as it was before the step. */
  readonly kind: 'put-back' | 'bring-back' | 'as-it-was';
  readonly document: TripDocument;
  /** The trip as it is. */
  readonly today: TripDocument;
}
