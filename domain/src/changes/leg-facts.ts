import type { Transport } from '@wayfold/contract/kernel/values';
import type { Leg } from '@wayfold/contract/trip/leg';
import type { Destination } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '../document/trip-document';
import { bookedWay } from '../travel/journeys';
import { type LegContents, legContents } from '../travel/leg-contents';
import { fittingLeg, legTotals } from './settle';

/** What is known about the way from one destination to the next. */
export type LegFacts =
  /** Left out of the map and the totals. */
  | { kind: 'hidden' }
  /** No route was found: a straight line stands in for it. */
  | { kind: 'failed' }
  /** `isAbout` if it was neither measured on roads or rails nor booked. */
  | { kind: 'known'; miles: number; hours: number; isAbout: boolean; contents: LegContents };

/** Reads what is known about the leg that starts at a destination. */
export function legFacts(from: Destination, to: Destination, bookings: TripDocument['bookings']): LegFacts {
  if (from.transport === 'Hidden') return { kind: 'hidden' };
  const leg = fittingLeg(from, to);
  if (leg?.failed) return { kind: 'failed' };
  const isBooked = bookedWay(bookings, from, to).hours !== null;
  // What a booked journey contains is in its own times.
  const contents = legContents(isBooked ? [] : leg?.parts);
  const isAbout = !isBooked && (leg?.estimated ?? true);
  return { kind: 'known', miles: from.miles, hours: from.hours, isAbout, contents };
}

/**
 * What would be known about the leg after changing its transport.
 *
 * @param leg what the server measured for that; null if nothing, then it is an estimate
 */
export function legFactsBy(
  transport: Transport,
  { from, to, leg }: { from: Destination; to: Destination; leg: Leg | null },
): LegFacts {
  const changed = { ...from, transport, leg };
  // What is booked is booked by the transport there is.
  return legFacts({ ...changed, ...legTotals({}, changed, to) }, to, {});
}
