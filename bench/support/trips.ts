import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Trip } from '@wayfold/contract/trip/trip';
import { addDays } from '@wayfold/domain/calendar/dates';
import { newId } from '@wayfold/domain/document/ids';
import type { Product } from './product';

/** How many rows a trip has. */
export interface TripSize {
  destinations: number;
  events: number;
  costs: number;
}

/** The size of trip that most figures use. */
export const USUAL_TRIP: TripSize = { destinations: 10, events: 50, costs: 40 };
/** The largest trip in which edits must stay fast. */
export const LARGE_TRIP: TripSize = { destinations: 100, events: 1_000, costs: 40 };

const START = '2027-05-08';
const NIGHTS = 2;
const CHANGES_AT_ONCE = 200;

const PLACES = [
  { name: 'Denver', coords: [-104.9903, 39.7392] },
  { name: 'Moab', coords: [-109.5498, 38.5733] },
  { name: 'Springdale', coords: [-112.9988, 37.1889] },
  { name: 'Page', coords: [-111.4558, 36.9147] },
  { name: 'Grand Canyon Village', coords: [-112.1401, 36.0544] },
  { name: 'Santa Fe', coords: [-105.9378, 35.687] },
] as const;

/** The changes that create a trip of this size: all destinations, then all events spread over them, then all costs. */
export function changesOf({ destinations, events, costs }: TripSize): SingleChange[] {
  const stops = Array.from({ length: destinations }, (_, i) => ({
    id: newId(),
    place: PLACES[i % PLACES.length],
  }));
  const stopOf = (i: number) => stops[i % stops.length]?.id ?? null;
  return [
    { kind: 'trip.set', fields: { startDate: START } },
    ...stops.map(({ id, place }, i): SingleChange => {
      const { name, coords } = place ?? PLACES[0];
      // As on a real trip, no two destinations are at the same point.
      const at: [number, number] = [coords[0] + i / 100, coords[1]];
      const fields = { name: `${name} ${i + 1}`, coords: at, nights: NIGHTS, timezone: 'America/Denver' };
      return { kind: 'destination.add', id, fields: { ...fields, region: 'Utah', country: 'United States' } };
    }),
    ...Array.from({ length: events }, (_, i): SingleChange => {
      const day = addDays(START, (i % destinations) * NIGHTS + (i % NIGHTS));
      const start = `${day}T${String(8 + (i % 12)).padStart(2, '0')}:30`;
      const fields = {
        name: `Dinner at Desert Bistro ${i + 1}`,
        start,
        category: 'Food' as const,
        costEst: 45.5,
      };
      return {
        kind: 'event.add',
        id: newId(),
        fields: { ...fields, notes: 'Ask for a table by the window.' },
      };
    }),
    ...Array.from({ length: costs }, (_, i): SingleChange => {
      const fields = { supplier: `Lodge ${i + 1}`, expenseCategory: 'Lodging' as const, costEst: 180 };
      return { kind: 'cost.add', id: newId(), fields: { ...fields, destinationid: stopOf(i) } };
    }),
  ];
}

/** Creates a trip of this size through the API and returns it in its wire format. */
export async function makeTrip({ api }: Pick<Product, 'api'>, size: TripSize): Promise<Trip> {
  const { id } = await api.trips.create({ body: { name: 'Red Rock & High Desert' } });
  const all = changesOf(size);
  for (let from = 0; from < all.length; from += CHANGES_AT_ONCE) {
    const change = { kind: 'batch' as const, changes: all.slice(from, from + CHANGES_AT_ONCE) };
    await api.trips.sendChanges({
      params: { id },
      body: { baseVersion: 0, changes: [{ changeId: newId(), change }] },
    });
  }
  const trip = await api.trips.get({ params: { id } });
  const made = [trip.destinations.length, trip.tripEvents.length, trip.tripCosts.length];
  if (made.join() !== [size.destinations, size.events, size.costs].join()) {
    throw new Error(`The trip has ${made.join(', ')} destinations, events and costs.`);
  }
  return trip;
}
