import type { SingleChange } from '@wayfold/contract/trip/change';
import { addDays } from '../calendar/dates';
import { applyEdit } from '../changes/apply-change';
import { emptyDocument, type TripDocument } from '../document/trip-document';
import { idOf, TRIP_ID } from './trips';

/** The number of rows in the trip that `makeLargeTrip` creates. */
export interface LargeTripSize {
  readonly destinations: number;
  readonly events: number;
}

const START = '2027-05-08';

/**
 * Creates a trip whose events are spread over its destinations of two nights each; the first destination is `idOf(1)`.
 */
export function makeLargeTrip({ destinations, events }: LargeTripSize): TripDocument {
  const stops = Array.from({ length: destinations }, (_, i): SingleChange => {
    const coords: [number, number] = [-120 + i / 10, 40];
    return { kind: 'destination.add', id: idOf(i + 1), fields: { name: `Stop ${i + 1}`, coords, nights: 2 } };
  });
  const plans = Array.from({ length: events }, (_, i): SingleChange => {
    const start = `${addDays(START, (i % destinations) * 2)}T10:30`;
    return { kind: 'event.add', id: idOf(10_000 + i), fields: { name: `Plan ${i + 1}`, start } };
  });
  const empty = emptyDocument({ id: TRIP_ID, currency: 'USD', startDate: START, name: 'Round the world' });
  const stopped = applyEdit(empty, { kind: 'batch', changes: stops }).document;
  return applyEdit(stopped, { kind: 'batch', changes: plans }).document;
}
