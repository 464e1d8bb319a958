import type { PlanHours } from '../day/visit-hours';
import type { TripDocument } from '../document/trip-document';
import { findEventsOutside, findOverlaps, findUnpriced } from './check-events';
import { findClosedVisits } from './check-hours';
import { findFerriesToBook, findLegTroubles, findLongDrives } from './check-legs';
import { findEmptyDays, findNightsWithoutStay } from './check-stays';
import type { Finding, Severity } from './findings';

const ORDER: Readonly<Record<Severity, number>> = { cannot: 0, decide: 1, missing: 2 };

/**
 * Checks a settled trip: first what can't work, then what needs a decision, then what is missing; each in trip order.
 *
 * Opening hours that aren't passed in aren't known. Pure, but too slow to run on every keystroke, because it compares times across time zones.
 */
export function checkTrip(document: TripDocument, hours: PlanHours = new Map()): Finding[] {
  return [
    ...findEventsOutside(document),
    ...findLegTroubles(document),
    ...findOverlaps(document),
    ...findClosedVisits(document, hours),
    ...findLongDrives(document),
    ...findNightsWithoutStay(document),
    ...findFerriesToBook(document),
    ...findEmptyDays(document),
    ...findUnpriced(document),
  ].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
