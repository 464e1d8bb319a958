import { integer, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { ListedRow } from './listed-store';

/** A row to write; omitted fields are unknown. */
export type NewListedRow = Pick<
  ListedRow,
  'source' | 'source_id' | 'name' | 'folded' | 'lon' | 'lat' | 'category' | 'rank'
> &
  Partial<ListedRow>;

/** A row of an import, with its names as `same-names.ts` compares them. */
export type ImportedRow = NewListedRow & { match_names: readonly string[] };

/** Which of several rows is the place that people see. */
export type PlaceInOne = {
  /** For finding places with the same name nearby: `match-keys.ts`. */
  match_keys: readonly number[];
  /** The number of the row that is shown instead. */
  same_as: number | null;
  /** The curated place that is shown instead. */
  curated_id: string | null;
  /** What the source says, if the row also has what others say. */
  own: ImportedRow | null;
};

const COLUMNS = [
  ...['source', 'source_id', 'name', 'local_name', 'folded', 'lon', 'lat', 'country_code', 'region', 'city'],
  ...['category', 'further_categories', 'rank', 'blurb', 'url', 'opening_hours', 'season_from', 'season_to'],
  ...['phone', 'brand', 'cuisine', 'wheelchair'],
  ...['price_level', 'event_month', 'event_day', 'event_days', 'event_time', 'type', 'is_sample', 'credit'],
] as const;

const MERGE_COLUMNS = ['match_names', 'match_keys', 'same_as', 'curated_id', 'own'] as const;
const ALL_COLUMNS = [...COLUMNS, ...MERGE_COLUMNS] as const;
/** The columns that a source fills. */
export const IMPORTED_COLUMNS = [...COLUMNS, 'match_names'] as const;

/** The values of columns that are never null. */
const DEFAULTS = {
  further_categories: '',
  cuisine: '',
  type: '',
  is_sample: false,
  match_names: [],
  match_keys: [],
};

const INSERT = `insert into listed_places (${ALL_COLUMNS.join(', ')})
  select ${ALL_COLUMNS.join(', ')} from jsonb_populate_recordset(null::listed_places, $1::jsonb)`;

const ADD_MISSING = statement(
  'listed-add-missing',
  `${INSERT} on conflict (source, source_id) do nothing`,
  {},
);
const CHANGEABLE = ALL_COLUMNS.filter((column) => column !== 'source' && column !== 'source_id');
// Only the operator enables or disables a place, not the file. Unchanged rows aren't written, which saves disk writes.
const PUT = statement(
  'listed-put',
  `${INSERT} on conflict (source, source_id) do update set
    ${CHANGEABLE.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${CHANGEABLE.map((column) => `listed_places.${column}`).join(', ')})
      is distinct from (${CHANGEABLE.map((column) => `excluded.${column}`).join(', ')})
    returning source, source_id, number`,
  { source: text, source_id: text, number: integer },
);

const REMOVE_SAMPLES = statement('listed-remove-samples', 'delete from listed_places where is_sample', {});

/** Writes the rows that don't exist yet. */
export async function addMissingListed(on: Queryable, rows: readonly NewListedRow[]): Promise<void> {
  await rowsOf(on, ADD_MISSING, [jsonOf(rows)]);
}

/**
 * Writes rows, each source and source id at most once; existing rows are updated.
 *
 * @returns the numbers of the rows that are new or changed
 */
export function putListed(
  on: Queryable,
  rows: readonly (NewListedRow & Partial<PlaceInOne>)[],
): Promise<{ source: string; source_id: string; number: number }[]> {
  return rowsOf(on, PUT, [jsonOf(rows)]);
}

/** What a row has in a column, or will have once it is written. */
export function valueIn(row: ImportedRow, column: (typeof IMPORTED_COLUMNS)[number]): unknown {
  return row[column] ?? (DEFAULTS as Partial<ImportedRow>)[column] ?? null;
}

const jsonOf = (rows: readonly NewListedRow[]) =>
  JSON.stringify(rows.map((row) => ({ ...DEFAULTS, ...row })));

/** Removes the invented places. */
export async function removeSamples(on: Queryable): Promise<void> {
  await rowsOf(on, REMOVE_SAMPLES, []);
}
