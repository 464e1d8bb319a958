import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { inTransaction } from '../../db/statement';
import type { Actor } from '../../http/access';
import { publicAddress } from '../../lib/public-address';
import { mayMail } from '../../mail/mail-limits';
import { listConfirm } from '../../mail/mails';
import type { Services } from '../../services';
import {
  isOwnAddress,
  requestSubscription,
  subscribeAccount,
  takeSubscriptionLink,
  unsubscribeAccount,
  unsubscribeAddress,
} from './newsletter-store';
import { readUnsubscribeKey } from './unsubscribe-key';

/** Emails the link that puts an address on the list; a member's own confirmed address doesn't need one. */
export async function subscribe(services: Services, actor: Actor | null, email: string): Promise<void> {
  const { pool } = services.database;
  if (actor && (await isOwnAddress(pool, actor.userId, email))) {
    await subscribeAccount(pool, email);
    return;
  }
  if (!(await mayMail(services, 'list-confirm', email))) return;
  await inTransaction(pool, async (on) => {
    const { a, b } = await requestSubscription(on, email, services.now());
    const link = `${publicAddress(services)}/confirm_list/${a}/${b}`;
    await services.mailQueue.send(on, listConfirm({ to: email, link }), null);
  });
}

/** Uses the emailed link; returns the address that is now on the list. */
export async function confirmSubscription(
  services: Services,
  link: { a: string; b: string },
): Promise<string> {
  const email = await inTransaction(services.database.pool, (on) =>
    takeSubscriptionLink(on, link, services.now()),
  );
  if (email) return email;
  throw new RequestRefused('not-found', 'newsletterLinkUsed');
}

/** Unsubscribes the owner of a key; returns the address, or null if it has been forgotten since. */
export async function unsubscribeByKey(services: Services, key: string): Promise<{ email: string | null }> {
  const { pool } = services.database;
  const id = readUnsubscribeKey(services, key);
  if (!id) throw new RequestRefused('not-found', 'newsletterLinkWrong');
  return { email: (await unsubscribeAccount(pool, id)) ?? (await unsubscribeAddress(pool, id)) };
}
