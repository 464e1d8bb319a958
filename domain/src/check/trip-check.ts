import type { PlanHours } from '../day/visit-hours';
import type { TripDocument } from '../document/trip-document';
import { standingOf } from '../travel/journeys';
import { findBackward, findDeadlines, findLoose } from './check-bookings';
import { findEventsOutside, findOverlaps, findUnpriced } from './check-events';
import { findClosedVisits } from './check-hours';
import { findCars, findConnections, findOffDays } from './check-journeys';
import { findFerriesToBook, findLegTroubles, findLongDrives } from './check-legs';
import { findLodgingTroubles } from './check-lodging';
import { findEmptyDays, findNightsWithoutStay } from './check-stays';
import type { Finding, Severity } from './findings';

const ORDER: Readonly<Record<Severity, number>> = { cannot: 0, decide: 1, missing: 2 };

/**
 * Checks a settled trip: first what can't work, then what needs a decision, then what is missing; each in trip order.
 *
 * Opening hours that aren't passed in aren't known. Pure, but too slow to run on every keystroke, because it compares times
 * across time zones.
 *
 * @param now for deadlines, in minutes since 1970 in UTC
 */
export function checkTrip(document: TripDocument, now: number, hours: PlanHours = new Map()): Finding[] {
  const standing = standingOf(document);
  const legs = findLegTroubles(document);
  const troubled = new Set(
    legs.filter(({ kind }) => kind !== 'leg-too-long').map(({ rows }) => rows[0]?.id ?? ''),
  );
  return [
    ...findEventsOutside(document),
    ...legs,
    ...findBackward(document),
    ...findConnections(document, standing),
    ...findOffDays(document, standing, troubled),
    ...findLodgingTroubles(document, standing),
    ...findLoose(document, standing),
    ...findDeadlines(document, now),
    ...findOverlaps(document),
    ...findClosedVisits(document, hours),
    ...findLongDrives(document),
    ...findCars(document),
    ...findNightsWithoutStay(document),
    ...findFerriesToBook(document, standing),
    ...findEmptyDays(document),
    ...findUnpriced(document),
  ].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
