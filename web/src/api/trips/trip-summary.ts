import type { TripSummary } from '@wayfold/contract/trip/trip';
import {
  headerPicture,
  orderedDestinations,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';

/**
 * Creates the entry of a trip in the trip list, including its pending changes.
 *
 * @param now milliseconds since 1970
 */
export function summaryOf(
  { tripId, document, version }: { tripId: string; document: TripDocument; version: number },
  now: number,
): TripSummary {
  const { trip } = document;
  const ordered = orderedDestinations(document);
  const changed = new Date(now).toISOString();
  return {
    id: tripId,
    version,
    name: trip.name,
    type: trip.type,
    travelerName: trip.travelerName,
    demo: false,
    picture: headerPicture(document)?.imageUrl ?? null,
    startDate: trip.startDate,
    endDate: ordered.reduce<string | null>(
      (last, { dtDepart }) => (dtDepart !== null && (last === null || dtDepart > last) ? dtDepart : last),
      null,
    ),
    viewedAt: changed,
    updatedAt: changed,
    nights: ordered.reduce((sum, { nights }) => sum + nights, 0),
    miles: ordered.reduce((sum, { miles }) => sum + miles, 0),
    destinations: ordered.map(({ id, name, localName, region, country, nights, transport }) => ({
      id,
      name,
      localName,
      region,
      country,
      nights,
      transport,
    })),
  };
}
