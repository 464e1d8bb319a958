import { Amount, Coords, Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { Collection } from '@wayfold/contract/trip/patch';
import { RichText } from '@wayfold/contract/trip/rich-text';
import { ROW_SHAPES } from '@wayfold/contract/trip/row-shapes';
import { z } from 'zod';

/**
 * How fields of the trip's rows lie in the database, made from the contract's shapes.
 *
 * Reading a trip, writing its rows and the test that holds tables against shapes are all made from these lists, so a new
 * field needs its line in the contract and a migration. A column is the field in snake case unless named.
 */

/**
 * How a value is kept: `coords` in two columns `lon` and `lat`, `date` as a day, `amount` as exact decimals, `json` as it is,
 * `itinerary` as data beside the HTML that is made of it.
 */
export type Kept =
  | 'uuid'
  | 'text'
  | 'boolean'
  | 'integer'
  | 'float'
  | 'date'
  | 'amount'
  | 'coords'
  | 'itinerary'
  | 'json';

export type Column = { readonly field: string; readonly column: string; readonly kept: Kept };

/** Collections whose rows have a table of their own. */
export type RowCollection = Exclude<Collection, 'trip'>;

export type RowTable = {
  readonly collection: RowCollection;
  readonly table: string;
  /** Without `trip_id`. */
  readonly columns: readonly Column[];
  /** The order in which a reader gets the rows. */
  readonly orderBy: string;
};

/** Shapes that are kept in a way of their own. */
const KEPT_AS = new Map<z.ZodType, Kept>([
  [Id, 'uuid'],
  [LocalDate, 'date'],
  [Amount, 'amount'],
  [Coords, 'coords'],
  [RichText, 'itinerary'],
]);

/** How the values of a shape are kept: by the shape itself, else by what it holds. */
function keptOf(shape: z.ZodType): Kept {
  if (shape instanceof z.ZodNullable) return keptOf(shape.unwrap() as z.ZodType); // zod wraps types of zod alone
  const own = KEPT_AS.get(shape);
  if (own) return own;
  if (shape instanceof z.ZodNumber) return shape.isInt ? 'integer' : 'float';
  if (shape.type === 'string' || shape.type === 'enum') return 'text';
  return shape.type === 'boolean' ? 'boolean' : 'json';
}

/** Fields whose column is not simply the field in snake case: `start` and `end` are words of SQL. */
const NAMED: Readonly<Record<string, string>> = { start: 'starts', end: 'ends', userid: 'user_id' };

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(collection: Collection): Column[] {
  return Object.entries(ROW_SHAPES[collection].shape).map(([field, shape]) => ({
    field,
    column: NAMED[field] ?? snakeCase(field),
    kept: keptOf(shape),
  }));
}

/** The fields of the trip itself, in the table `trips`, which has further columns for what is no part of the document. */
export const TRIP_COLUMNS: readonly Column[] = columnsOf('trip');

/** Parents before their children, as rows are written; deleting goes the other way. */
export const ROW_TABLES: readonly RowTable[] = [
  {
    collection: 'destinations',
    table: 'destinations',
    columns: columnsOf('destinations'),
    orderBy: 'destination_order',
  },
  {
    collection: 'events',
    table: 'trip_events',
    columns: columnsOf('events'),
    orderBy: `coalesce(starts, ''), coalesce(day_index, 0), coalesce(time_of_day, ''), sort_id, id`,
  },
  { collection: 'costs', table: 'trip_costs', columns: columnsOf('costs'), orderBy: 'id' },
  { collection: 'pictures', table: 'trip_pictures', columns: columnsOf('pictures'), orderBy: 'sort_id, id' },
  { collection: 'texts', table: 'trip_texts', columns: columnsOf('texts'), orderBy: 'rank, id' },
  { collection: 'tracks', table: 'trip_tracks', columns: columnsOf('tracks'), orderBy: 'id' },
];

const JSON_OF: Readonly<Record<Kept, (column: string) => string>> = {
  uuid: (column) => column,
  text: (column) => column,
  boolean: (column) => column,
  integer: (column) => column,
  float: (column) => column,
  date: (column) => column,
  amount: (column) => `trim_scale(${column})`,
  coords: () => 'case when lon is null then null else json_build_array(lon, lat) end',
  itinerary: (column) => `${column} -> 'blocks'`,
  json: (column) => column,
};

/**
 * Arguments of `json_build_object` that write a row as the wire has it: `'id', id, 'name', name, …`.
 *
 * @param of what stands before each column, such as `trips.`
 */
export function jsonFields(columns: readonly Column[], of = ''): string {
  return columns.map(({ field, column, kept }) => `'${field}', ${JSON_OF[kept](of + column)}`).join(', ');
}

const SENT_AS: Readonly<Record<Kept, string>> = {
  uuid: 'uuid',
  text: 'text',
  boolean: 'boolean',
  integer: 'integer',
  float: 'double precision',
  date: 'date',
  amount: 'numeric',
  coords: 'jsonb',
  itinerary: 'jsonb',
  json: 'jsonb',
};

/**
 * A statement that writes rows: `$1` the trip, `$2` the rows as a JSON list with the wire's field names.
 *
 * Rows that exist are overwritten whole. Its text depends on the table alone, so the database plans it once.
 */
export function upsertRows(table: RowTable): string {
  const stored = table.columns.flatMap(({ field, column, kept }) =>
    kept === 'coords'
      ? [
          { column: 'lon', value: `(row."${field}" ->> 0)::double precision` },
          { column: 'lat', value: `(row."${field}" ->> 1)::double precision` },
        ]
      : [{ column, value: `row."${field}"` }],
  );
  const shape = table.columns.map(({ field, kept }) => `"${field}" ${SENT_AS[kept]}`).join(', ');
  const updates = stored
    .filter(({ column }) => column !== 'id')
    .map(({ column }) => `${column} = excluded.${column}`);
  return `insert into ${table.table} (trip_id, ${stored.map(({ column }) => column).join(', ')})
    select $1::uuid, ${stored.map(({ value }) => value).join(', ')}
    from jsonb_to_recordset($2::jsonb) as row(${shape})
    on conflict (trip_id, id) do update set ${updates.join(', ')}`;
}

/** A statement that removes rows: `$1` the trip, `$2` their ids. */
export function deleteRows(table: RowTable): string {
  return `delete from ${table.table} where trip_id = $1 and id = any($2::uuid[])`;
}
