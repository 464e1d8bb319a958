/**
 * What the changes of one request may come to together: counted in rows and bytes, so that it is the same on every machine.
 * Four changes that move 2,000 events each fit, and a hundred usual ones.
 */
const MOST_ROWS = 12_000;
const MOST_BYTES = 16 * 1024 * 1024;

/** What one change came to. */
type Work = { readonly rows: number; readonly bytes: number };

/** Counts the work of a request, so that a small one cannot hold the server for long. */
export type WorkBudget = {
  spend(work: Work): void;
  /** Whether the changes that are left should come with another request. */
  isSpent(): boolean;
};

/** A budget for one request. It is never spent before the first change, so every request gets on. */
export function workBudget(): WorkBudget {
  let rows = 0;
  let bytes = 0;
  return {
    spend: (work) => {
      rows += work.rows;
      bytes += work.bytes;
    },
    isSpent: () => rows >= MOST_ROWS || bytes >= MOST_BYTES,
  };
}

/** What whoever sent more than fits is told. */
export const POSTPONED = 'That was too much at once. Send the changes named here again.';
