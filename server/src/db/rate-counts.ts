import { integer, json, nullable } from './columns';
import { forgetRows, forgetting } from './forget-rows';
import { type Queryable, rowsOf, statement } from './statement';

/** The count of one slot, which is identified by its start. */
export type Slot = { readonly slot: string; readonly count: number };

/**
 * Adds `$4` to the slot `$3` unless that makes the total since `$6` exceed `$5`; returns the previous counts by slot, and
 * whether it was counted. Concurrent calls see each other's counts in this slot, since they contend for its row.
 */
const COUNT = statement(
  'rate-count',
  `with before as (
      select slot, count from rate_counts where name = $1 and key_hash = $2 and slot > $6::timestamptz
    ), counted as (
      insert into rate_counts (name, key_hash, slot, count)
      select $1, $2, $3::timestamptz, $4::bigint
      where (select coalesce(sum(count), 0) from before) + $4::bigint <= $5::bigint
      on conflict (name, key_hash, slot) do update set count = rate_counts.count + excluded.count
      where (select coalesce(sum(count), 0) from before where slot < $3::timestamptz)
        + rate_counts.count + excluded.count <= $5::bigint
      returning count
    )
    select
      (select count from counted) as counted,
      (select coalesce(json_agg(json_build_object('slot', slot, 'count', count) order by slot), '[]') from before) as before`,
  { counted: nullable(integer), before: json<Slot[]>() },
);
const FORGET = [forgetting('rate-forget', 'rate_counts', `slot < $1::timestamptz - interval '1 hour'`)];
/** Old rows deleted with each new one: more than are added, so they don't pile up, but few enough to be cheap. */
const FORGOTTEN_WITH_EACH = 10;

/**
 * Adds `weight` to a slot, unless that makes the total since an instant exceed `most`.
 *
 * @returns `before` holds the previous counts since then, by slot; `isFirst` if this slot had none; `isOver` if it wasn't
 *   counted
 */
export async function countInSlot(
  on: Queryable,
  count: { name: string; keyHash: Buffer; slot: Date; weight: number; most: number; since: Date },
): Promise<{ isFirst: boolean; isOver: boolean; before: readonly Slot[] }> {
  const { name, keyHash, slot, weight, most, since } = count;
  const [row] = await rowsOf(on, COUNT, [name, keyHash, slot, weight, most, since]);
  return { isFirst: row?.counted === weight, isOver: row?.counted === null, before: row?.before ?? [] };
}

/** Deletes some expired rows. */
export async function forgetOldSlots(on: Queryable, now: Date): Promise<void> {
  await forgetRows(on, FORGET, { batch: FORGOTTEN_WITH_EACH, now });
}
