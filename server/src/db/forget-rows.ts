import { integer } from './columns';
import { type Queryable, rowsOf, statement } from './statement';

/**
 * SQL that deletes obsolete rows: at most `$2`, and none that are locked, so it holds nobody up.
 *
 * @param isOver SQL condition for an obsolete row; `$1` is now
 */
export function forgetting(name: string, table: string, isOver: string) {
  return statement(
    name,
    `with gone as (
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isOver} limit $2 for update skip locked
        )) returning 1
      )
      select count(*) as gone from gone`,
    { gone: integer },
  );
}

/** Deletes one batch with each of these statements; returns how many rows were deleted. */
export async function forgetRows(
  on: Queryable,
  statements: readonly ReturnType<typeof forgetting>[],
  { batch, now }: { batch: number; now: Date },
): Promise<number> {
  let gone = 0;
  for (const statement of statements) {
    const [counted] = await rowsOf(on, statement, [now, batch]);
    gone += counted?.gone ?? 0;
  }
  return gone;
}
