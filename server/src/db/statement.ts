import type pg from 'pg';
import type { Columns, RowOf } from './columns';

/** SQL that every connection parses and plans once, with the columns of its result. */
export interface Statement<C extends Columns = Columns> {
  readonly name: string;
  readonly text: string;
  readonly columns: C;
}

const made = new Map<string, Statement>();

/** Every statement of the loaded modules, by name. */
export const statements: ReadonlyMap<string, Statement> = made;

/**
 * Creates a statement, once, when its module is loaded.
 *
 * Results aren't checked at runtime: `statement.test.ts` asks PostgreSQL whether they have the declared columns.
 *
 * @param columns the result columns, `{}` for none
 * @throws Error if the name is taken, since a connection that has prepared one statement refuses another of that name
 */
export function statement<C extends Columns>(name: string, text: string, columns: C): Statement<C> {
  if (made.has(name)) throw new Error(`Two statements are named ${name}.`);
  const one = { name, text, columns };
  made.set(name, one);
  return one;
}

/** The pool, or a transaction on one of its connections. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** A transaction in progress. Its statements run in the order they are sent, even if nobody waits in between. */
export type Transaction = Pick<pg.PoolClient, 'query'> & {
  /** Statements sent without waiting; the commit waits for them. */
  readonly sent: Promise<unknown>[];
};

/** Runs a prepared statement and returns its rows. */
export async function rowsOf<C extends Columns>(
  on: Queryable,
  { name, text }: Statement<C>,
  values: readonly unknown[],
): Promise<RowOf<C>[]> {
  const { rows } = await on.query<RowOf<C>>({ name, text, values: [...values] });
  return rows;
}

/** Sends a statement whose result isn't needed before the commit, which fails with it. Saves a round trip to the database. */
export function send(on: Transaction, statement: Statement, values: readonly unknown[]): void {
  const answer = rowsOf(on, statement, values);
  // The commit reports a failure; until then nobody has to handle it.
  answer.catch(() => undefined);
  on.sent.push(answer);
}

/** Runs `work` on one connection between begin and commit; anything thrown rolls back and is rethrown. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  const transaction: Transaction = { query: connection.query.bind(connection), sent: [] };
  let broken: Error | undefined;
  try {
    send(transaction, BEGIN, []);
    const result = await work(transaction);
    // After a failed statement, a commit rolls back: sending it along commits all or nothing.
    send(transaction, COMMIT, []);
    await Promise.all(transaction.sent);
    return result;
  } catch (error) {
    // A connection that can't even roll back isn't reused.
    await connection.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    // The cause of the abort is in the earlier failed statement, which nobody waited for.
    if (isOfAborted(error)) await Promise.all(transaction.sent);
    throw error;
  } finally {
    connection.release(broken);
  }
}

const IN_FAILED_TRANSACTION = '25P02';
const isOfAborted = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === IN_FAILED_TRANSACTION;

const BEGIN = statement('begin', 'begin', {});
const COMMIT = statement('commit', 'commit', {});
