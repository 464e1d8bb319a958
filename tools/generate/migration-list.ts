import { readdir } from 'node:fs/promises';

const FOLDER = new URL('../../server/src/db/migrations/', import.meta.url);

/** Text of server/src/db/migrations.generated.ts: every migration file, ordered by number. */
export async function makeMigrationList(): Promise<string> {
  const files = (await readdir(FOLDER)).filter((file) => !file.includes('.test.')).sort();
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const importName = (name: string) => `m${name.slice(0, name.indexOf('-'))}`;
  return [
    '// Written by npm run generate from the files in server/src/db/migrations. Do not edit.\n',
    "import type { Migration } from 'kysely';",
    ...names.map((name) => `import * as ${importName(name)} from './migrations/${name}';`),
    '\n/** Every migration in the order it runs, by the name the database remembers. */',
    'export const migrations: Record<string, Migration> = {',
    ...names.map((name) => `  '${name}': ${importName(name)},`),
    '};\n',
  ].join('\n');
}
