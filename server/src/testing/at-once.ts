import { somebodyWaits } from './somebody-waits';
import type { TestApp } from './test-app';

/**
 * Asks for two rows of a person's at the very same moment: neither is committed before both are under way.
 *
 * @returns what came of each, in no order: `done`, or the code of the refusal
 */
export async function atOnce(
  app: TestApp,
  userId: string,
  asks: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<string[]> {
  const other = await app.database.pool.connect();
  try {
    await other.query('begin');
    // New rows refer to their person, so that their transactions wait for whoever holds that one.
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
