import type { Id, LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { Edit, LegsSet } from '@wayfold/contract/trip/change';
import { nameOfRow } from '../document/rows';

/** It `cannot` work as planned, needs a decision (`decide`), or something is `missing`. */
export type Severity = 'cannot' | 'decide' | 'missing';

/** A row that a finding is about. */
export interface FindingRow {
  readonly in: 'destinations' | 'events' | 'bookings';
  readonly id: Id;
  /** Empty for a booking that only has a kind. */
  readonly name: string;
}

/** A change that resolves a finding. */
export type Fix = Exclude<Edit, LegsSet>;

/** What a finding says besides its rows, by kind. */
export interface FindingData {
  /** Two events at the same time: when both take place, in the first one's local time. */
  overlap: { readonly from: LocalMoment; readonly to: LocalMoment };
  /** An event outside the dates of its destination. `date` is the day it is on. */
  'event-outside': { readonly date: LocalDate; readonly arrive: LocalDate; readonly depart: LocalDate };
  /**
   * The leg takes longer than the time between the last event before it and the first after it; both are in `rows`.
   * `arriveAt` is when one would arrive, in local time; `seconds` is the length of the leg, `gapSeconds` the time
   * available.
   */
  'leg-too-long': {
    readonly leaveAt: LocalMoment;
    readonly arriveAt: LocalMoment;
    readonly seconds: number;
    readonly gapSeconds: number;
  };
  /** The leg ends on a later day than planned, taking the time zones of both places into account. */
  'arrives-later': { readonly planned: LocalDate; readonly earliest: LocalDate; readonly seconds: number };
  /** The booked arrival is before the departure from the previous destination. */
  'arrival-clash': { readonly arrive: LocalDate; readonly depart: LocalDate; readonly nights: number };
  /** There are days between the departure from one destination and the booked arrival at the next. */
  'arrival-gap': { readonly arrive: LocalDate; readonly depart: LocalDate; readonly nights: number };
  /** More than eight hours of driving in one day. `date` is null while the trip has no dates. */
  'long-drive': { readonly date: LocalDate | null; readonly hours: number };
  /** Nights without lodging. `dates` is empty while the trip has no dates. */
  'no-stay': { readonly nights: number; readonly dates: readonly LocalDate[] };
  /** Full days with nothing planned. `dates` is empty while the trip has no dates. */
  'empty-days': { readonly days: number; readonly dates: readonly LocalDate[] };
  /** A long car ferry on a drive, by name, and no plan for it. */
  'ferry-to-book': { readonly ferry: string; readonly seconds: number };
  /**
   * A plan at a time when its place is closed. `starts` is null for a plan without a time, `closes` is when it closes if that is
   * before the plan ends; `open` is when it is open that day, empty if it isn't. All are in minutes after midnight.
   */
  closed: {
    readonly date: LocalDate;
    readonly starts: number | null;
    readonly closes: number | null;
    readonly open: readonly { readonly from: number; readonly to: number }[];
  };
  /** A booking that stands nowhere, because what it names isn't in the trip anymore, or not in that order. */
  'booking-loose': { readonly lacks: 'leg' | 'stay' | 'plan' };
  /** A booking that ends before it starts, each in the local time of its place. */
  'booking-backward': { readonly start: LocalMoment; readonly end: LocalMoment };
  /** A journey that leaves, or from home arrives, on another day than the destination is left, or reached. */
  'booking-off-day': {
    readonly date: LocalDate;
    readonly planned: LocalDate;
    readonly which: 'leave' | 'arrive';
  };
  /** Less time to change than usual; local times where one changes. */
  'connection-short': {
    readonly arrive: LocalMoment;
    readonly leave: LocalMoment;
    readonly seconds: number;
    readonly leastSeconds: number;
  };
  /** Two bookings at the same time: when both take place, in the first one's local time. */
  'bookings-overlap': { readonly from: LocalMoment; readonly to: LocalMoment };
  /** Lodging that is booked for other nights than those at its destination. `to` is null without a check-out. */
  'stay-outside': {
    readonly from: LocalDate;
    readonly to: LocalDate | null;
    readonly arrive: LocalDate;
    readonly depart: LocalDate;
  };
  /** Two lodgings for the same night. */
  'stays-overlap': { readonly date: LocalDate };
  /** Arriving when many front desks are closed. */
  'late-arrival': { readonly arrive: LocalMoment };
  /** The last moment to cancel, in the local time of the booking: soon, or over while it is only on hold. */
  'cancel-by': { readonly by: LocalMoment; readonly isOver: boolean };
  /** Two rental cars at the same time. */
  'car-twice': { readonly date: LocalDate };
  /** A rental car without a drop-off. */
  'car-not-returned': { readonly date: LocalDate };
  /** Events without a price. */
  unpriced: { readonly events: number };
}
export type FindingKind = keyof FindingData;

/** Something in a trip that deserves attention. */
export type Finding = {
  readonly [K in FindingKind]: {
    /** Stays the same for the same finding about the same rows, so that a list can track it. */
    readonly id: string;
    readonly severity: Severity;
    readonly kind: K;
    /** Never empty; in the order in which a sentence names them. */
    readonly rows: readonly FindingRow[];
    readonly data: FindingData[K];
    /**
     * Undoable changes, each of which resolves the finding by itself. The most likely one comes first; empty if only
     * the traveler can resolve it.
     */
    readonly fixes: readonly Fix[];
  };
}[FindingKind];

/** Identifies a finding by its kind and rows. */
export function findingId(kind: FindingKind, rows: readonly FindingRow[]): string {
  return [kind, ...rows.map(({ id }) => id)].join(':');
}

/** A destination's row in a finding. */
export function destinationRow({ id, name }: { id: Id; name: string }): FindingRow {
  return { in: 'destinations', id, name };
}

/** An event's row in a finding. */
export function eventRow({ id, name }: { id: Id; name: string }): FindingRow {
  return { in: 'events', id, name };
}

/** A booking's row in a finding. */
export function bookingRow(booking: TripBooking): FindingRow {
  return { in: 'bookings', id: booking.id, name: nameOfRow('bookings', booking) };
}
