import type { Id } from '@wayfold/contract/kernel/values';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { daysBetween } from '../calendar/dates';
import { shownAmount } from '../document/costs';
import { addAmounts } from '../document/money';
import { eventDate, eventsOf, type TripDocument } from '../document/trip-document';

const MINUTES_PER_DAY = 1_440;

/**
 * Finds the lodging for each night at a destination, in order: the first that covers the night, or null.
 *
 * Lodging without an end covers all remaining nights.
 */
export function nightStays(document: TripDocument, stop: Destination): (TripEvent | null)[] {
  const nights = Array.from({ length: stop.nights }, (): TripEvent | null => null);
  for (const event of eventsOf(document, stop.id)) {
    if (event.category !== 'Lodging' || !event.active) continue;
    const [from, to] = nightsOf(document, event, stop);
    for (let night = Math.max(0, from); night < Math.min(to, stop.nights); night += 1)
      nights[night] ??= event;
  }
  return nights;
}

/** The nights at a destination that lodging covers, counted from 0: the first one, and the one after the last. */
export function nightsOf(
  document: Pick<TripDocument, 'destinations'>,
  event: TripEvent,
  stop: Destination,
): [from: number, to: number] {
  const date = eventDate(document, event);
  const from =
    date === null || stop.dtArrive === null ? (event.dayIndex ?? 1) - 1 : daysBetween(stop.dtArrive, date);
  // An event that ends on its own day is only the check-in, not the stay.
  const days =
    event.start !== null
      ? event.end === null
        ? 0
        : daysBetween(event.start, event.end)
      : Math.floor((event.minutes ?? 0) / MINUTES_PER_DAY);
  return [from, days > 0 ? from + days : stop.nights];
}

/** The sum of cost rows in the category Lodging, by destination, only in the trip’s currency. */
export function lodgingHeld(document: TripDocument): Map<Id, number> {
  const held = new Map<Id, number>();
  for (const cost of Object.values(document.costs)) {
    const { expenseCategory, destinationid, currency } = cost;
    const amount = shownAmount(cost);
    if (expenseCategory !== 'Lodging' || destinationid === null || amount === null) continue;
    if ((currency ?? document.trip.currency) !== document.trip.currency) continue;
    held.set(destinationid, addAmounts([held.get(destinationid) ?? 0, amount]));
  }
  return held;
}
