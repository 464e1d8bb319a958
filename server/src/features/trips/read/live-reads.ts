import pLimit, { type LimitFunction } from 'p-limit';
import type { AccessChecks, ShownTrip } from '../../../http/access';

/** How many reads run at once, so that a trip with many readers leaves database connections for others. */
const READS_AT_ONCE = 4;

/** What a reader may see now. */
export type Seen = Pick<ShownTrip, 'version' | 'stamp' | 'audience'>;

/** The reads of all live streams. */
export type LiveReads = {
  /** Runs a read when its turn comes. */
  readonly limit: LimitFunction;
  /** What the holder of this token may see of the trip they named, as of now; throws if nothing. */
  readonly see: (token: string | null, named: string) => Promise<Seen>;
};

/**
 * Creates the reads of a server's live streams. Whoever asks while the same question still waits for its turn gets its answer:
 * a trip read by many people who aren't signed in is looked up once for all of them.
 */
export function liveReads(accessChecks: AccessChecks): LiveReads {
  const limit = pLimit(READS_AT_ONCE);
  const waiting = new Map<string, Promise<Seen>>();
  return {
    limit,
    see: (token, named) => {
      const question = `${token ?? ''} ${named}`;
      const known = waiting.get(question);
      if (known) return known;
      const answer = limit(async () => {
        // Who asks from now on may know of something that this read doesn't see anymore.
        waiting.delete(question);
        const actor = token ? await accessChecks.actorOf(token) : null;
        return accessChecks.openShown(actor, { id: named });
      });
      waiting.set(question, answer);
      return answer;
    },
  };
}
