import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect';
import { type EmbeddedConnection, startEmbeddedPostgres } from '../db/embedded-postgres';
import { migrate } from '../db/migrate';
import { migrateJobs } from '../jobs/worker';

/** Name of the migrated database every test file starts from. */
export const templateDatabase = 'template_wayfold';

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: EmbeddedConnection;
  }
}

/** Runs once per test run: starts its own PostgreSQL in the temporary folder and migrates a template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startThrowAwayPostgres();
  await makeTemplate(cluster.connection);
  project.provide('testPostgres', cluster.connection);
  return cluster.stop;
}

/** A PostgreSQL without durability: fast, since nothing in it has to survive a power failure. */
async function startThrowAwayPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfold-test-'));
  // mkdtemp makes the folder private, and PostgreSQL doesn't run as root: without this its data would go to /var/lib.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  const guard = endWithUs(postgres.pid(), folder);
  return {
    connection: postgres.connection,
    stop: async () => {
      guard.kill();
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL outlives its owner on purpose; this one must not, however the tests end. */
function endWithUs(postgres: number, folder: string): ChildProcess {
  const script = 'while kill -0 "$1" 2>/dev/null; do sleep 1; done; kill -INT "$2"; sleep 2; rm -rf "$3"';
  const guard = spawn('/bin/sh', ['-c', script, 'guard', String(process.pid), String(postgres), folder], {
    detached: true,
    stdio: 'ignore',
  });
  guard.unref();
  return guard;
}

async function makeTemplate(connection: EmbeddedConnection): Promise<void> {
  const maintenance = connect(connection, fail);
  await maintenance.pool.query(`create database ${templateDatabase}`);
  await maintenance.close();
  const template = connect({ ...connection, database: templateDatabase }, fail);
  await migrate(template.pool);
  await migrateJobs(template.pool);
  await template.close();
}

function fail(error: Error): never {
  throw error;
}
