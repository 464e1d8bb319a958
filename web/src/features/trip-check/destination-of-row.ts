import type { FindingRow } from '@wayfold/domain/check/findings';
import type { TripDocument } from '@wayfold/domain/document/trip-document';

/** The destination where a row of a finding is; null if the trip doesn't have it. */
export function destinationOfRow(document: TripDocument, row: FindingRow): string | null {
  const { destinations, events, bookings } = document;
  const booking = bookings[row.id];
  const event = events[row.in === 'events' ? row.id : (booking?.eventId ?? '')];
  const candidates =
    row.in === 'destinations'
      ? [row.id]
      : [event?.destid, booking?.destid, booking?.fromDest, booking?.toDest];
  return candidates.find((id) => id && destinations[id]) ?? null;
}
