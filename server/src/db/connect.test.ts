import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function value(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

test.each([
  ["date '2026-03-01'", '2026-03-01'],
  ["timestamptz '2026-03-01 05:06:07.089+02'", '2026-03-01T03:06:07.089Z'],
  ["timestamp '2026-03-01 05:06:07'", '2026-03-01 05:06:07'],
  ["time '09:30'", '09:30:00'],
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['12.50::numeric(12, 2)', 12.5],
  ['1.5::float8', 1.5],
  ['7::int2', 7],
  ['true', true],
  ["'018f9c3a-0000-7000-8000-000000000000'::uuid", '018f9c3a-0000-7000-8000-000000000000'],
  ["'\\x0102'::bytea", Buffer.from([1, 2])],
  ["array['a', 'b']", ['a', 'b']],
  ['array[1, 2]', [1, 2]],
  [`'{"a": [1]}'::jsonb`, { a: [1] }],
])('%s arrives as the product uses it', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected);
});

test('a statement that never ends is stopped by the database', async () => {
  expect(await value("current_setting('statement_timeout')")).toBe('15s');
});

test('two test files never share rows', async () => {
  const other = await createTestDatabase();
  await database.pool.query('create table mark (id int)');

  const found = await other.pool.query("select to_regclass('mark') as name");
  await other.close();

  expect(found.rows).toEqual([{ name: null }]);
});
