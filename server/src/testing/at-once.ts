import { somebodyWaits } from './somebody-waits';
import type { TestApp } from './test-app';

/**
 * Requests two rows for a user at the same moment: neither is committed before both are in progress.
 *
 * @returns the result of each, in no order: `done`, or the error code
 */
export async function atOnce(
  app: TestApp,
  userId: string,
  asks: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<string[]> {
  const other = await app.database.pool.connect();
  try {
    await other.query('begin');
    // New rows reference their user, so their transactions wait for whoever holds that row.
    await other.query('select 1 from users where id = $1 for update', [userId]);
    const answers = asks.map((ask) =>
      ask().then(
        () => 'done',
        ({ code }) => String(code),
      ),
    );
    await somebodyWaits(app, answers.length);
    await other.query('commit');
    return (await Promise.all(answers)).sort();
  } finally {
    other.release(true);
  }
}
