import type { Id } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { Collection } from '@wayfold/contract/trip/collections';
import type { RowOf } from '@wayfold/contract/trip/row-shapes';
import type { Destination, Owner, TripCost, TripEvent, TripTotals } from '@wayfold/contract/trip/trip';
import type { z } from 'zod';
import { fittingLeg, legTotals } from '../changes/settle';
import { readRow } from '../document/rows';
import { totalsOf } from '../document/totals';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { isJourney } from '../travel/journeys';

/** Who makes a trip and how to reach them, as on the wire. */
export type TripOwner = z.infer<typeof Owner>;

/** Someone with an account, as others may know them. */
export interface NamedPerson {
  readonly name: string | null;
  /** Only if confirmed. */
  readonly email: string | null;
}

/**
 * Who makes a trip, as others see them: a business by its page, anyone else by their account, whatever they may have
 * entered as a business before.
 */
export function ownerToOthers(owner: TripOwner | null, person: NamedPerson | null): TripOwner | null {
  if (owner === null || owner.type === 'BP') return owner;
  return {
    type: owner.type,
    businessPersonName: person?.name ?? null,
    businessTitle: null,
    businessEmail: person?.email ?? null,
    businessPhone: null,
    tripOverviewURL: null,
    scheduleMeetingURL: null,
    company: null,
  };
}

/** What a share shows. */
export interface Shows {
  readonly costs: boolean;
  readonly contact: boolean;
  readonly pictures: boolean;
  readonly notes: boolean;
}

/**
 * Who is looking: the owner, a viewer (anyone with a share), or a recipient: whoever gets a PDF, a file or a calendar
 * that the owner made of the whole trip.
 */
export type Audience =
  | { readonly who: 'owner' }
  | { readonly who: 'recipient' }
  | { readonly who: 'viewer'; readonly shows: Shows };

/** A trip as one audience may see it. What they may not see isn't in it. */
export interface TripView {
  /** Settled for the remaining rows. Used for everything that renders a document: itinerary, ledger, totals. */
  readonly document: TripDocument;
  readonly totals: TripTotals;
  /** Null if contact isn't shown, and for a trip without an owner. */
  readonly owner: TripOwner | null;
}

type FieldsOf<C extends Collection> = readonly (keyof RowOf[C] & string)[];
type FieldLists = { readonly [C in Collection]: FieldsOf<C> };

/** The fields of an event that a share shows only with costs or with notes. */
const EVENT_COSTS: FieldsOf<'events'> = ['costEst', 'costAct'];
const EVENT_NOTES: FieldsOf<'events'> = ['notes', 'link'];
const BOOKING_COSTS: FieldsOf<'bookings'> = ['costEst', 'costAct'];
const BOOKING_NOTES: FieldsOf<'bookings'> = ['url'];

/** The fields that a viewer may see, of the rows that a share shows. A field that isn't listed is private. */
const TO_VIEWERS: FieldLists = {
  trip: [
    ...(['id', 'type', 'name', 'currency', 'startDate'] as const),
    ...(['displayName', 'displayTagline', 'textItinerary'] as const),
  ],
  destinations: [
    ...(['id', 'name', 'localName', 'region', 'country', 'coords', 'timezone', 'display'] as const),
    ...(['rank', 'destinationOrder', 'nights', 'arriveFixed', 'dtArrive', 'dtDepart'] as const),
    ...(['transport', 'leg', 'miles', 'hours'] as const),
  ],
  events: [
    ...(['id', 'name', 'homeDestid', 'destid', 'eventid', 'poi_source', 'isUserEvent', 'category'] as const),
    ...(['start', 'end', 'dayIndex', 'timeOfDay', 'minutes', 'timezone', 'coords', 'reachBy'] as const),
    ...(['pinned', 'sortId', 'active', 'currency'] as const),
  ],
  costs: [
    ...(['id', 'expenseCategory', 'supplier', 'destinationid'] as const),
    ...(['costEst', 'costAct', 'grossPrice', 'currency'] as const),
  ],
  pictures: [
    ...(['id', 'type', 'source', 'imageName', 'imageUrl', 'width', 'height', 'thumbhash'] as const),
    ...(['credit', 'creditUrl', 'rank', 'sortId', 'description', 'focus'] as const),
    ...(['destinationid', 'takenAt'] as const),
  ],
  texts: ['id', 'kind', 'rank', 'text', 'href', 'at', 'timezone'],
  tracks: ['id', 'name', 'color', 'points', 'source', 'destid'],
  bookings: [
    ...(['id', 'kind', 'status', 'provider', 'number', 'from', 'to', 'start', 'end'] as const),
    ...(['currency', 'fromDest', 'toDest', 'destid', 'eventId', 'rank'] as const),
  ],
};

