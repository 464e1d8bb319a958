import type { Id } from '@wayfold/contract/kernel/values';
import type {
  Destination,
  Owner,
  TripCost,
  TripEvent,
  TripRow,
  TripText,
  TripTotals,
} from '@wayfold/contract/trip/trip';
import type { z } from 'zod';
import { legKey, legTotals } from '../changes/settle';
import { totalsOf } from '../document/totals';
import { orderedDestinations, type TripDocument } from '../document/trip-document';

/** Who makes a trip and how they are reached, as the wire has it. */
export type TripOwner = z.infer<typeof Owner>;

/** Somebody with an account, as others may know them. */
export interface NamedPerson {
  readonly name: string | null;
  /** Only one that is confirmed to be theirs. */
  readonly email: string | null;
}

/** Who makes a trip, as others see them: a business by its page, anybody else by who they are, whatever they may have written as a business before. */
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

/** Who looks: the owner, somebody who may edit, or somebody with a share. */
export type Audience =
  | { readonly who: 'owner' }
  | { readonly who: 'editor' }
  | { readonly who: 'viewer'; readonly shows: Shows };

/** A trip as one audience may see it. What they may not see is not in it. */
export interface TripView {
  /** Settled among the rows that are left. Serves everything that draws a document: itinerary, ledger, totals. */
  readonly document: TripDocument;
  readonly totals: TripTotals;
  /** Null where contact is not shown, and for a trip without an owner. */
  readonly owner: TripOwner | null;
}

/**
 * Takes out of a trip what an audience may not see.
 *
 * Net prices and commissions are for the owner alone. A share shows active events and the destinations meant to be
 * shown, and costs, contact, pictures and notes as its owner decided.
 */
export function tripView(document: TripDocument, owner: TripOwner | null, audience: Audience): TripView {
  if (audience.who === 'owner') return { document, totals: totalsOf(document), owner };
  const editable = { ...document, costs: mapRows(document.costs, withoutMargin) };
  if (audience.who === 'editor') return { document: editable, totals: totalsOf(editable), owner };
  const { shows } = audience;
  const destinations = shownDestinations(document);
  const shown: TripDocument = {
    trip: { ...withoutPerson(document.trip), startDate: shownStart(document, destinations) },
    destinations,
    events: shownEvents(document, destinations, shows),
    costs: shows.costs ? mapRows(editable.costs, (cost) => withoutHiddenPlace(cost, destinations)) : {},
    pictures: shows.pictures
      ? mapRows(document.pictures, (picture) => withoutHiddenPlace(picture, destinations))
      : {},
    tracks: shownTracks(document, destinations),
    texts: shows.contact ? document.texts : withoutContacts(document.texts),
  };
  return { document: shown, totals: totalsOf(shown), owner: shows.contact ? owner : withoutContact(owner) };
}

function mapRows<R>(rows: Readonly<Record<Id, R>>, change: (row: R) => R): Record<Id, R> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));
}

/** The price stays as one figure; what it is made of does not. */
function withoutMargin(cost: TripCost): TripCost {
  return { ...cost, netPrice: null, commission: null, grossGiven: cost.grossPrice };
}

function withoutHiddenPlace<R extends { destinationid: Id | null }>(
  row: R,
  destinations: TripDocument['destinations'],
): R {
  const isShown = row.destinationid !== null && destinations[row.destinationid] !== undefined;
  return isShown ? row : { ...row, destinationid: null };
}

function withoutPerson(trip: TripRow): TripRow {
  return { ...trip, travelerName: '', userid: null };
}

/** When and where a destination was put in says something about the person, not about the trip. */
const MAKING = {
  aiPoi: null,
  createdAtUtc: null,
  createdOffset: null,
  createdOffsetHour: null,
  createdOffsetMin: null,
  userOffset: null,
} satisfies Partial<Destination>;

/**
 * The destinations meant to be shown, numbered anew, each with the leg to the next one that is shown. One that came after
 * hidden ones has its arrival fixed, so that dates stay as they are wherever the view is settled again.
 */
function shownDestinations(document: TripDocument): Record<Id, Destination> {
  const shown = orderedDestinations(document).filter((row) => row.display);
  const rows: Record<Id, Destination> = {};
  for (const [index, row] of shown.entries()) {
    const before = shown[index - 1];
    const next = shown[index + 1];
    const followsHidden = before !== undefined && before.dtDepart !== row.dtArrive;
    rows[row.id] = {
      ...row,
      ...MAKING,
      ...legTotals(row, next),
      arriveFixed: row.arriveFixed ?? (followsHidden ? row.dtArrive : null),
      // What was measured to a hidden one says where that is.
      leg: next && row.leg?.key === legKey(row.coords, next.coords, row.transport) ? row.leg : null,
      destinationOrder: index + 1,
    };
  }
  return rows;
}

/** The first arrival that is shown: that of a hidden destination before it is nobody's to know. */
function shownStart(document: TripDocument, shown: TripDocument['destinations']): string | null {
  if (Object.keys(document.destinations).length === 0) return document.trip.startDate;
  return orderedDestinations({ destinations: shown })[0]?.dtArrive ?? null;
}

function shownEvents(
  document: TripDocument,
  destinations: TripDocument['destinations'],
  { costs, notes }: Shows,
): Record<Id, TripEvent> {
  const events: Record<Id, TripEvent> = {};
  for (const event of Object.values(document.events)) {
    if (!event.active || !destinations[event.destid]) continue;
    const hasHome = event.homeDestid !== null && destinations[event.homeDestid] !== undefined;
    events[event.id] = {
      ...event,
      homeDestid: hasHome ? event.homeDestid : null,
      notes: notes ? event.notes : null,
      ...(costs ? {} : { costEst: null, costAct: null }),
    };
  }
  return events;
}

/** A track of a destination that is hidden says where that is. */
function shownTracks(
  { tracks }: TripDocument,
  destinations: TripDocument['destinations'],
): TripDocument['tracks'] {
  return Object.fromEntries(
    Object.entries(tracks).filter(([, { destid }]) => destid === null || destinations[destid] !== undefined),
  );
}

function withoutContacts(texts: TripDocument['texts']): Record<Id, TripText> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.kind !== 'contacts'));
}

/** The owner without a way to reach them: their kind and their company's pictures, which the page is drawn with. */
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
