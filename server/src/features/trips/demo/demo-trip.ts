import type { Coords, ExpenseCategory, LocalDate, Transport } from '@wayfold/contract/kernel/values';

/** A demo trip in the form a person would describe it; `buildDemo` turns it into a trip document. */
export type DemoTrip = {
  /** Starts at 1 and never changes, because the ids of the trip's rows are derived from it. */
  readonly number: number;
  readonly name: string;
  readonly tagline: string;
  readonly currency: string;
  /** The first arrival. Once it has passed, the whole trip moves by whole weeks so that it is always in the future. */
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
  /** Transport to the next stop. */
  readonly onward: Transport;
  readonly plans: readonly DemoPlan[];
};

/** A plan: the day of the stay (starting at 1), the time, and the cost (0 is free). */
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
