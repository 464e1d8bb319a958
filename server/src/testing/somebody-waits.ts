import type { TestApp } from './test-app';

/** Resolves once this many server connections wait for locks that others hold. */
export async function somebodyWaits({ database: { pool } }: TestApp, howMany = 1): Promise<void> {
  const query = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const { rowCount } = await pool.query(query);
    if (rowCount !== null && rowCount >= howMany) return;
  }
}
