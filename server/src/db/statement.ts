import type pg from 'pg';

/** SQL that every connection parses and plans once: for everything but the migrations. */
export type Statement = { readonly name: string; readonly text: string };

/** The pool, or a transaction on one of its connections. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** A transaction under way. Its statements run in the order in which they are sent, also when nobody waits in between. */
export type Transaction = Pick<pg.PoolClient, 'query'> & {
  /** What was sent without waiting; the commit waits for it. */
  readonly sent: Promise<unknown>[];
};

/** Runs a prepared statement and answers its rows, which the caller knows the shape of. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  on: Queryable,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await on.query<Row>({ name, text, values: [...values] });
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

const BEGIN: Statement = { name: 'begin', text: 'begin' };
const COMMIT: Statement = { name: 'commit', text: 'commit' };
