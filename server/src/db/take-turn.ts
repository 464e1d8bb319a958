import { send, statement, type Transaction } from './statement';

const TAKE = statement('turn-take', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', {});

/**
 * Waits for all who took the same turn before, and keeps it until the transaction ends: what is counted after it stays so many
 * until the one that makes more of it is committed. Nobody else waits, unlike for a row of the person.
 */
export function takeTurn(on: Transaction, turn: string): void {
  send(on, TAKE, [turn]);
}
