import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations.generated';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('no two migrations have the same number', () => {
  const numbers = Object.keys(migrations).map((name) => name.slice(0, 4));

  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database.pool)).toEqual([]);
});

test('data of a newer release is refused, with what to do', async () => {
  await database.pool.query(
    "insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')",
  );

  await expect(migrate(database.pool)).rejects.toThrow(
    /updated by a newer release of Wayfold\. Start that release/,
  );
});
