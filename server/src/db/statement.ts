import type pg from 'pg';

/** SQL that every connection parses and plans once: for what runs on each request. Kysely serves the rest. */
export type Statement = { readonly name: string; readonly text: string };

/** A pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** Runs a prepared statement and answers its rows, which the caller knows the shape of. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  on: Queryable,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await on.query<Row>({ name, text, values: [...values] });
  return rows;
}

/** Runs `work` on one connection between begin and commit; anything thrown rolls back and is thrown on. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  try {
    await connection.query('begin');
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not handed to anyone else.
    await connection.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    connection.release(broken);
  }
}