/** The fields that a recipient may see: in addition, who travels, from which home, and when and where a destination was added. */
const TO_RECIPIENTS: FieldLists = {
  ...TO_VIEWERS,
  trip: [
    ...TO_VIEWERS.trip,
    ...([
      'userid',
      'travelerName',
      'home',
      'homeOut',
      'homeBack',
      'homeLeg',
      'homeMiles',
      'homeHours',
    ] as const),
  ],
  destinations: [
    ...TO_VIEWERS.destinations,
    ...(['aiPoi', 'createdAtUtc', 'createdOffset', 'createdOffsetHour', 'createdOffsetMin'] as const),
    'userOffset',
  ],
  events: [...TO_VIEWERS.events, ...EVENT_COSTS, ...EVENT_NOTES],
  bookings: [...TO_VIEWERS.bookings, ...BOOKING_COSTS, ...BOOKING_NOTES],
};

/**
 * Removes from a trip what an audience may not see. The fields that others may see are listed above, so a new field is
 * private until it is added there.
 *
 * A share shows active events and the destinations to be displayed, and costs, contact, pictures and notes as its owner
 * decided.
 */
export function tripView(document: TripDocument, owner: TripOwner | null, audience: Audience): TripView {
  if (audience.who === 'owner') return { document, totals: totalsOf(document), owner };
  if (audience.who === 'recipient') {
    const handed = handedOn(document);
    return { document: handed, totals: totalsOf(handed), owner };
  }
  const { shows } = audience;
  const shown = shownBy(document, shows);
  return { document: shown, totals: totalsOf(shown), owner: shows.contact ? owner : withoutContact(owner) };
}

function handedOn(document: TripDocument): TripDocument {
  const rows = <C extends RowCollection>(collection: C) =>
    mapRows(document[collection] as Rows<C>, (row) => readRow(collection, row, TO_RECIPIENTS[collection])); // the rows of its name
  return {
    trip: readRow('trip', document.trip, TO_RECIPIENTS.trip),
    destinations: rows('destinations'),
    events: rows('events'),
    costs: mapRows(document.costs, costToOthers),
    pictures: rows('pictures'),
    texts: rows('texts'),
    tracks: rows('tracks'),
    bookings: rows('bookings'),
  };
}

function shownBy(document: TripDocument, shows: Shows): TripDocument {
  const destinations = shownDestinations(document);
  const { costs, pictures } = document;
  return {
    trip: {
      ...readRow('trip', document.trip, TO_VIEWERS.trip),
      startDate: shownStart(document, destinations),
    },
    destinations,
    events: shownEvents(document, destinations, shows),
    costs: shows.costs ? mapRows(costs, (cost) => withoutHiddenPlace(costToOthers(cost), destinations)) : {},
    pictures: shows.pictures
      ? mapRows(pictures, (picture) =>
          withoutHiddenPlace(readRow('pictures', picture, TO_VIEWERS.pictures), destinations),
        )
      : {},
    tracks: shownTracks(document, destinations),
    bookings: shownBookings(document, destinations, shows),
    texts: shownTexts(document, shows),
  };
}

type RowCollection = Exclude<Collection, 'trip'>;
type Rows<C extends RowCollection> = Readonly<Record<Id, RowOf[C]>>;

function mapRows<R>(rows: Readonly<Record<Id, R>>, change: (row: R) => R): Record<Id, R> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));
}

/** The price stays as one figure; its parts are removed. */
function costToOthers(cost: TripCost): TripCost {
  return { ...readRow('costs', cost, TO_VIEWERS.costs), grossGiven: cost.grossPrice };
}

function withoutHiddenPlace<R extends { destinationid: Id | null }>(
  row: R,
  destinations: TripDocument['destinations'],
): R {
  const isShown = row.destinationid !== null && destinations[row.destinationid] !== undefined;
  return isShown ? row : { ...row, destinationid: null };
}

/**
 * The destinations to be displayed, renumbered, each with the leg to the next displayed one. If one follows hidden
 * ones, its arrival is fixed, so that dates stay the same when the view is settled again.
 */
