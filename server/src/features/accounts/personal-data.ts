import type { Queryable, Transaction } from '../../db/statement';
import type { Services } from '../../services';

/** One file of somebody's export. */
export type ExportFile = {
  /** The path in the zip, such as `trips.json`. */
  readonly path: string;
  /** A function is called only when the file is needed, so that a large account is never completely in memory. */
  readonly bytes: Uint8Array | string | (() => Promise<Uint8Array | string>);
};

/**
 * What one feature stores about a person. `app.ts` passes all of them to the code that merges, erases or exports accounts, so
 * that accounts don't depend on the features above them.
 */
export type PersonalData = {
  /** Moves everything of one person to another; what both have is kept once. Called again for what was written meanwhile. */
  move(on: Transaction, from: string, to: string): Promise<void>;
  /** Forgets that the account's address asked for travel tips earlier, after the account has unsubscribed. */
  leaveList?(on: Transaction, userId: string): Promise<void>;
  /** Immediately ends what an account scheduled for deletion must no longer do, while it can still be kept. */
  leave?(on: Transaction, userId: string): Promise<void>;
  /** Erases everything of a person, except rows that are deleted with the user's row. */
  erase(on: Transaction, userId: string): Promise<void>;
  /** Everything a person made, in readable form; never a hash, a token or a secret. */
  export(on: Queryable, userId: string, services: Services): Promise<ExportFile[]>;
};
