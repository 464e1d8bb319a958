import type { TripTotals } from '@wayfold/contract/trip/trip';
import { ledgerOf, type Money, ownTotals, type PricedCollection } from './costs';
import { orderedDestinations, type TripDocument } from './trip-document';

/** Adds up a settled trip: miles and hours of its legs, nights, and money by currency. */
export function totalsOf(
  document: Pick<TripDocument, 'trip' | 'destinations' | PricedCollection>,
): TripTotals {
  let miles = 0;
  let hours = 0;
  let nights = 0;
  for (const row of orderedDestinations(document)) {
    miles += row.miles;
    hours += row.hours;
    nights += row.nights;
  }
  miles += document.trip.homeMiles;
  hours += document.trip.homeHours;
  return { miles, hours, nights, ...ownTotals(ledgerOf(document), document.trip.currency) };
}

/** The estimate of a trip in each of its currencies. */
export function estimatesOf({ costs }: Pick<TripTotals, 'costs'>): Money[] {
  return costs.map(({ currency, costEst }) => ({ currency, amount: costEst }));
}

/** The first arrival and the last departure; null while the trip has no dates or no destinations. */
export function tripDates(document: Pick<TripDocument, 'destinations'>): { from: string; to: string } | null {
  const ordered = orderedDestinations(document);
  const from = ordered[0]?.dtArrive ?? null;
  if (from === null) return null;
  let to = from;
  for (const { dtDepart } of ordered) if (dtDepart !== null && dtDepart > to) to = dtDepart;
  return { from, to };
}
