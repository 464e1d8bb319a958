import type { House } from '../house';
import { forgetEndedSessions } from './accounts/ended-sessions';

const DAY_MS = 86_400_000;

/**
 * Removes what nobody can use any more, now and once a day, beside the requests; a failure is logged and waits a day.
 *
 * Closing waits for the batch that is under way, and for no other.
 */
export function startHousekeeping(house: House): { close: () => Promise<void> } {
  let isClosed = false;
  async function cleanUp(): Promise<void> {
    let sessions = 0;
    let guests = 0;
    let isMore = true;
    while (isMore && !isClosed) {
      const gone = await forgetEndedSessions(house.database.pool, house.now());
      sessions += gone.sessions;
      guests += gone.guests;
      isMore = gone.isMore;
    }
    // A quiet start ends with its ready line.
    if (sessions > 0) house.log.info({ sessions, guests }, 'ended sessions and their empty guests are gone');
  }

  const attempt = () => cleanUp().catch((err) => house.log.warn({ err }, 'housekeeping waits for tomorrow'));
  let work = attempt();
  const daily = setInterval(() => {
    work = work.then(attempt);
  }, DAY_MS);
  return {
    close() {
      isClosed = true;
      clearInterval(daily);
      return work;
    },
  };
}
