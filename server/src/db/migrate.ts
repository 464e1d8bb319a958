import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { OperatorError } from '../process/operator-error';
import { sessionSettings } from './connect';
import { migrations } from './migrations.generated';

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
export function migrate(pool: pg.Pool): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return db.connection().execute(async (connection) => {
    await refuseOldServer(connection);
    // A large table takes as long as it takes, and so does waiting for another server that is migrating.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    await sql.raw(sessionSettings).execute(connection);
    if (isFromNewerRelease(error)) {
      throw new OperatorError(
        'The database was written by a newer Wayfold: start that release, or name another database.',
      );
    }
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  });
}

async function refuseOldServer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name
  `.execute(db);
  const server = rows[0];
  if (server && server.number < oldestServer) {
    throw new OperatorError(
      `Wayfold needs PostgreSQL 15 or newer and DATABASE_URL leads to ${server.name}: name another server.`,
    );
  }
}

/** Matches Kysely's message for a migration in the database that this release doesn't know. */
function isFromNewerRelease(error: unknown): boolean {
  return error instanceof Error && /previously executed migration .* is missing/.test(error.message);
}
