import { ChangeRefused } from './change-refused';

/**
 * The cost of applying changes, in visits to one row, so that it is the same on every machine. A visit takes about a
 * tenth of a microsecond.
 */
export const WORK = {
  /** Visiting an event and finding its destination. */
  attach: 3,
  /** Putting a row with a rank in order. */
  rank: 5,
  /** Putting a destination in order, with its dates and its leg. */
  stay: 10,
  /** Writing a row, and what undo needs of it. */
  write: 20,
  /** Reporting what happened to a row. */
  tell: 10,
  /** The maximum cost of one change. A batch can't be interrupted, and nobody else is served in the meantime. */
  most: 1_000_000,
} as const;

/** Counts work, including that of refused changes. */
export interface Meter {
  work: number;
}

/** Refuses a batch that costs more than one change may. */
export function refuseOverwork(work: number): void {
  if (work <= WORK.most) return;
  throw new ChangeRefused('too-large', 'stepTooLarge');
}
