import type { TextKind } from '@wayfold/contract/trip/collections';
import type { Trip, TripTotals } from '@wayfold/contract/trip/trip';
import {
  compareText,
  headerPicture,
  orderedBookings,
  orderedDestinations,
  orderedEvents,
  orderedTracks,
  type TripDocument,
  textsOf,
} from '../document/trip-document';
import { htmlOf } from './rich-text';
import type { TripOwner } from './trip-view';

/** What a trip on the wire contains besides its document. */
export interface TripOnWire extends Pick<Trip, 'version' | 'createdAt' | 'updatedAt' | 'viewedAt'> {
  readonly owner: TripOwner | null;
  readonly totals: TripTotals;
}

/**
 * Converts a document to its form on the wire: the inverse of `documentFromTrip`, except for ranks, which the wire
 * expresses by order.
 */
export function tripFromDocument(document: TripDocument, meta: TripOnWire): Trip {
  const { displayName, displayTagline, textItinerary, ...trip } = document.trip;
  const tripid = trip.id;
  const { version, createdAt, updatedAt, viewedAt, owner, totals } = meta;
  const inOrder = <R>(rows: readonly R[]) => rows.map((row) => ({ ...row, tripid }));
  const texts = (kind: TextKind) => textsOf(document, kind).map(({ kind: _, rank: __, ...said }) => said);
  const described = (kind: TextKind) =>
    texts(kind).map(({ text, ...said }) => ({ ...said, incExcDesc: text }));
  return {
    ...trip,
    version,
    createdAt,
    updatedAt,
    viewedAt,
    picture: headerPicture(document)?.imageUrl ?? null,
    destinations: inOrder(orderedDestinations(document)),
    tripEvents: inOrder(orderedEvents(document)),
    tripCosts: inOrder(sorted(document.costs, byIds)),
    tripPictures: inOrder(sorted(document.pictures, (a, b) => a.sortId - b.sortId || byIds(a, b))).map(
      (picture) => ({ ...picture, ID: picture.id }),
    ),
    tracks: inOrder(orderedTracks(document)),
    bookings: inOrder(orderedBookings(document)),
    headlines: texts('headlines'),
    tripDescriptions: texts('tripDescriptions'),
    callToActions: texts('callToActions'),
    nextSteps: texts('nextSteps'),
    contacts: texts('contacts'),
    offerDeadlines: texts('offerDeadlines'),
    validThrus: texts('validThrus'),
    tripInclusions: described('tripInclusions'),
    tripExclusions: described('tripExclusions'),
    textItinerary: textItinerary && { TRIP_ITINERARY_TEXT: htmlOf(textItinerary), blocks: textItinerary },
    DISPLAY_NAME: displayName,
    DISPLAY_TAGLINE: displayTagline,
    owner,
    totals,
  };
}

const byIds = (a: { id: string }, b: { id: string }) => compareText(a.id, b.id);

function sorted<R>(rows: Readonly<Record<string, R>>, compare: (a: R, b: R) => number): R[] {
  return Object.values(rows).sort(compare);
}
