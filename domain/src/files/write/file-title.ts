import { namedTrip, type TripDocument } from '../../document/trip-document';
import { ENGLISH_TRIP_NAME, tripName } from '../../format/trip-name';

/** What a trip is called in its files. */
export function fileTitle(document: TripDocument): string {
  return tripName(namedTrip(document), ENGLISH_TRIP_NAME);
}
