import { tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Coords, Id, Transport } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Destination } from '@wayfold/contract/trip/trip';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import {
  canTravel,
  proposeTransport,
  type TransportProposal,
} from '@wayfold/domain/travel/transport-proposal';
import { travelTimesOf, type WayBetween } from '../../api/places/travel-times';

/** A place to add, from a search, the map or the landing page. */
export interface NewPlace {
  name: string;
  localName: string | null;
  region: string | null;
  country: string | null;
  /** Two letters of ISO 3166. */
  countryCode: string | null;
  coords: Coords;
  timezone: string | null;
  /** One if missing. */
  nights?: number;
}

/** The fields of an atlas place that a destination stores. */
export function newPlaceFromAtlas(place: AtlasPlace): NewPlace {
  const { name, localName, region, country, countryCode, coords, timezone } = place;
  return { name, localName, region, country, countryCode, coords, timezone };
}

const PLACE_MAX = 200;

/** How a place is added. */
export interface NewDestination {
  id: Id;
  /** Adds it, and sets the transport to it. */
  changes: SingleChange[];
  /** How the traveler gets there, and from where, if that was proposed; null if nothing leads there or a divided leg stays as it was. */
  proposed: (TransportProposal & { from: Destination }) | null;
}

/**
 * The changes that add a place, with the transport that fits each new leg.
 *
 * @param at 1-based position in the order; the end if missing
 */
export function newDestination(document: TripDocument, place: NewPlace, at?: number): NewDestination {
  const text = (value: string | null) => (value ? tidyText(value, PLACE_MAX) : null);
  const now = new Date();
  const { previous, into, onward } = newLegs(document, place, at);
  const id = newId();
  const add: SingleChange = {
    kind: 'destination.add',
    id,
    ...(at === undefined ? {} : { at }),
    fields: {
      name: tidyText(place.name, PLACE_MAX),
      localName: text(place.localName),
      region: text(place.region),
      country: text(place.country),
      coords: place.coords,
      timezone: place.timezone,
      ...(place.nights === undefined ? {} : { nights: place.nights }),
      transport: onward,
      createdAtUtc: now.toISOString(),
      userOffset: -now.getTimezoneOffset(),
    },
  };
  const changesLeg = previous && into && into.transport !== previous.transport;
  return {
    id,
    changes: changesLeg
      ? [add, { kind: 'destination.set', id: previous.id, fields: { transport: into.transport } }]
      : [add],
    proposed: previous && into?.reason ? { ...into, from: previous } : null,
  };
}

/**
 * The changes that add several places, one after the other.
 *
 * @param at 1-based position of the first; the end if missing
 */
export function newDestinations(
  document: TripDocument,
  places: readonly NewPlace[],
  at?: number,
): Pick<NewDestination, 'changes'> & { ids: Id[] } {
  let soFar = document;
  const changes: SingleChange[] = [];
  const ids: Id[] = [];
  for (const [index, place] of places.entries()) {
    const added = newDestination(soFar, place, at === undefined ? undefined : at + index);
    soFar = applyEdit(soFar, { kind: 'batch', changes: added.changes }).document;
    changes.push(...added.changes);
    ids.push(added.id);
  }
  return { changes, ids };
}

/** The legs that a place at a position would have: to load what is known about them. */
export function waysThrough(document: TripDocument, coords: Coords, at: number): WayBetween[] {
  const stops = orderedDestinations(document);
  const [previous, next] = [stops[at - 2], stops[at - 1]];
  return [
    ...(previous ? [{ from: previous.coords, to: coords }] : []),
    ...(next ? [{ from: coords, to: next.coords }] : []),
  ];
}

/**
 * The transports of the legs to and from a new destination. Both halves of a divided leg keep its transport if it can get there;
 * other legs are proposed. A last destination repeats the transport that leads to it.
 */
function newLegs({ destinations }: TripDocument, { coords }: NewPlace, at?: number) {
  const stops = orderedDestinations({ destinations });
  const index = Math.min(at ?? stops.length + 1, stops.length + 1) - 1;
  const [previous, next] = [stops[index - 1], stops[index]];
  const divided = previous && next ? previous.transport : null;
  const before = stops.slice(0, Math.max(0, index - 1)).map(({ transport }) => transport);
  const after = stops.slice(index, -1).map(({ transport }) => transport);

  function leg(way: WayBetween, beside: readonly Transport[]): TransportProposal | KeptTransport {
    const times = travelTimesOf(way);
    if (divided && canTravel(divided, { ...way, times })) return { transport: divided, reason: null };
    return proposeTransport({ ...way, times, beside });
  }

  const into = previous
    ? leg({ from: previous.coords, to: coords }, before.length > 0 ? before : after.toReversed())
    : null;
  const onward = next
    ? leg({ from: coords, to: next.coords }, into ? [...before, into.transport] : after.toReversed())
    : into;
  return { previous, into, onward: onward?.transport ?? 'MyVehicle' };
}

type KeptTransport = { transport: Transport; reason: null };
