import type { Trip, TripText, TripTotals } from '@wayfold/contract/trip/trip';
import {
  compareText,
  headerPicture,
  orderedDestinations,
  orderedEvents,
  orderedTracks,
  type TripDocument,
  textsOf,
} from '../document/trip-document';
import { htmlOf } from './rich-text';
import type { TripOwner } from './trip-view';

/** What a trip on the wire says besides its document. */
export interface TripOnWire extends Pick<Trip, 'version' | 'createdAt' | 'updatedAt' | 'viewedAt'> {
  readonly owner: TripOwner | null;
  readonly totals: TripTotals;
}

/** Writes a document as the wire has it: the inverse of `documentFromTrip`, but for ranks, which the wire tells by order. */
export function tripFromDocument(document: TripDocument, meta: TripOnWire): Trip {
  const { trip } = document;
  const tripid = trip.id;
  const { version, createdAt, updatedAt, viewedAt, owner, totals } = meta;
  const inOrder = <R>(rows: readonly R[]) => rows.map((row) => ({ ...row, tripid }));
  const texts = <W>(kind: TripText['kind'], write: (text: TripText) => W) =>
    textsOf(document, kind).map(write);
  return {
    id: tripid,
    version,
    name: trip.name,
    type: trip.type,
    travelerName: trip.travelerName,
    userid: trip.userid,
    currency: trip.currency,
    startDate: trip.startDate,
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
    headlines: texts('headlines', words),
    tripDescriptions: texts('tripDescriptions', words),
    callToActions: texts('callToActions', linked),
    nextSteps: texts('nextSteps', words),
    contacts: texts('contacts', linked),
    offerDeadlines: texts('offerDeadlines', (text) => ({
      ...linked(text),
      at: text.at,
      timezone: text.timezone,
    })),
    validThrus: texts('validThrus', words),
    tripInclusions: texts('tripInclusions', described),
    tripExclusions: texts('tripExclusions', described),
    textItinerary: trip.textItinerary && {
      TRIP_ITINERARY_TEXT: htmlOf(trip.textItinerary),
      blocks: trip.textItinerary,
    },
    DISPLAY_NAME: trip.displayName,
    DISPLAY_TAGLINE: trip.displayTagline,
    owner,
    totals,
  };
}

const words = ({ id, text }: TripText) => ({ id, text });
const linked = ({ id, text, href }: TripText) => ({ id, text, href });
const described = ({ id, text }: TripText) => ({ id, incExcDesc: text });

const byIds = (a: { id: string }, b: { id: string }) => compareText(a.id, b.id);

function sorted<R>(rows: Readonly<Record<string, R>>, compare: (a: R, b: R) => number): R[] {
  return Object.values(rows).sort(compare);
}
