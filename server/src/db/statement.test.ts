import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../process/repository-root';
import { checkStatements } from '../testing/check-statements';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { integer, notNull, nullable, text, uuid } from './columns';
import { statement, statements } from './statement';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

test('every statement returns the columns it declares', async () => {
  const root = path.join(repositoryRoot(), 'server/src');
  const files = await readdir(root, { recursive: true });
  // Statements are created nowhere else: tools/sql-in-stores.test.ts.
  const stores = files.filter((file) => /-store\.ts$|^db\/[^/]*(?<!\.test)\.ts$/.test(file));
  for (const store of stores) await import(path.join(root, store));

  expect(statements.size).toBeGreaterThan(200);
  expect(await checkStatements(client, statements.values())).toEqual([]);
});

test.each([
  ['select id, role from users', { id: uuid }, /role is answered, of type text, and not declared/],
  ['select id from users', { id: uuid, role: text }, /role is not answered/],
  ['select id from users', { id: integer }, /id is of type uuid, not int2 or int4 or int8/],
  ['select type from users', { type: text }, /type may be null in its table: say nullable or notNull/],
  ['select id from users', { id: notNull(uuid) }, /id is never null in its table/],
  ['select nothing from users where id = $1', {}, /column "nothing" does not exist/],
])('%s does not return %j', async (sql, columns, sentence) => {
  expect(await checkStatements(client, [{ name: 'wrong', text: sql, columns }])).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test.each([
  ['select id, type from users where id = $1', { id: uuid, type: nullable(text) }],
  ['select type from users where type is not null', { type: notNull(text) }],
  ['select count(*) from users', { count: integer }],
  ['update users set role = $1', {}],
  ['select pg_advisory_xact_lock(1)', {}],
])('%s returns %j', async (sql, columns) => {
  expect(await checkStatements(client, [{ name: 'right', text: sql, columns }])).toEqual([]);
});

// A connection that has planned one of two statements with the same name refuses the other.
test('no two statements have the same name', () => {
  expect(() => statement('begin', 'begin read only', {})).toThrow('Two statements are named begin.');
});
