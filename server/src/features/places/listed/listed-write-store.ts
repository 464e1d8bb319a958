import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { ListedRow } from './listed-store';

/** A row to write; omitted fields are unknown. */
export type NewListedRow = Pick<
  ListedRow,
  'source' | 'source_id' | 'name' | 'folded' | 'lon' | 'lat' | 'category' | 'rank'
> &
  Partial<ListedRow>;

const COLUMNS = [
  ...['source', 'source_id', 'name', 'local_name', 'folded', 'lon', 'lat', 'country_code', 'region', 'city'],
  ...['category', 'further_categories', 'rank', 'blurb', 'url', 'opening_hours', 'season_from', 'season_to'],
  ...['phone', 'brand', 'cuisine', 'wheelchair'],
  ...['price_level', 'event_month', 'event_day', 'event_days', 'event_time', 'type', 'is_sample', 'credit'],
] as const;

const DEFAULTS: Partial<Record<(typeof COLUMNS)[number], string>> = {
  further_categories: "''",
  cuisine: "''",
  type: "''",
  is_sample: 'false',
};

const INSERT = `insert into listed_places (${COLUMNS.join(', ')})
  select ${COLUMNS.map((column) => (DEFAULTS[column] ? `coalesce(${column}, ${DEFAULTS[column]})` : column)).join(', ')}
  from jsonb_populate_recordset(null::listed_places, $1::jsonb)`;

const ADD_MISSING = statement(
  'listed-add-missing',
  `${INSERT} on conflict (source, source_id) do nothing`,
  {},
);
const CHANGEABLE = COLUMNS.filter((column) => column !== 'source' && column !== 'source_id');
// Only the operator enables or disables a place, not the file. Unchanged rows aren't written, which saves disk writes.
const PUT = statement(
  'listed-put',
  `${INSERT} on conflict (source, source_id) do update set
    ${CHANGEABLE.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${CHANGEABLE.map((column) => `listed_places.${column}`).join(', ')})
      is distinct from (${CHANGEABLE.map((column) => `excluded.${column}`).join(', ')})`,
  {},
);

const REMOVE_SAMPLES = statement('listed-remove-samples', 'delete from listed_places where is_sample', {});

/** Writes the rows that don't exist yet. */
export async function addMissingListed(on: Queryable, rows: readonly NewListedRow[]): Promise<void> {
  await rowsOf(on, ADD_MISSING, [JSON.stringify(rows)]);
}

/** Writes rows, each source and source id at most once; existing rows are updated. */
export async function putListed(on: Queryable, rows: readonly NewListedRow[]): Promise<void> {
  await rowsOf(on, PUT, [JSON.stringify(rows)]);
}

/** Removes the invented places. */
export async function removeSamples(on: Queryable): Promise<void> {
  await rowsOf(on, REMOVE_SAMPLES, []);
}
