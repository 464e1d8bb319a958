import type { TestApp } from './test-app';

/** Resolves once so many connections of the server wait for locks that others hold. */
export async function somebodyWaits({ database: { pool } }: TestApp, howMany = 1): Promise<void> {
  const query = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const { rowCount } = await pool.query(query);
    if (rowCount !== null && rowCount >= howMany) return;
  }
}
