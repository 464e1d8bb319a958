import type { Coords, ExpenseCategory, LocalDate, Transport } from '@wayfold/contract/kernel/values';

/** An example trip as a person would tell it; `buildDemo` makes a trip document of it. */
export type DemoTrip = {
  /** From 1; the ids of its rows follow from it, so it never changes. */
  readonly number: number;
  readonly name: string;
  readonly tagline: string;
  readonly currency: string;
  /** The first arrival; years later the whole trip moves on by whole weeks, so that it always lies ahead. */
  readonly start: LocalDate;
  readonly stops: readonly DemoStop[];
  readonly costs: readonly DemoCost[];
};

export type DemoStop = {
  readonly name: string;
  readonly localName?: string;
  readonly region: string;
  readonly country: string;
  readonly coords: Coords;
  readonly timezone: string;
  readonly nights: number;
  /** How one travels on. */
  readonly onward: Transport;
  readonly plans: readonly DemoPlan[];
};

/** Something planned: the day of the stay from 1, the time, and what it costs (0 is free). */
export type DemoPlan = {
  readonly day: number;
  readonly at: string;
  readonly until?: string;
  readonly name: string;
  readonly category: ExpenseCategory;
  readonly est: number;
  readonly act?: number;
  readonly coords?: Coords;
  /** Booked: stays on its date. */
  readonly booked?: true;
  readonly notes?: string;
};

export type DemoCost = {
  readonly category: ExpenseCategory;
  readonly what: string;
  readonly est: number;
  readonly act?: number;
};
