import type { Transport } from '@wayfold/contract/kernel/values';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import type { EventDrop } from './events/event-order';

/** What the list asks for. The functions stay the same while the trip is open, so that rows are not drawn again. */
export interface ItineraryActions {
  /** To a 1-based place. */
  move(id: string, to: number): void;
  remove(id: string): void;
  rename(destination: Destination): void;
  setNights(id: string, nights: number): void;
  /** Fixes the arrival; of the first destination it is the start of the trip. */
  setArrive(id: string, date: string): void;
  /** Lets the arrival follow from the destinations before. */
  unfixArrive(id: string): void;
  setTransport(id: string, transport: Transport): void;
  addEvent(place: { destid: string; date: string | null; dayIndex: number }, name: string): void;
  editEvent(event: TripEvent): void;
  dropEvent(drop: EventDrop): void;
}
