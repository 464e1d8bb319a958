import type { Id, LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';

/** `cannot` work as it is, needs a decision (`decide`), or is `missing`. */
export type Severity = 'cannot' | 'decide' | 'missing';

/** A row that a finding is about. */
export interface FindingRow {
  readonly in: 'destinations' | 'events';
  readonly id: Id;
  readonly name: string;
}

/** What a finding says beyond its rows, by kind. */
export interface FindingData {
  /** Two events at the same time: when both run, on the first one's clock. */
  overlap: { readonly from: LocalMoment; readonly to: LocalMoment };
  /** An event outside the dates of its destination. `date` is the day it is on. */
  'event-outside': { readonly date: LocalDate; readonly arrive: LocalDate; readonly depart: LocalDate };
  /**
   * The leg takes longer than the time between the last event before it and the first after it, both named in rows.
   * `arriveAt` is when one would be there, on the clock of the place; `seconds` is the leg, `gapSeconds` the time there is.
   */
  'leg-too-long': {
    readonly leaveAt: LocalMoment;
    readonly arriveAt: LocalMoment;
    readonly seconds: number;
    readonly gapSeconds: number;
  };
  /** The leg ends on a later day than the plan arrives, clocks of both places told apart. */
  'arrives-later': { readonly planned: LocalDate; readonly earliest: LocalDate; readonly seconds: number };
  /** The booked arrival is before one leaves the destination before. */
  'arrival-clash': { readonly arrive: LocalDate; readonly depart: LocalDate; readonly nights: number };
  /** There are days between leaving one destination and the booked arrival at the next. */
  'arrival-gap': { readonly arrive: LocalDate; readonly depart: LocalDate; readonly nights: number };
  /** More than eight hours at the wheel in one day. `date` is null while the trip has no dates. */
  'long-drive': { readonly date: LocalDate | null; readonly hours: number };
  /** Nights without anything booked to sleep in. `dates` is empty while the trip has no dates. */
  'no-stay': { readonly nights: number; readonly dates: readonly LocalDate[] };
  /** Whole days without anything planned. `dates` is empty while the trip has no dates. */
  'empty-days': { readonly days: number; readonly dates: readonly LocalDate[] };
  /** Events without any price. */
  unpriced: { readonly events: number };
}
export type FindingKind = keyof FindingData;

/** Something about a trip to look at. */
export type Finding = {
  readonly [K in FindingKind]: {
    /** The same for the same finding on the same rows, so that a list can follow it. */
    readonly id: string;
    readonly severity: Severity;
    readonly kind: K;
    /** Never empty; in the order in which a sentence names them. */
    readonly rows: readonly FindingRow[];
    readonly data: FindingData[K];
    /**
     * Undoable changes, each of which makes the finding go away by itself; the likeliest first, none where only the
     * traveler can.
     */
    readonly fixes: readonly SingleChange[];
  };
}[FindingKind];

/** Names a finding by its kind and rows. */
export function findingId(kind: FindingKind, rows: readonly FindingRow[]): string {
  return [kind, ...rows.map(({ id }) => id)].join(':');
}

/** A row of a destination, as findings name it. */
export function destinationRow({ id, name }: { id: Id; name: string }): FindingRow {
  return { in: 'destinations', id, name };
}

/** A row of an event, as findings name it. */
export function eventRow({ id, name }: { id: Id; name: string }): FindingRow {
  return { in: 'events', id, name };
}
