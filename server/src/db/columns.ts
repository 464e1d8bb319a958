/** A result column: the type of its values and the PostgreSQL types that arrive as it, as `connect.test.ts` verifies. */
export interface Column<Value> {
  /** Names as in the PostgreSQL catalog. */
  readonly types: readonly string[];
  /** `excluded`: the table's column may be null, but the statement returns none of those rows. */
  readonly nulls: 'possible' | 'excluded' | 'none';
  /** Never set: it only carries the type. */
  readonly value?: Value;
}

/** The columns of a result, by name. */
export type Columns = { readonly [name: string]: Column<unknown> };

/** A result row with these columns. */
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
// Lists of other types don't arrive as lists of their item type: pg turns days into Dates and int8 into text.
export const textList = column<string[]>('_text');
export const integerList = column<number[]>('_int4');

/** JSON, parsed but not validated: it holds what was written, or what the statement builds. */
export function json<Value>(): Column<Value> {
  return column('json', 'jsonb');
}

/** Text limited to a few words, as a table constraint or the statement itself ensures. */
export function oneOf<Word extends string>(): Column<Word> {
  return column(...text.types);
}

/** A column that may be null. */
export function nullable<Value>({ types }: Column<Value>): Column<Value | null> {
  return { types, nulls: 'possible' };
}

/** A column that may be null in its table, in a statement that excludes the rows where it is. */
export function notNull<Value>({ types }: Column<Value>): Column<Value> {
  return { types, nulls: 'excluded' };
}
