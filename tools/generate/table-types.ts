import { sql } from 'kysely';
import { connect, type Db } from '../../server/src/db/connect';

/** A column as the database describes it. */
export interface Column {
  table: string;
  name: string;
  /** PostgreSQL's own name, for example "int4" or "timestamptz". */
  type: string;
  isNullable: boolean;
  /** The database fills it in when an insert leaves it out. */
  hasDefault: boolean;
  /** The database always computes it; nobody writes it. */
  isComputed: boolean;
}

/** Kysely's own tables are no business of the stores. */
const ownTables = ['kysely_migration', 'kysely_migration_lock'];

/** Text of server/src/db/tables.generated.ts, from a database that was migrated this minute. */
export async function makeTableTypes(): Promise<string> {
  // Only now: both read the list of migrations, which is generated as well, before this.
  const { migrate } = await import('../../server/src/db/migrate');
  const { startThrowAwayPostgres } = await import('../../server/src/testing/test-cluster');
  const postgres = await startThrowAwayPostgres();
  try {
    const database = connect(postgres.connection, () => undefined);
    await migrate(database.db);
    const columns = await readColumns(database.db);
    await database.close();
    return writeTableTypes(columns);
  } finally {
    await postgres.stop();
  }
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select
      c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isComputed"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and c.relname <> all (${ownTables})
    order by c.relname, a.attnum
  `.execute(db);
  return rows;
}

/** Text of the interfaces: tables by name, columns in the order of the table. */
export function writeTableTypes(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const interfaces = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => `  ${column.name}: ${columnType(column)};`);
    return `export interface ${typeName(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const list = tables.map((table) => `  ${table}: ${typeName(table)};`);
  return [
    '// Written by npm run generate from the migrated database. Do not edit.\n',
    "import type { ColumnType } from 'kysely';\n",
    '/** Filled in by the database when left out. */',
    'export type Defaulted<T> = ColumnType<T, T | undefined, T>;\n',
    '/** Always computed by the database. */',
    'export type Computed<T> = ColumnType<T, never, never>;\n',
    '/** Read parsed and unchecked; written as text, since pg would turn a list into a PostgreSQL array. */',
    'export type Json = ColumnType<unknown, string, string>;',
    'export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;\n',
    ...interfaces,
    `/** Every table by its name in the database. */\nexport interface Tables {\n${list.join('\n')}\n}\n`,
  ].join('\n');
}

function columnType({ table, name, type, isNullable, hasDefault, isComputed }: Column): string {
  if (type === 'json' || type === 'jsonb') {
    const json = isNullable ? 'NullableJson' : 'Json';
    return hasDefault && !isNullable ? 'ColumnType<unknown, string | undefined, string>' : json;
  }
  const read = readTypes[type.replace(/^_/, '')];
  if (!read)
    throw new Error(
      `${table}.${name} is of type ${type}: say in tools/generate/table-types.ts what it reads as.`,
    );
  const base = (type.startsWith('_') ? `${read}[]` : read) + (isNullable ? ' | null' : '');
  if (isComputed) return `Computed<${base}>`;
  return hasDefault ? `Defaulted<${base}>` : base;
}

/** What a value of a PostgreSQL type is in our code; connect.ts parses accordingly. */
const readTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  name: 'string',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
};

function typeName(table: string): string {
  return `${table.replace(/(^|_)([a-z])/g, (_match, _start, letter: string) => letter.toUpperCase())}Table`;
}
