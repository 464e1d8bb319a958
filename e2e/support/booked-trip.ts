import type { BookingKind, BookingStatus } from '@wayfold/contract/trip/booking-kinds';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { Traveler } from './browser';
import { addTrip, newGuest, type PreparedStop, signIn } from './prepared-trip';

/** Four destinations over the date line and by night train, with their zones, in order. */
const BOOKED_STOPS: readonly (PreparedStop & { timezone: string })[] = [
  { name: 'Los Angeles', coords: [-118.2437, 34.0522], nights: 2, timezone: 'America/Los_Angeles' },
  { name: 'Sydney', coords: [151.2073, -33.8679], nights: 3, timezone: 'Australia/Sydney' },
  { name: 'Vienna', coords: [16.3721, 48.2085], nights: 3, timezone: 'Europe/Vienna' },
  { name: 'Venice', coords: [12.3267, 45.4386], nights: 2, timezone: 'Europe/Rome' },
];

/** A booking of a prepared trip, by the names of its destinations. */
export interface PreparedBooking {
  kind: BookingKind;
  status?: BookingStatus;
  provider: string;
  number?: string;
  start?: string;
  end?: string;
  code?: string;
  /** Destinations by name. */
  from?: string;
  to?: string;
  in?: string;
}

/**
 * Creates the trip with these bookings through the public API for a guest, and signs the traveler's device in. It starts on
 * May 8, 2027, and nothing is opened.
 *
 * @returns the URL of its planner
 */
export async function prepareBookedTrip(
  traveler: Traveler,
  bookings: readonly PreparedBooking[],
): Promise<string> {
  const guest = await newGuest(traveler);
  await signIn(traveler, JSON.stringify(guest));
  const address = await addTrip(traveler, guest.token, { name: 'Pacific and Alps', stops: [] });
  const ids = new Map(BOOKED_STOPS.map(({ name }) => [name, newId()]));
  const idOf = (name: string | undefined) => (name === undefined ? null : (ids.get(name) ?? null));
  const changes: SingleChange[] = [
    ...BOOKED_STOPS.map(
      ({ name, ...fields }): SingleChange => ({
        kind: 'destination.add',
        id: ids.get(name) ?? '',
        fields: { name, ...fields },
      }),
    ),
    ...bookings.map(
      ({ from, to, in: place, ...fields }): SingleChange => ({
        kind: 'booking.add',
        id: newId(),
        fields: {
          status: 'booked' as const,
          ...fields,
          fromDest: idOf(from),
          toDest: idOf(to),
          destid: idOf(place),
        },
      }),
    ),
  ];
  const trip = new URL(address, 'http://localhost').searchParams.get('trip');
  const answer = await traveler.context.request.post(`/api/trip/${trip}/changes`, {
    headers: { authorization: `Bearer ${guest.token}` },
    data: { baseVersion: 0, changes: [{ changeId: newId(), change: { kind: 'batch', changes } }] },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return address;
}
