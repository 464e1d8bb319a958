import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import type { Log } from '../lib/log';
import { OperatorError } from '../process/operator-error';
import { stageEnded } from '../process/stages';
import { connect, type Database } from './connect';
import { startEmbeddedPostgres } from './embedded-postgres';
import { migrate } from './migrate';

/** Where opening the database reports to. */
export interface OpenDatabaseReports {
  log: Log;
  /** Tells the person waiting what is taking long. */
  say: (sentence: string) => void;
  /** Called if the embedded PostgreSQL is permanently gone. */
  onLost: (error: unknown) => void;
}

/**
 * Opens the configured database, by default the embedded one, and brings it up to date.
 *
 * close() also stops the embedded PostgreSQL.
 *
 * @throws OperatorError if it can't be reached, started or used by this release
 */
export async function openDatabase(config: Config, reports: OpenDatabaseReports): Promise<Database> {
  const database = config.databaseUrl
    ? openExternal(config.databaseUrl, reports.log)
    : await openEmbedded(config.dataDir, reports);
  stageEnded('database answers');
  try {
    const ran = await migrate(database.pool);
    // Its code is needed only now, when PostgreSQL already runs.
    const { migrateJobs } = await import('../jobs/worker');
    await migrateJobs(database.pool);
    stageEnded('migrations checked');
    if (ran.length > 0) reports.log.debug({ migrations: ran }, 'database is up to date');
    return database;
  } catch (error) {
    await database.close();
    throw config.databaseUrl ? inWords(error, config.databaseUrl) : error;
  }
}

function openExternal(connectionString: string, log: Log): Database {
  return connect({ connectionString }, (err) => log.warn({ err }, 'a database connection failed'));
}

async function openEmbedded(dataDir: string, { log, say, onLost }: OpenDatabaseReports): Promise<Database> {
  if (!existsSync(path.join(dataDir, 'postgres')) && !existsSync(path.join(dataDir, 'database-folder'))) {
    say('Creating the database…');
  }
  const postgres = await startEmbeddedPostgres({ dataDir, onLost });
  const database = connect(postgres.connection, (err) => log.warn({ err }, 'a database connection failed'));
  return {
    ...database,
    close: async () => {
      await database.close();
      await postgres.stop();
    },
  };
}

/** Server and network errors name the host, never the password. */
function inWords(error: unknown, address: string): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const { host } = new URL(address);
  const isUnreachable = /^E[A-Z]+$/.test(code) || /timeout|terminated|SSL|certificate/i.test(error.message);
  if (isUnreachable || /^(28|3D|57P|08|53)/.test(code)) {
    return new OperatorError(
      `Wayfold cannot connect to the database at ${host || 'DATABASE_URL'} (${error.message}). Check DATABASE_URL.`,
    );
  }
  return error;
}
