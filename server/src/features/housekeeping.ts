import type { House } from '../house';
import { forgetActions } from './accounts/actions-store';
import { forgetEndedSessions } from './accounts/ended-sessions';
import type { PersonalData } from './accounts/personal-data';
import { eraseDueAccount } from './accounts/remove-account';
import { forgetOldPost } from './post/forget-old-post';
import { getSetting } from './settings/settings-store';
import { forgetExpiredRows } from './sign-in/expired-rows';

const DAY_MS = 86_400_000;
/** Rows of one transaction: few enough to hold nobody up. */
const BATCH = 2_000;

/** One round of a kind of work: what went, by name, and whether there may be more of it. */
type Round = { readonly gone: Readonly<Record<string, number>>; readonly isMore: boolean };

/**
 * Removes what nobody can use any more and accounts whose grace is over, now and once a day, beside the requests; a failure
 * is logged and waits a day. Several copies of the server do not meet: each leaves alone what another one holds.
 *
 * Closing waits for the batch that is under way, and for no other.
 */
export function startHousekeeping(
  house: House,
  personalData: readonly PersonalData[],
): { close: () => Promise<void> } {
  let isClosed = false;

  async function cleanUp(): Promise<void> {
    const sum: Record<string, number> = {};
    for (const round of rounds(house, personalData)) {
      let isMore = true;
      while (isMore && !isClosed) {
        const { gone, ...rest } = await round();
        isMore = rest.isMore;
        for (const [name, count] of Object.entries(gone)) sum[name] = (sum[name] ?? 0) + count;
      }
    }
    // A quiet start ends with its ready line.
    if (Object.values(sum).some((count) => count > 0)) house.log.info(sum, 'what was over is gone');
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

function rounds(house: House, personalData: readonly PersonalData[]): (() => Promise<Round>)[] {
  const { pool } = house.database;
  return [
    async () => {
      const { sessions, guests, isMore } = await forgetEndedSessions(pool, house.now());
      return { gone: { sessions, guests }, isMore };
    },
    async () => {
      const rows = await forgetExpiredRows(pool, { batch: BATCH, now: house.now() });
      return { gone: { rows }, isMore: rows >= BATCH };
    },
    async () => {
      const days = Math.trunc(await getSetting(pool, 'user_action_days'));
      const actions = await forgetActions(pool, { days, batch: BATCH, now: house.now() });
      return { gone: { actions }, isMore: actions === BATCH };
    },
    async () => {
      const isErased = await eraseDueAccount(pool, personalData, house.now());
      return { gone: { accounts: isErased ? 1 : 0 }, isMore: isErased };
    },
    async () => ({ gone: await forgetOldPost(house), isMore: false }),
  ];
}
