import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { makeTrip, STOPS, TRIP_ID } from '@wayfold/domain/testing/trips';
import type { TripEdit } from '../trip-session/trip-store';
import { settled } from './manual-timing';
import { StandInDevice } from './stand-in-device';

/** Denver, Moab and Page, from May 8, 2027. */
export const RED_ROCK = makeTrip('2027-05-08', { denver: 1, moab: 2, page: 1 });

/** The edit that adds a stop. */
export function addStop(stop: keyof typeof STOPS): TripEdit {
  const { id, ...fields } = STOPS[stop];
  return { kind: 'destination.add', id, fields };
}

/** The edit that sets the number of nights at a stop. */
export const nights = (id: string, count: number): TripEdit => ({
  kind: 'destination.set',
  id,
  fields: { nights: count },
});

/** The names of the stops in order. */
export function namesOf(document: TripDocument): string[] {
  return orderedDestinations(document).map(({ name }) => name);
}

/** A signed-in user with the road trip on the server, open in one tab. */
export async function withTrip() {
  const device = new StandInDevice();
  device.server.add(RED_ROCK, device.signIn());
  const tab = device.tab();
  const trip = tab.use(TRIP_ID);
  await settled();
  return { device, server: device.server, timing: device.timing, tab, trip };
}

/** The trip as the server has it. */
export const onServer = ({ server }: Pick<StandInDevice, 'server'>, tripId = TRIP_ID) => {
  const trip = server.trips.get(tripId);
  if (!trip) throw new Error('The server does not have the trip.');
  return trip.document;
};
