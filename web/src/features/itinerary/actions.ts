import type { Transport } from '@wayfold/contract/kernel/values';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import type { BookingPlace } from '../../trip-ui/bookings/booking-place';
import type { EventDrop } from '../../trip-ui/plan-drag/event-order';
import type { PlanDay } from '../../trip-ui/plans/place-event';

/** Callbacks of the list. The functions stay the same while the trip is open, so that rows don't rerender. */
export interface ItineraryActions {
  /** `to` is a 1-based position. */
  move(id: string, to: number): void;
  remove(id: string): void;
  rename(destination: Destination): void;
  setNights(id: string, nights: number): void;
  /** Fixes the arrival; for the first destination this is the start of the trip. */
  setArrive(id: string, date: string): void;
  /** Computes the arrival from the previous destinations again. */
  unfixArrive(id: string): void;
  /** Changes every leg of the trip, but leaves other hidden ones hidden. */
  setTransportForAll(id: string, transport: Transport): void;
  setTransport(id: string, transport: Transport): void;
  addPlan(day: PlanDay): void;
  /** Shows a day by its key (`dayKey`). */
  openDay(key: string): void;
  editEvent(event: TripEvent): void;
  /** @param said reported, with Undo, unless the event gets another time */
  dropEvent(drop: EventDrop, said?: string | null): void;
  openBooking(id: string): void;
  addBooking(place: BookingPlace): void;
}
