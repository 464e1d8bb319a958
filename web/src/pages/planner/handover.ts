import type { QueryClient } from '@tanstack/react-query';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { beginTrip } from '../../api/trip-session/device-registry';
import { firstCurrency } from '../../api/trip-session/first-currency';
import { newDestinations } from '../../features/add-destination/new-destination';
import type { FirstStop, PlannerHandover } from '../../planner-state/first-stop';

/** The stops of trips that were created but aren't open yet, by trip id. */
const waiting = new Map<string, readonly FirstStop[]>();

/** Creates the trip that another page asked for and returns its id. */
export function beginHandedOver({ firstStop, moreStops = [], newTrip }: PlannerHandover): string {
  const tripId = beginTrip(
    newTrip
      ? { name: newTrip.name, ...(newTrip.travelerName ? { travelerName: newTrip.travelerName } : {}) }
      : {},
  );
  if (firstStop) waiting.set(tripId, [firstStop, ...moreStops]);
  return tripId;
}

/** Returns the changes that add the first stops to their new trip; empty if there are none or they were already taken. */
export function takeFirstStop(tripId: string, queryClient: QueryClient): SingleChange[] {
  const [stop, ...others] = waiting.get(tripId) ?? [];
  waiting.delete(tripId);
  if (!stop) return [];
  const { startDate, ...place } = stop;
  const currency = firstCurrency(queryClient, place.countryCode);
  const fields = { ...(startDate ? { startDate } : {}), ...(currency ? { currency } : {}) };
  const empty = emptyDocument({ id: tripId, currency: 'USD' });
  return [
    ...newDestinations(empty, [place, ...others]).changes,
    ...(Object.keys(fields).length > 0 ? [{ kind: 'trip.set' as const, fields }] : []),
  ];
}
