import { Amount, Coords, Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { Collection } from '@wayfold/contract/trip/collections';
import { RichText } from '@wayfold/contract/trip/rich-text';
import { ROW_SHAPES } from '@wayfold/contract/trip/row-shapes';
import { z } from 'zod';

/**
 * How fields of the trip's rows map to the database, derived from the contract's shapes.
 *
 * Reading a trip, writing its rows and the test that compares tables with shapes all use these lists, so a new field only needs
 * its line in the contract and a migration. A column is the field name in snake case unless named.
 */

/**
 * How a value is stored: `coords` in two columns `lon` and `lat`, `date` as a day, `amount` as an exact decimal, `json` as it is,
 * `itinerary` as data beside the HTML made from it.
 */
export type ColumnKind =
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

export type Column = { readonly field: string; readonly column: string; readonly kept: ColumnKind };

/** Collections whose rows have a table of their own. */
export type RowCollection = Exclude<Collection, 'trip'>;

export type RowTable = {
  readonly collection: RowCollection;
  readonly table: string;
  /** Without `trip_id`. */
  readonly columns: readonly Column[];
};

/** Shapes that are stored in a specific way. */
const KEPT_AS = new Map<z.ZodType, ColumnKind>([
  [Id, 'uuid'],
  [LocalDate, 'date'],
  [Amount, 'amount'],
  [Coords, 'coords'],
  [RichText, 'itinerary'],
]);

/** How the values of a shape are stored: determined by the shape itself, or else by what it contains. */
function keptOf(shape: z.ZodType): ColumnKind {
  if (shape instanceof z.ZodNullable) return keptOf(shape.unwrap() as z.ZodType); // zod wraps types of zod alone
  const own = KEPT_AS.get(shape);
  if (own) return own;
  if (shape instanceof z.ZodNumber) return shape.isInt ? 'integer' : 'float';
  if (shape.type === 'string' || shape.type === 'enum') return 'text';
  return shape.type === 'boolean' ? 'boolean' : 'json';
}

/** Fields whose column isn't just the field in snake case, because that is an SQL keyword. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ start: 'starts', end: 'ends', from: 'from_end', to: 'to_end' },
  ...{ previous: 'previous_trip', next: 'next_trip' },
  userid: 'user_id',
};

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(collection: Collection): Column[] {
  return Object.entries(ROW_SHAPES[collection].shape).map(([field, shape]) => ({
    field,
    column: NAMED[field] ?? snakeCase(field),
    kept: keptOf(shape),
  }));
}

/** The fields of the trip itself, in the table `trips`, which also has columns that aren't part of the document. */
export const TRIP_COLUMNS: readonly Column[] = columnsOf('trip');

/** Parents before their children, the order in which rows are written; deleting goes in reverse. */
export const ROW_TABLES: readonly RowTable[] = [
  { collection: 'destinations', table: 'destinations', columns: columnsOf('destinations') },
  { collection: 'events', table: 'trip_events', columns: columnsOf('events') },
  { collection: 'costs', table: 'trip_costs', columns: columnsOf('costs') },
  { collection: 'pictures', table: 'trip_pictures', columns: columnsOf('pictures') },
  { collection: 'texts', table: 'trip_texts', columns: columnsOf('texts') },
  { collection: 'tracks', table: 'trip_tracks', columns: columnsOf('tracks') },
  { collection: 'bookings', table: 'trip_bookings', columns: columnsOf('bookings') },
];

/** All tables with rows of a trip besides its own, in the order in which a trip is deleted: children before their parents. */
export const TABLES_OF_TRIP: readonly string[] = [
  'trip_changes',
  'trip_leg_lines',
  ...ROW_TABLES.map(({ table }) => table).reverse(),
];