function shownDestinations(document: TripDocument): Record<Id, Destination> {
  const shown = orderedDestinations(document).filter((row) => row.display);
  const rows: Record<Id, Destination> = {};
  for (const [index, row] of shown.entries()) {
    const before = shown[index - 1];
    const next = shown[index + 1];
    const followsHidden = before !== undefined && before.dtDepart !== row.dtArrive;
    rows[row.id] = {
      ...readRow('destinations', row, TO_VIEWERS.destinations),
      ...legTotals(document.bookings, row, next),
      arriveFixed: row.arriveFixed ?? (followsHidden ? row.dtArrive : null),
      // A leg measured to a hidden destination would reveal where that is.
      leg: next ? fittingLeg(row, next) : null,
      destinationOrder: index + 1,
    };
  }
  return rows;
}

/** The first arrival that is shown; that of a hidden destination before it stays private. */
function shownStart(document: TripDocument, shown: TripDocument['destinations']): string | null {
  if (Object.keys(document.destinations).length === 0) return document.trip.startDate;
  return orderedDestinations({ destinations: shown })[0]?.dtArrive ?? null;
}

function shownEvents(
  document: TripDocument,
  destinations: TripDocument['destinations'],
  { costs, notes }: Shows,
): Record<Id, TripEvent> {
  const fields = [...TO_VIEWERS.events, ...(costs ? EVENT_COSTS : []), ...(notes ? EVENT_NOTES : [])];
  const events: Record<Id, TripEvent> = {};
  for (const event of Object.values(document.events)) {
    if (!event.active || !destinations[event.destid]) continue;
    const hasHome = event.homeDestid !== null && destinations[event.homeDestid] !== undefined;
    events[event.id] = {
      ...readRow('events', event, fields),
      homeDestid: hasHome ? event.homeDestid : null,
    };
  }
  return events;
}

/** A track of a hidden destination would reveal where that is. */
function shownTracks(
  { tracks }: TripDocument,
  destinations: TripDocument['destinations'],
): TripDocument['tracks'] {
  const shown = Object.values(tracks).filter(
    ({ destid }) => destid === null || destinations[destid] !== undefined,
  );
  return Object.fromEntries(shown.map((row) => [row.id, readRow('tracks', row, TO_VIEWERS.tracks)]));
}

/** A booking is shown with what it is about: both ends of a journey, the destination, the plan. Codes and seats never are. */
function shownBookings(
  { bookings, events }: TripDocument,
  destinations: TripDocument['destinations'],
  { costs, notes }: Shows,
): TripDocument['bookings'] {
  const fields = [...TO_VIEWERS.bookings, ...(costs ? BOOKING_COSTS : []), ...(notes ? BOOKING_NOTES : [])];
  const isShown = (id: Id | null) => id === null || destinations[id] !== undefined;
  const shown = Object.values(bookings).filter(({ status, fromDest, toDest, destid, eventId }) => {
    if (status === 'canceled') return false;
    const event = eventId === null ? undefined : events[eventId];
    return [fromDest, toDest, destid].every(isShown) && (eventId === null || event?.active === true);
  });
  return Object.fromEntries(shown.map((row) => [row.id, withoutHomeEnds(readRow('bookings', row, fields))]));
}

/** A journey from home or back without what tells where home is: that end, and the number of the flight or train. */
function withoutHomeEnds(booking: TripBooking): TripBooking {
  const { fromDest, toDest, from, to } = booking;
  if (!isJourney(booking) || (fromDest === null) === (toDest === null)) return booking;
  return { ...booking, number: null, from: fromDest === null ? null : from, to: toDest === null ? null : to };
}

function shownTexts({ texts }: TripDocument, { contact }: Shows): TripDocument['texts'] {
  const shown = Object.values(texts).filter(({ kind }) => contact || kind !== 'contacts');
  return Object.fromEntries(shown.map((row) => [row.id, readRow('texts', row, TO_VIEWERS.texts)]));
}

/** The owner without contact information: their type, and their company's pictures, which the page uses. */
function withoutContact(owner: TripOwner | null): TripOwner | null {
  if (owner === null) return null;
  const { type, company } = owner;
  return {
    type,
    businessPersonName: null,
    businessTitle: null,
    businessEmail: null,
    businessPhone: null,
    tripOverviewURL: null,
    scheduleMeetingURL: null,
    company: company === null ? null : { website: null, image1: company.image1, image2: company.image2 },
  };
}
