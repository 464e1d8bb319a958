import { somebodyWaits } from './somebody-waits';
import type { TestApp } from './test-app';

/**
 * Sends a request while another connection holds rows, and checks that while it waits for them it doesn't hold the rows of
 * `rest`: that could deadlock with a transaction that holds those and waits for the first ones. Fails if it holds them.
 *
 * @param held statement that locks the rows that come first; both are given `id`
 * @param rest statement that selects rows that come after them, without its locking clause
 */
export async function whileHeld<Answer>(
  app: TestApp,
  { held, rest, id }: { held: string; rest: string; id: string },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const other = await app.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(held, [id]);
    const asked = ask();
    asked.catch(() => undefined); // waited for below
    await somebodyWaits(app);
    const { rowCount } = await other.query(`${rest} for update nowait`, [id]);
    if (!rowCount) throw new Error('There are no rows that come after.');
    await other.query('commit');
    return await asked;
  } finally {
    other.release(true);
  }
}
