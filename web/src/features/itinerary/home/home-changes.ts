import type { Transport } from '@wayfold/contract/kernel/values';
import { DEFAULT_TRANSPORT } from '@wayfold/contract/kernel/word-lists';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Home } from '@wayfold/contract/trip/home';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { proposeTransport } from '@wayfold/domain/travel/transport-proposal';
import { travelTimesOf, type WayBetween } from '../../../api/places/travel-times';

type TripSet = SingleChange & { kind: 'trip.set' };

/** Which of the two legs of home a trip has. */
export interface HomeEnds {
  readonly out: boolean;
  readonly back: boolean;
}

/**
 * Has the trip start or end at home, or both. A leg that is new gets the transport that fits the
 * geography and the trip; one that is there keeps its own.
 */
export function homeChange(document: TripDocument, home: Home, { out, back }: HomeEnds): TripSet {
  const { homeOut, homeBack } = document.trip;
  const ordered = orderedDestinations(document);
  const others = ordered.slice(0, -1).map(({ transport }) => transport);
  const [first, last] = homeWays(document, home);
  const proposed = (way: WayBetween | undefined, beside: readonly Transport[]): Transport =>
    way ? proposeTransport({ ...way, times: travelTimesOf(way), beside }).transport : DEFAULT_TRANSPORT;
  const fields = {
    home,
    homeOut: out ? (homeOut ?? proposed(first, others.toReversed())) : null,
    homeBack: back ? (homeBack ?? proposed(last, others)) : null,
  };
  return { kind: 'trip.set', fields };
}

/** The ways from home to the first destination and to the last one. */
export function homeWays(document: TripDocument, home: Home): WayBetween[] {
  const ordered = orderedDestinations(document);
  return [ordered[0], ordered.at(-1)].flatMap((stop) =>
    stop ? [{ from: home.coords, to: stop.coords }] : [],
  );
}

/** Removes one leg of home, and home itself with the last one. */
export function withoutHomeEnd(document: TripDocument, end: 'homeOut' | 'homeBack'): TripSet {
  const other = end === 'homeOut' ? document.trip.homeBack : document.trip.homeOut;
  return { kind: 'trip.set', fields: { [end]: null, ...(other === null ? { home: null } : {}) } };
}
