import { readdir } from 'node:fs/promises';

const FOLDER = new URL('../../server/src/db/migrations/', import.meta.url);

const HEADER = '// Written by npm run generate from the files in server/src/db/migrations. Do not edit.\n';

/** The names of all migrations, ordered by number. */
async function listMigrations(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => !file.includes('.test.')).sort();
  return files.map((file) => file.replace(/\.ts$/, ''));
}

/** Text of server/src/db/migration-names.generated.ts: every migration by name, without its code. */
export async function makeMigrationNames(): Promise<string> {
  const names = await listMigrations();
  return [
    HEADER,
    '/** Every migration in the order it runs, by the name the database remembers. */',
    'export const migrationNames: readonly string[] = [',
    ...names.map((name) => `  '${name}',`),
    '];\n',
  ].join('\n');
}

/** Text of server/src/db/migrations.generated.ts: the code of every migration, ordered by number. */
export async function makeMigrationList(): Promise<string> {
  const names = await listMigrations();
  const importName = (name: string) => `m${name.slice(0, name.indexOf('-'))}`;
  return [
    HEADER,
    "import type { Migration } from 'kysely';",
    ...names.map((name) => `import * as ${importName(name)} from './migrations/${name}';`),
    '\n/** Every migration in the order it runs, by the name the database remembers. */',
    'export const migrations: Record<string, Migration> = {',
    ...names.map((name) => `  '${name}': ${importName(name)},`),
    '};\n',
  ].join('\n');
}
