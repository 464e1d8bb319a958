import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './steps/repository.mjs';

/** Files that may contain SQL. Tests may query the database directly. */
const MAY_HOLD_SQL = /-store\.ts$|^db\/|^testing\/|\.test\.ts$/;

/** Calls that build statements or send raw SQL. */
const MAKES_SQL = /\b(statement|forgetting)\(|\.query[<(]|\bsql`/;
/** String literals that start like SQL statements; our sentences start with a capital letter. */
const IS_SQL =
  /['"`]\s*\(?(select\s[^'"`]*\sfrom|insert into|update\s[^'"`]*\sset|delete from|with\s\w+\sas\s\()\s/;

/** An error message for a file that contains SQL outside a store; null if it has none. */
function sqlIn(file: string, source: string): string | null {
  if (MAY_HOLD_SQL.test(file)) return null;
  const found = MAKES_SQL.exec(source) ?? IS_SQL.exec(source);
  if (!found) return null;
  const line = source.slice(0, found.index).split('\n').length;
  return `server/src/${file}:${line} holds SQL: move it to a *-store.ts beside it, and call it from here.`;
}

test('all SQL of a feature is in its stores', () => {
  const root = path.join(repositoryRoot, 'server/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );

  const found = files.flatMap((file) => sqlIn(file, readFileSync(path.join(root, file), 'utf8')) ?? []);

  expect(found).toEqual([]);
});

test.each([
  ['features/trips/making.ts', "const GET = statement('get', 'select 1', {});"],
  ['features/trips/making.ts', "await pool.query('listen trips');"],
  ['features/trips/making.ts', "const text = 'select id\\n from trips where id = $1';"],
  ['features/trips/making.ts', "const isSeen = '(select true from trips)';"],
  ['app.ts', "client.query<Row>('select 1')"],
])('%s may not contain %s', (file, source) => {
  expect(sqlIn(file, source)).toMatch(/^server\/src\/.*:1 holds SQL: move it to a \*-store\.ts/);
});

test.each([
  ['features/trips/trips-store.ts', "const GET = statement('get', 'select 1', {});"],
  ['db/take-turn.ts', "const TAKE = statement('take', 'select 1', {});"],
  ['features/trips/trips.test.ts', "pool.query('select 1')"],
  ['features/trips/making.ts', "throw new ProblemError('invalid', 'Select a trip from the list.')"],
])('%s may contain %s', (file, source) => {
  expect(sqlIn(file, source)).toBe(null);
});
