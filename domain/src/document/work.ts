import { ChangeRefused } from './change-refused';

/**
 * What applying costs, counted in looks at one row, so that it is the same wherever it runs. A look takes about a tenth
 * of a microsecond.
 */
export const WORK = {
  /** To look at an event and find its destination. */
  attach: 3,
  /** To put a row with a rank in its order. */
  rank: 5,
  /** To put a destination in its order, with its dates and its leg. */
  stay: 10,
  /** To write a row, and what undo needs of it. */
  write: 20,
  /** To tell what became of a row. */
  tell: 10,
  /** The most that one change may cost. A batch cannot be interrupted, and nobody else is served meanwhile. */
  most: 1_000_000,
} as const;

/** Counts work, also that of changes which are refused. */
export interface Meter {
  work: number;
}

/** Refuses a batch that costs more than one change may. */
export function refuseOverwork(work: number): void {
  if (work <= WORK.most) return;
  throw new ChangeRefused('too-large', 'This is too much for one step. Make it in several smaller ones.');
}
