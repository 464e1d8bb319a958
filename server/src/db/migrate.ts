import type pg from 'pg';
import { OperatorError } from '../process/operator-error';
import { migrationNames } from './migration-names.generated';

/** PostgreSQL 15, as server_version_num says it. */
const oldestServer = 150_000;

/**
 * Brings the database up to this release: runs every migration it lacks, in order, all or none.
 *
 * Several servers may start at once; one migrates and the others wait.
 *
 * @returns names of the migrations that ran now
 * @throws OperatorError if PostgreSQL is too old or the data is from a newer release
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  await refuseOldServer(pool);
  const done = await namesOfDone(pool);
  if (done.some((name) => !migrationNames.includes(name))) {
    throw new OperatorError(
      'The database was updated by a newer release of Wayfold. Start that release, or use another database.',
    );
  }
  if (done.length === migrationNames.length) return [];
  // Most starts migrate nothing, and the code that does takes longer to load than the rest of the database's.
  const { runMigrations } = await import('./run-migrations');
  return runMigrations(pool);
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const server = rows[0];
  if (server && server.number < oldestServer) {
    throw new OperatorError(
      `Wayfold needs PostgreSQL 15 or newer, but DATABASE_URL points to version ${server.name}. Use a newer server.`,
    );
  }
}

/** Names of the migrations that the database has; none in an empty database. */
async function namesOfDone(pool: pg.Pool): Promise<string[]> {
  const found = await pool.query<{ exists: boolean }>(
    `select to_regclass('kysely_migration') is not null as exists`,
  );
  if (!found.rows[0]?.exists) return [];
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
  return rows.map(({ name }) => name);
}
