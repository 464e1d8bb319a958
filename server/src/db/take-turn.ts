import { send, statement, type Transaction } from './statement';

const TAKE = statement('turn-take', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', {});

/**
 * Waits for everyone who took the same turn before, and holds it until the transaction ends: a count taken after it stays
 * valid until the write that increases it is committed. Unlike with a lock on the user's row, nobody else waits.
 */
export function takeTurn(on: Transaction, turn: string): void {
  send(on, TAKE, [turn]);
}
