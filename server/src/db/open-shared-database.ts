import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { isHeld } from '../process/process-lock';
import { connect, type Database } from './connect';
import { embeddedPort, embeddedRole } from './embedded-postgres-cluster';
import { prepareHome } from './embedded-postgres-home';
import { identify } from './embedded-postgres-process';
import { migrate } from './migrate';
import { type OpenDatabaseReports, openDatabase } from './open-database';

/**
 * Opens the configured database for a program that may run alongside the server.
 *
 * If a running server has already started the embedded PostgreSQL, it is used as is and left running; otherwise it is started,
 * and stopped by close().
 *
 * @throws OperatorError if it can't be reached, started or used by this release
 */
export async function openSharedDatabase(config: Config, reports: OpenDatabaseReports): Promise<Database> {
  const running = config.databaseUrl ? null : await runningEmbedded(config.dataDir);
  if (!running) return openDatabase(config, reports);
  const database = connect(running, (err) => reports.log.warn({ err }, 'a database connection failed'));
  try {
    await migrate(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function runningEmbedded(folder: string) {
  if (!(await isHeld(path.join(folder, 'wayfold.lock')))) return null;
  const home = await prepareHome(await realpath(folder));
  if ((await identify(home))?.data !== home.data) return null;
  return {
    host: home.socketFolder,
    port: embeddedPort,
    user: embeddedRole,
    database: embeddedRole,
    ssl: false,
  } as const;
}
