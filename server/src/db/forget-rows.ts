import { type Queryable, rowsOf, type Statement } from './statement';

/**
 * SQL that deletes rows of no use any more: `$2` at the most, and none that somebody works on, so that it holds nobody up.
 *
 * @param isOver SQL that holds for such a row; `$1` is now
 */
export function forgetting(name: string, table: string, isOver: string): Statement {
  return {
    name,
    text: `with gone as (
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isOver} limit $2 for update skip locked
        )) returning 1
      )
      select count(*) as gone from gone`,
  };
}

/** Deletes one batch by each of such statements; answers how many rows went. */
export async function forgetRows(
  on: Queryable,
  statements: readonly Statement[],
  { batch, now }: { batch: number; now: Date },
): Promise<number> {
  let gone = 0;
  for (const statement of statements) {
    const [counted] = await rowsOf<{ gone: number }>(on, statement, [now, batch]);
    gone += counted?.gone ?? 0;
  }
  return gone;
}
