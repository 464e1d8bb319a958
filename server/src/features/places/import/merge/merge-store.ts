import { integer, json, nullable, type RowOf, textList } from '../../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../../db/statement';
import { LISTED, LISTED_COLUMNS } from '../../listed/listed-store';
import type { ImportedRow } from '../../listed/listed-write-store';

/** Where more places than this have one name, the others aren't compared. */
const MOST_NAMESAKES = 100;

const COLUMNS = `number, ${LISTED_COLUMNS}, match_names, same_as, own`;
const STORED = {
  ...LISTED,
  number: integer,
  match_names: textList,
  same_as: nullable(integer),
  own: nullable(json<ImportedRow>()),
};

/** A row as it is stored. */
export type StoredRow = RowOf<typeof STORED>;

const BY_ID = statement(
  'listed-stored-by-id',
  `select ${COLUMNS} from listed_places
    where (source, source_id) in (select * from unnest($1::text[], $2::text[]))`,
  STORED,
);
const BY_KEY = statement(
  'listed-stored-by-key',
  // The inner limits keep it from reading whole tables, whatever PostgreSQL expects of a table that is being filled.
  `select place.* from (
      select distinct namesake.number from unnest($1::integer[]) as asked(key), lateral (
        select number from listed_match kept where kept.key = asked.key order by number limit ${MOST_NAMESAKES}
      ) namesake
    ) found, lateral (
      select ${COLUMNS} from listed_places where number = found.number and same_as is null limit 1
    ) place`,
  STORED,
);
const BY_NUMBER = statement(
  'listed-stored-by-number',
  `select ${COLUMNS} from listed_places where number = any($1::bigint[])`,
  STORED,
);
const TWINS = statement(
  'listed-stored-twins',
  `select ${COLUMNS} from listed_places where same_as = any($1::bigint[]) order by number`,
  STORED,
);

/** Reads the rows of these sources and source ids. */
export function storedByIds(
  on: Queryable,
  ids: readonly { source: string; source_id: string }[],
): Promise<StoredRow[]> {
  return rowsOf(on, BY_ID, [ids.map(({ source }) => source), ids.map(({ source_id }) => source_id)]);
}

/** Reads shown rows that have one of the keys (`match-keys.ts`). */
export function storedByKeys(on: Queryable, keys: readonly number[]): Promise<StoredRow[]> {
  return rowsOf(on, BY_KEY, [keys]);
}

/** Reads rows by number. */
export function storedByNumbers(on: Queryable, numbers: readonly number[]): Promise<StoredRow[]> {
  return rowsOf(on, BY_NUMBER, [numbers]);
}

/** Reads the rows instead of which one of these is shown, the oldest first. */
export function storedTwins(on: Queryable, numbers: readonly number[]): Promise<StoredRow[]> {
  return rowsOf(on, TWINS, [numbers]);
}
