import type { TestApp } from './test-app';

/** Resolves once a connection of the server waits for a lock that another one holds. */
export async function somebodyWaits({ database: { pool } }: TestApp): Promise<void> {
  const query = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const { rowCount } = await pool.query(query);
    if (rowCount) return;
  }
}
