import type pg from 'pg';
import type { Columns, RowOf } from './columns';

/** SQL that every connection parses and plans once, with the columns of its answer. */
export interface Statement<C extends Columns = Columns> {
  readonly name: string;
  readonly text: string;
  readonly columns: C;
}

const made = new Map<string, Statement>();

/** Every statement of the modules that are loaded, by its name. */
export const statements: ReadonlyMap<string, Statement> = made;

/**
 * Makes a statement, once, when its module is loaded.
 *
 * Its answers are not checked when it runs: `statement.test.ts` asks PostgreSQL whether they have the declared columns.
 *
 * @param columns what it answers, `{}` for nothing
 * @throws Error when there is one of that name, since a connection that has prepared the one refuses the other
 */
export function statement<C extends Columns>(name: string, text: string, columns: C): Statement<C> {
  if (made.has(name)) throw new Error(`Two statements are named ${name}.`);
  const one = { name, text, columns };
  made.set(name, one);
  return one;
}

/** The pool, or a transaction on one of its connections. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** A transaction under way. Its statements run in the order in which they are sent, also when nobody waits in between. */
export type Transaction = Pick<pg.PoolClient, 'query'> & {
  /** What was sent without waiting; the commit waits for it. */
  readonly sent: Promise<unknown>[];
};

/** Runs a prepared statement and answers its rows. */
export async function rowsOf<C extends Columns>(
  on: Queryable,
  { name, text }: Statement<C>,
  values: readonly unknown[],
): Promise<RowOf<C>[]> {
  const { rows } = await on.query<RowOf<C>>({ name, text, values: [...values] });
  return rows;
}

/** Sends a statement whose answer nobody needs before the commit, which fails with it. Saves a way to the database and back. */
export function send(on: Transaction, statement: Statement, values: readonly unknown[]): void {
  const answer = rowsOf(on, statement, values);
  // The commit reports a failure; until then it is nobody's to handle.
  answer.catch(() => undefined);
  on.sent.push(answer);
}

/** Runs `work` on one connection between begin and commit; anything thrown rolls back and is thrown on. */
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
    // After a statement that failed, a commit rolls back: sending it along commits all or nothing.
    send(transaction, COMMIT, []);
    await Promise.all(transaction.sent);
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not handed to anyone else.
    await connection.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    // Why it was aborted says the statement that failed before, which nobody waited for.
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
