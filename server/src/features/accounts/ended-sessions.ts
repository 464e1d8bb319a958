import type pg from 'pg';
import { inTransaction } from '../../db/statement';
import { deleteEndedSessions, ENDED_SESSIONS_BATCH, takeForgettingTurn } from './ended-sessions-store';

/** What was deleted, and whether there may be more. */
export type Forgotten = { readonly sessions: number; readonly guests: number; readonly isMore: boolean };

/**
 * Deletes one batch of the sessions that expired at least 30 days ago, and the guests for whom that was the last session and who
 * left nothing behind.
 *
 * Does nothing while another server instance is running this.
 */
export function forgetEndedSessions(pool: pg.Pool, now: Date): Promise<Forgotten> {
  return inTransaction(pool, async (on) => {
    if (!(await takeForgettingTurn(on))) return { sessions: 0, guests: 0, isMore: false };
    const gone = await deleteEndedSessions(on, now);
    return { ...gone, isMore: gone.sessions === ENDED_SESSIONS_BATCH };
  });
}
