import type { Id } from '@wayfold/contract/kernel/values';
import type { Destination, TripRow } from '@wayfold/contract/trip/trip';
import { completeRow } from '../document/rows';
import { orderedDestinations, type TripDocument } from '../document/trip-document';

/**
 * The legs from home and back. Home isn't a destination, but its legs are legs like all others, so here it takes the form
 * of one: whatever works with a leg takes the two destinations it connects.
 */

/** The id of the leg from home, and of home where that leg starts. */
export const HOME_OUT = 'home-out';
/** The id of home where the leg back ends. That leg has the id of the last destination, like any leg that starts there. */
export const HOME_BACK = 'home-back';

/** Whether the id stands for home rather than for a destination. */
export function isHome(id: Id): boolean {
  return id === HOME_OUT || id === HOME_BACK;
}

/** Home as the start of the leg to the first destination, with that leg's transport; null if the trip doesn't start there. */
export function homeStart(trip: TripRow, first: Destination | undefined): Destination | null {
  const { home, homeOut, homeLeg, homeMiles, homeHours, startDate } = trip;
  if (!home || !homeOut || !first) return null;
  const leg = { transport: homeOut, leg: homeLeg };
  const row = completeRow('destinations', HOME_OUT, { ...placeOf(home), ...leg });
  const days = { nights: 0, dtArrive: startDate, dtDepart: startDate };
  return { ...row, ...days, destinationOrder: 0, miles: homeMiles, hours: homeHours };
}

/** Home as the end of the leg from the last destination; null if the trip doesn't end there. */
export function homeEnd(trip: TripRow): Destination | null {
  const { home, homeBack } = trip;
  return home && homeBack ? { ...completeRow('destinations', HOME_BACK, placeOf(home)), nights: 0 } : null;
}

function placeOf({ name, coords, zone }: NonNullable<TripRow['home']>) {
  return { name, coords, timezone: zone };
}

/** The last destination as the start of the leg back home, by that leg's own transport. */
export function leavingForHome(last: Destination, { homeBack }: TripRow): Destination {
  return homeBack && homeBack !== last.transport ? { ...last, transport: homeBack } : last;
}

/** A leg of a trip by the two places it connects. Its id, transport and measurement are those of `from`. */
export interface LegPair {
  readonly from: Destination;
  readonly to: Destination;
}

const pairsCache = new WeakMap<TripDocument['destinations'], { trip: TripRow; pairs: readonly LegPair[] }>();

/**
 * All legs of a settled trip in order, hidden ones included: from home if it starts there, between the destinations, and
 * back home if it ends there. Cached for as long as the trip's own row and its destinations are the same.
 */
export function legPairs(document: Pick<TripDocument, 'trip' | 'destinations'>): readonly LegPair[] {
  const known = pairsCache.get(document.destinations);
  if (known?.trip === document.trip) return known.pairs;
  const pairs = pairsOf(document.trip, orderedDestinations(document));
  pairsCache.set(document.destinations, { trip: document.trip, pairs });
  return pairs;
}

/** As `legPairs`, of destinations in order that may still change. */
export function pairsOf(trip: TripRow, ordered: readonly Destination[]): LegPair[] {
  const [first] = ordered;
  const last = ordered.at(-1);
  const start = homeStart(trip, first);
  const end = homeEnd(trip);
  return [
    ...(start && first ? [{ from: start, to: first }] : []),
    ...ordered.flatMap((from, index) => {
      const to = ordered[index + 1];
      return to ? [{ from, to }] : [];
    }),
    ...(end && last ? [{ from: leavingForHome(last, trip), to: end }] : []),
  ];
}
