import type { Coords, Id, Transport } from '@wayfold/contract/kernel/values';
import { DEFAULT_TRANSPORT } from '@wayfold/contract/kernel/word-lists';
import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { greatCircleMeters, roughLeg } from './legs';

/** What the best position in a trip depends on. */
type SpotDocument = Pick<TripDocument, 'trip' | 'destinations' | 'events'>;

/** The position in a trip where a new stop adds the least time. */
export interface Insertion {
  /** The 1-based position it would take. */
  readonly at: number;
  /** Approximate additional travel time in seconds; never negative. */
  readonly extraSeconds: number;
  /** The stop before and the stop after it; null at the ends of the trip. */
  readonly after: { readonly id: Id; readonly name: string } | null;
  readonly before: { readonly id: Id; readonly name: string } | null;
}

/** What a new stop at one position adds to the route, approximately. Null if there is no stop next to it. */
export function insertionAt(ordered: readonly Destination[], at: number, coords: Coords): Insertion | null {
  const [previous, next] = [ordered[at - 2], ordered[at - 1]];
  if (!previous && !next) return null;
  const mode = modeOf(previous?.transport ?? next?.transport);
  const to = previous ? roughLeg(previous.coords, coords, mode).seconds : 0;
  const from = next ? roughLeg(coords, next.coords, mode).seconds : 0;
  const now = previous && next ? roughLeg(previous.coords, next.coords, mode).seconds : 0;
  return {
    at,
    extraSeconds: Math.max(0, to + from - now),
    after: previous ? { id: previous.id, name: previous.name } : null,
    before: next ? { id: next.id, name: next.name } : null,
  };
}

/** Whether a place lies between two stops, neither behind the first nor beyond the second; only such places are on the way. */
export function liesBetween(coords: Coords, [from, to]: [Coords, Coords]): boolean {
  const whole = greatCircleMeters(from, to);
  return greatCircleMeters(from, coords) <= whole && greatCircleMeters(coords, to) <= whole;
}

/**
 * Whether the start of the trip should stay where it is: it has a start date, or its first destination has nights, plans, a
 * stay or a booked arrival. A stop in front of it would move the day they arrive there, so only a person puts one there.
 */
export function keepsStart({ trip, destinations, events }: SpotDocument): boolean {
  const [first] = orderedDestinations({ destinations });
  if (!first) return false;
  const isHeld = trip.startDate !== null || first.nights > 0 || first.arriveFixed !== null;
  return isHeld || Object.values(events).some(({ destid }) => destid === first.id);
}

/**
 * Finds where a new stop fits best, by the travel time it adds; never before a first destination that `keepsStart`.
 *
 * Each leg keeps its transport, and both halves of a split leg use the same one. All times are rough, so that they can
 * be compared. Of equally good positions, the later one is chosen. Null for a trip without destinations.
 */
export function bestInsertion(document: SpotDocument, coords: Coords): Insertion | null {
  const ordered = orderedDestinations(document);
  let best: Insertion | null = null;
  for (let at = keepsStart(document) ? 2 : 1; at <= ordered.length + 1; at += 1) {
    const spot = insertionAt(ordered, at, coords);
    if (spot && (!best || spot.extraSeconds <= best.extraSeconds)) best = spot;
  }
  return best;
}

/** A hidden leg has no time of its own, so it counts as the default transport. */
function modeOf(transport: Transport | undefined): Transport {
  return transport === undefined || transport === 'Hidden' ? DEFAULT_TRANSPORT : transport;
}
