import type { Api } from '@wayfold/contract/api';
import type { Client } from '@wayfold/contract/kernel/client';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { Trip } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { changesOf, type TripSize } from '../support/trips';

/** The maximum number of rows of a trip. */
export const LARGEST_TRIP: TripSize = {
  destinations: TRIP_LIMITS.destinations,
  events: TRIP_LIMITS.events,
  costs: TRIP_LIMITS.costs,
};

const CHANGES_AT_ONCE = 200;
/** Bytes of a row in the document, without notes. */
const ROW_BYTES = { destination: 600, event: 530, cost: 250 };
/** Share of a trip's maximum size; the rest is left for the attacks' changes. */
const FILLED = 0.95;

/** Creates and returns the largest trip that fits, with long notes. */
export async function makeLargestTrip(api: Client<Api>): Promise<Trip> {
  const trip = await makeTripOf(api, 'The largest trip', LARGEST_TRIP, notesLength());
  const bytes = Buffer.byteLength(JSON.stringify(documentFromTrip(trip)));
  const share = bytes / TRIP_LIMITS.bytes;
  if (share < 0.9) throw new Error(`The largest trip has ${bytes} bytes of ${TRIP_LIMITS.bytes} alone.`);
  return trip;
}

/** Creates a trip of this size and returns it in its wire format. */
export async function makeTripOf(
  api: Client<Api>,
  name: string,
  size: TripSize,
  lettersOfNotes: number,
): Promise<Trip> {
  const { id } = await api.trips.create({ body: { name } });
  const all = changesOf(size).map((change) => withNotes(change, lettersOfNotes));
  for (let from = 0; from < all.length; from += CHANGES_AT_ONCE) {
    const change = { kind: 'batch' as const, changes: all.slice(from, from + CHANGES_AT_ONCE) };
    await api.trips.sendChanges({
      params: { id },
      // A recent base version keeps earlier changes out of the response.
      body: { baseVersion: from / CHANGES_AT_ONCE, changes: [{ changeId: newId(), change }] },
    });
  }
  const trip = await api.trips.get({ params: { id } });
  const made = [trip.destinations.length, trip.tripEvents.length, trip.tripCosts.length];
  if (made.join() !== [size.destinations, size.events, size.costs].join()) {
    throw new Error(`The trip has ${made.join(', ')} destinations, events and costs.`);
  }
  return trip;
}

function withNotes(change: SingleChange, letters: number): SingleChange {
  if (change.kind !== 'event.add') return change;
  return {
    ...change,
    fields: { ...change.fields, notes: 'Ask for a table. '.repeat(letters).slice(0, letters) },
  };
}

function notesLength(): number {
  const { destinations, events, costs, bytes } = TRIP_LIMITS;
  const rows = destinations * ROW_BYTES.destination + events * ROW_BYTES.event + costs * ROW_BYTES.cost;
  return Math.floor((bytes * FILLED - rows) / events);
}
