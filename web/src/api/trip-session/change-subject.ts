import type { Change } from '@wayfold/contract/trip/change';
import { nameOfRow } from '@wayfold/domain/document/rows';
import type { TripDocument } from '@wayfold/domain/document/trip-document';

/** The name of what a change is about; null for a change to several things, or to one without a name. */
export function subjectOf(document: TripDocument, change: Change): string | null {
  if (change.kind === 'trip.set') return document.trip.name || null;
  if (!('id' in change)) return null;
  const collection = COLLECTION_OF[change.kind.split('.')[0] ?? ''];
  if (!collection) return null;
  const row = document[collection][change.id] ?? ('fields' in change ? change.fields : null);
  return (row && nameOfRow(collection, row)) || null;
}

const COLLECTION_OF: Readonly<Record<string, 'destinations' | 'events' | 'costs'>> = {
  destination: 'destinations',
  event: 'events',
  cost: 'costs',
};
