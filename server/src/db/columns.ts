/** A column of an answer: what arrives for it, and the types of PostgreSQL that arrive so. `connect.ts` parses them. */
export interface Column<Value> {
  /** As the catalog of PostgreSQL names them; `_` stands before those of a list. */
  readonly types: readonly string[];
  /** `excluded`: the column of the table may be null, and the statement answers none of those rows. */
  readonly nulls: 'possible' | 'excluded' | 'none';
  /** Never there: it carries the type. */
  readonly value?: Value;
}

/** The columns of an answer by their names. */
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

/** JSON, parsed and unchecked: what is in it is what was written, or what the statement makes of it. */
export function json<Value>(): Column<Value> {
  return column('json', 'jsonb');
}

/** Text that is one of a few words, which a constraint of the table or the statement itself sees to. */
export function oneOf<Word extends string>(): Column<Word> {
  return column(...text.types);
}

/** A list whose items are never null. */
export function list<Value>({ types }: Column<Value>): Column<Value[]> {
  return column(...types.map((type) => `_${type}`));
}

/** A column that may be null. */
export function nullable<Value>({ types }: Column<Value>): Column<Value | null> {
  return { types, nulls: 'possible' };
}

/** A column that may be null in its table, of a statement that leaves those rows out. */
export function notNull<Value>({ types }: Column<Value>): Column<Value> {
  return { types, nulls: 'excluded' };
}
