import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { sessionSettings } from './connect';
import { migrations } from './migrations.generated';

/**
 * Runs every migration the database lacks, in order, all or none. Waits for another server that is migrating.
 *
 * @returns names of the migrations that ran now
 */
export function runMigrations(pool: pg.Pool): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return db.connection().execute(async (connection) => {
    // A large table takes as long as it takes, and so does waiting for another server that is migrating.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    await sql.raw(sessionSettings).execute(connection);
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  });
}
