import type { Transport } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Home } from '@wayfold/contract/trip/home';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { rankTransports } from '@wayfold/domain/travel/transport-choice';

type TripSet = SingleChange & { kind: 'trip.set' };

/** Which of the two legs of home a trip has. */
export interface HomeEnds {
  readonly out: boolean;
  readonly back: boolean;
}

/**
 * Has the trip start or end at home, or both. A leg that is new gets the transport that the trip uses most and that suits
 * the distance; one that is there keeps its own.
 */
export function homeChange(document: TripDocument, home: Home, { out, back }: HomeEnds): TripSet {
  const { homeOut, homeBack } = document.trip;
  const ordered = orderedDestinations(document);
  const others = ordered.slice(0, -1).map(({ transport }) => transport);
  const usual = (destination = ordered[0]): Transport => {
    const ends = { from: home.coords, to: destination?.coords ?? home.coords };
    return rankTransports({ ...ends, current: 'Hidden', others })[0] ?? 'Other';
  };
  const fields = {
    home,
    homeOut: out ? (homeOut ?? usual()) : null,
    homeBack: back ? (homeBack ?? usual(ordered.at(-1))) : null,
  };
  return { kind: 'trip.set', fields };
}

/** Removes one leg of home, and home itself with the last one. */
export function withoutHomeEnd(document: TripDocument, end: 'homeOut' | 'homeBack'): TripSet {
  const other = end === 'homeOut' ? document.trip.homeBack : document.trip.homeOut;
  return { kind: 'trip.set', fields: { [end]: null, ...(other === null ? { home: null } : {}) } };
}
