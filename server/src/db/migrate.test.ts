import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every migration file is on the list, in the order of its number', () => {
  const files = readdirSync(new URL('./migrations', import.meta.url)).filter(
    (file) => !file.includes('.test.'),
  );

  expect(Object.keys(migrations)).toEqual(files.sort().map((file) => file.replace(/\.ts$/, '')));
});

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database.db)).toEqual([]);
});

test('data of a newer release are refused, with what to do', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(
    database.db,
  );

  await expect(migrate(database.db)).rejects.toThrow(/written by a newer Wayfold: start that release/);
});
