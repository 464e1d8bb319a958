import type pg from 'pg';
import type { Column } from '../db/columns';
import type { Statement } from '../db/statement';

/**
 * Asks PostgreSQL what statements return, without running any, and compares that with the columns they declare.
 *
 * @returns a sentence for each difference
 */
export async function checkStatements(client: pg.Client, statements: Iterable<Statement>): Promise<string[]> {
  const catalog = await readCatalog(client);
  const found: string[] = [];
  for (const { name, text, columns } of statements) {
    const answered = await describe(client, text).catch((error: Error) => error);
    if (answered instanceof Error) {
      found.push(`${name}: ${answered.message}`);
      continue;
    }
    // The result of a void function counts as no column.
    const fields = answered.filter(({ dataTypeID }) => catalog.typeOf(dataTypeID) !== 'void');
    for (const column of Object.keys(columns)) {
      if (!fields.some((field) => field.name === column)) found.push(`${name}: ${column} is not answered`);
    }
    for (const field of fields) {
      const difference = differenceOf(field, columns[field.name], catalog);
      if (difference) found.push(`${name}: ${field.name} ${difference}`);
    }
  }
  return found;
}

function differenceOf(field: Field, declared: Column<unknown> | undefined, catalog: Catalog): string | null {
  const type = catalog.typeOf(field.dataTypeID);
  if (!declared) return `is answered, of type ${type}, and not declared`;
  if (!declared.types.includes(type)) return `is of type ${type}, not ${declared.types.join(' or ')}`;
  const mayBeNull = catalog.mayBeNull(field);
  if (mayBeNull && declared.nulls === 'none') return 'may be null in its table: say nullable or notNull';
  if (!mayBeNull && declared.nulls === 'excluded') return 'is never null in its table: leave notNull away';
  return null;
}

/** A column as PostgreSQL describes it; a computed one has table 0. */
type Field = {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
};

type Catalog = { typeOf: (oid: number) => string; mayBeNull: (field: Field) => boolean };

async function readCatalog(client: pg.Client): Promise<Catalog> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::integer, typname as name from pg_type',
  );
  const columns = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnum > 0 and not attnotnull`,
  );
  const nameOf = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const nullable = new Set(columns.rows.map(({ key }) => key));
  return {
    typeOf: (oid) => nameOf.get(oid) ?? `number ${oid}`,
    mayBeNull: ({ tableID, columnID }) => nullable.has(`${tableID}.${columnID}`),
  };
}

/** Makes a connection parse a statement and describe its result. pg has no call for that, but accepts custom submittables. */
function describe(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription(description: { fields: Field[] }) {
        fields = description.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    });
  });
}
