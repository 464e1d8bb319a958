import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '../db/connect';
import type { EmbeddedConnection } from '../db/embedded-postgres';
import { templateDatabase } from './test-cluster';

/** The empty, migrated database of one test file. */
export interface TestDatabase extends Database {
  /** For tests that open another connection. */
  connection: EmbeddedConnection;
}

/**
 * Copies the template database (about 50 ms); close() closes the connections and drops the copy.
 *
 * Call it in beforeAll and close it in afterAll.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgres = inject('testPostgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await maintain(postgres, `create database ${name} template ${templateDatabase}`);
  const connection = { ...postgres, database: name };
  const database = connect(connection, () => undefined);
  return {
    ...database,
    connection,
    close: async () => {
      await database.close();
      await maintain(postgres, `drop database ${name} with (force)`);
    },
  };
}

async function maintain(postgres: EmbeddedConnection, statement: string): Promise<void> {
  const maintenance = connect(postgres, () => undefined);
  try {
    await maintenance.pool.query(statement);
  } finally {
    await maintenance.close();
  }
}
