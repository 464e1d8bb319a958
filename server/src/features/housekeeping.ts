import { forgetOldMails } from '../mail/mails-store';
import type { Services } from '../services';
import { forgetActions } from './accounts/actions-store';
import { forgetEndedSessions } from './accounts/ended-sessions';
import type { PersonalData } from './accounts/personal-data';
import { eraseDueAccount } from './accounts/remove-account';
import { forgetOldMessages } from './contact/contact-store';
import { forgetAddresses } from './newsletter/newsletter-store';
import { forgetPictures, sweepFiles } from './pictures/forget/forget-pictures';
import { getSetting } from './settings/settings-store';
import { forgetOldSharing } from './sharing/shares-store';
import { forgetExpiredRows } from './sign-in/expired-rows-store';

const DAY_MS = 86_400_000;
const WAITS = 'housekeeping failed; will retry tomorrow';
/** Rows per transaction: few enough not to block anyone. */
const BATCH = 2_000;

/** The result of one round of a kind of work: what was deleted, by name, and whether there may be more. */
type Done = { readonly gone: Readonly<Record<string, number>>; readonly isMore: boolean };
const NOTHING_DONE: Done = { gone: {}, isMore: false };

/**
 * Deletes what nobody can use anymore and accounts whose grace period is over, now and once a day, in the background. Work that
 * fails is logged as an error and retried after a day; everything else is still done. Server instances don't get in each
 * other's way: each one skips rows that another has locked.
 *
 * Closing waits for the current batch only.
 */
export function startHousekeeping(
  services: Services,
  personalData: readonly PersonalData[],
): { close: () => Promise<void> } {
  let isClosed = false;

  async function cleanUp(): Promise<void> {
    const sum: Record<string, number> = {};
    for (const [round, work] of Object.entries(rounds(services, personalData))) {
      let isMore = true;
      while (isMore && !isClosed) {
        const done = await work().catch((err) => {
          services.log.error({ err, round }, WAITS);
          return NOTHING_DONE;
        });
        isMore = done.isMore;
        for (const [name, count] of Object.entries(done.gone)) sum[name] = (sum[name] ?? 0) + count;
      }
    }
    // Nothing is logged at startup if there was nothing to do, so that the ready line comes last.
    if (Object.values(sum).some((count) => count > 0)) services.log.info(sum, 'deleted expired data');
  }

  let work = cleanUp();
  const daily = setInterval(() => {
    work = work.then(cleanUp);
  }, DAY_MS);
  return {
    close() {
      isClosed = true;
      clearInterval(daily);
      return work;
    },
  };
}

function rounds(
  services: Services,
  personalData: readonly PersonalData[],
): Record<string, () => Promise<Done>> {
  const { pool } = services.database;
  const stuck = new Set<string>();
  return {
    sessions: async () => {
      const { sessions, guests, isMore } = await forgetEndedSessions(pool, services.now());
      return { gone: { sessions, guests }, isMore };
    },
    expired: async () => {
      const rows = await forgetExpiredRows(pool, { batch: BATCH, now: services.now() });
      return { gone: { rows }, isMore: rows >= BATCH };
    },
    sharing: async () => {
      const shares = await forgetOldSharing(pool, { batch: BATCH, now: services.now() });
      return { gone: { shares }, isMore: shares >= BATCH };
    },
    actions: async () => {
      const days = Math.trunc(await getSetting(pool, 'user_action_days'));
      const actions = await forgetActions(pool, { days, batch: BATCH, now: services.now() });
      return { gone: { actions }, isMore: actions === BATCH };
    },
    accounts: async () => {
      const before = stuck.size;
      const isErased = await eraseDueAccount(pool, personalData, services.now(), stuck).catch((err) => {
        // One that can't be erased is skipped, so that those after it are erased.
        if (stuck.size === before) throw err;
        services.log.error({ err, round: 'accounts' }, WAITS);
        return null;
      });
      return { gone: { accounts: isErased ? 1 : 0 }, isMore: isErased ?? true };
    },
    pictures: async () => {
      const gone = await forgetPictures(services, BATCH);
      return { gone, isMore: Object.values(gone).some((count) => count >= BATCH) };
    },
    pictureFiles: async () => ({ gone: { strayFiles: await sweepFiles(services) }, isMore: false }),
    mails: async () => ({ gone: { mails: await forgetOldMails(pool, services.now()) }, isMore: false }),
    messages: async () => ({
      gone: { messages: await forgetOldMessages(pool, services.now()) },
      isMore: false,
    }),
    newsletter: async () => ({
      gone: { addresses: await forgetAddresses(pool, services.now()) },
      isMore: false,
    }),
  };
}
