import type { Collection } from '@wayfold/contract/trip/patch';
import type {
  Destination,
  TripCost,
  TripEvent,
  TripPicture,
  TripText,
  TripTrack,
} from '@wayfold/contract/trip/trip';

/**
 * How fields of the trip's rows lie in the database: the one place that knows both names.
 *
 * Reading a trip, writing its rows and the test that holds tables against shapes are all made from this list, so a new
 * field needs a line here, one in the contract and a migration. A column is the field in snake case unless named.
 */

/** How a value is kept: `coords` in two columns `lon` and `lat`, `date` as a day, `amount` as exact decimals, `json` as it is. */
export type Kept = 'uuid' | 'text' | 'boolean' | 'integer' | 'float' | 'date' | 'amount' | 'coords' | 'json';

export type Column = { readonly field: string; readonly column: string; readonly kept: Kept };

/** Collections whose rows have a table of their own. */
export type RowCollection = Exclude<Collection, 'trip'>;

export type RowTable = {
  readonly collection: RowCollection;
  readonly table: string;
  /** Without `trip_id`; `id` comes first. */
  readonly columns: readonly Column[];
  /** The order in which a reader gets the rows. */
  readonly orderBy: string;
};

type Kinds<Row> = { readonly [Field in Exclude<keyof Row, 'id'>]: Kept };

const destination: Kinds<Destination> = {
  name: 'text',
  localName: 'text',
  region: 'text',
  country: 'text',
  coords: 'coords',
  rank: 'text',
  nights: 'integer',
  arriveFixed: 'date',
  transport: 'text',
  timezone: 'text',
  display: 'boolean',
  aiPoi: 'text',
  createdAtUtc: 'text',
  createdOffset: 'integer',
  createdOffsetHour: 'integer',
  createdOffsetMin: 'integer',
  userOffset: 'integer',
  leg: 'json',
  destinationOrder: 'integer',
  dtArrive: 'date',
  dtDepart: 'date',
  miles: 'float',
  hours: 'float',
};

const event: Kinds<TripEvent> = {
  name: 'text',
  homeDestid: 'uuid',
  destid: 'uuid',
  eventid: 'text',
  poi_source: 'text',
  isUserEvent: 'boolean',
  start: 'text',
  end: 'text',
  dayIndex: 'integer',
  timeOfDay: 'text',
  minutes: 'integer',
  timezone: 'text',
  coords: 'coords',
  category: 'text',
  notes: 'text',
  pinned: 'boolean',
  sortId: 'integer',
  active: 'boolean',
  costEst: 'amount',
  costAct: 'amount',
  currency: 'text',
};

const cost: Kinds<TripCost> = {
  expenseCategory: 'text',
  supplier: 'text',
  destinationid: 'uuid',
  costEst: 'amount',
  costAct: 'amount',
  netPrice: 'amount',
  commission: 'amount',
  grossGiven: 'amount',
  grossPrice: 'amount',
  currency: 'text',
};

const picture: Kinds<TripPicture> = {
  type: 'text',
  source: 'text',
  imageName: 'text',
  imageUrl: 'text',
  width: 'integer',
  height: 'integer',
  thumbhash: 'text',
  credit: 'text',
  creditUrl: 'text',
  rank: 'text',
  description: 'text',
  focus: 'json',
  destinationid: 'uuid',
  takenAt: 'text',
  sortId: 'integer',
};

const text: Kinds<TripText> = {
  kind: 'text',
  rank: 'text',
  text: 'text',
  href: 'text',
  at: 'text',
  timezone: 'text',
};

const track: Kinds<TripTrack> = {
  name: 'text',
  color: 'text',
  points: 'text',
  source: 'text',
  destid: 'uuid',
};

/** Fields whose column is not simply the field in snake case: `start` and `end` are words of SQL. */
const NAMED: Readonly<Record<string, string>> = { start: 'starts', end: 'ends' };

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(kinds: Readonly<Record<string, Kept>>): Column[] {
  const fields = Object.entries(kinds).map(([field, kept]) => ({
    field,
    column: NAMED[field] ?? snakeCase(field),
    kept,
  }));
  return [{ field: 'id', column: 'id', kept: 'uuid' }, ...fields];
}

/** Parents before their children, as rows are written; deleting goes the other way. */
export const ROW_TABLES: readonly RowTable[] = [
  {
    collection: 'destinations',
    table: 'destinations',
    columns: columnsOf(destination),
    orderBy: 'destination_order',
  },
  {
    collection: 'events',
    table: 'trip_events',
    columns: columnsOf(event),
    orderBy: `coalesce(starts, ''), coalesce(day_index, 0), coalesce(time_of_day, ''), sort_id, id`,
  },
  { collection: 'costs', table: 'trip_costs', columns: columnsOf(cost), orderBy: 'id' },
  { collection: 'pictures', table: 'trip_pictures', columns: columnsOf(picture), orderBy: 'sort_id, id' },
  { collection: 'texts', table: 'trip_texts', columns: columnsOf(text), orderBy: 'rank, id' },
  { collection: 'tracks', table: 'trip_tracks', columns: columnsOf(track), orderBy: 'id' },
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
  json: (column) => column,
};

/** Arguments of `json_build_object` that write a row as the wire has it: `'id', id, 'name', name, …`. */
export function jsonFields(table: RowTable): string {
  return table.columns.map(({ field, column, kept }) => `'${field}', ${JSON_OF[kept](column)}`).join(', ');
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
