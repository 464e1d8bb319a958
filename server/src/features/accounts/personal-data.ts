import type { Queryable, Transaction } from '../../db/statement';
import type { Services } from '../../services';

/** One file of somebody's export. */
export type ExportFile = {
  /** Inside the zip, such as `trips.json`. */
  readonly path: string;
  /** A function is asked when the file's turn comes, so that a large account is never held whole. */
  readonly bytes: Uint8Array | string | (() => Promise<Uint8Array | string>);
};

/**
 * What one feature keeps of a person. `app.ts` gives every feature's to those who merge, erase or export accounts, so that
 * accounts need not know what is above them.
 */
export type PersonalData = {
  /** Gives everything of one person to another, who keeps what both have once. Asked again for what was written meanwhile. */
  move(on: Transaction, from: string, to: string): Promise<void>;
  /** Forgets that the address of an account asked for travel tips before; the account has just said no. */
  leaveList?(on: Transaction, userId: string): Promise<void>;
  /** Ends at once what an account that is to be deleted must not do any more, while it could still be kept. */
  leave?(on: Transaction, userId: string): Promise<void>;
  /** Erases everything of a person; rows that fall with the user's row may stay for that. */
  erase(on: Transaction, userId: string): Promise<void>;
  /** Everything a person made, as they may read it; never a hash, a token or a secret. */
  export(on: Queryable, userId: string, services: Services): Promise<ExportFile[]>;
};
