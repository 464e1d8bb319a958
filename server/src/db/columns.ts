/** A column of an answer: what arrives for it, and the types of PostgreSQL that arrive so, as `connect.test.ts` holds. */
export interface Column<Value> {
  /** As the catalog of PostgreSQL names them. */
  readonly types: readonly string[];
  /** `excluded`: the column of the table may be null, and the statement answers none of those rows. */
  readonly nulls: 'possible' | 'excluded' | 'none';
  /** Never there: it carries the type. */
  readonly value?: Value;
}

/** The columns of an answer, by name. */
export type Columns = { readonly [name: string]: Column<unknown> };

/** A row of an answer with these columns. */
export type RowOf<C extends Columns> = {
  -readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

function column<Value>(...types: string[]): Column<Value> {
  return { types, nulls: 'none' };
}

export const uuid = column<string>('uuid');
export const text = column<string>('text', 'varchar');
export const boolean = column<boolean>('bool');
export const integer = column<number>('int2', 'int4', 'int8');
/** A number that may have a fraction. */
export const decimal = column<number>('float4', 'float8', 'numeric');
/** YYYY-MM-DD. */
export const date = column<string>('date');
/** ISO 8601 in UTC with Z and milliseconds. */
export const instant = column<string>('timestamptz');
export const bytes = column<Buffer>('bytea');
// Lists of other types do not arrive as lists of what their items are: pg makes Dates of days and text of int8.
export const textList = column<string[]>('_text');
export const integerList = column<number[]>('_int4');

/** JSON, parsed but not checked: it holds what was written, or what the statement builds. */
export function json<Value>(): Column<Value> {
  return column('json', 'jsonb');
}

/** Text that is one of a few words, as a constraint of the table or the statement itself ensures. */
export function oneOf<Word extends string>(): Column<Word> {
  return column(...text.types);
}

/** A column that may be null. */
export function nullable<Value>({ types }: Column<Value>): Column<Value | null> {
  return { types, nulls: 'possible' };
}

/** A column that may be null in its table, in a statement that leaves out the rows where it is. */
export function notNull<Value>({ types }: Column<Value>): Column<Value> {
  return { types, nulls: 'excluded' };
}
