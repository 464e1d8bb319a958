import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { inTransaction } from '../../db/statement';
import type { Actor } from '../../http/access';
import { publicAddress } from '../../lib/public-address';
import { listConfirm } from '../../mail/mails';
import type { Services } from '../../services';
import { readListKey } from './list-key';
import {
  askForList,
  isOwnAddress,
  joinAccount,
  leaveAsAccount,
  leaveAsAddress,
  takeListLink,
} from './list-store';
import { mayMail } from './post-limits';

/** Mails the link that puts an address on the list; a member's own confirmed address needs none. */
export async function joinList(services: Services, actor: Actor | null, email: string): Promise<void> {
  const { pool } = services.database;
  if (actor && (await isOwnAddress(pool, actor.userId, email))) {
    await joinAccount(pool, email);
    return;
  }
  if (!(await mayMail(services, 'list-confirm', email))) return;
  await inTransaction(pool, async (on) => {
    const { a, b } = await askForList(on, email, services.now());
    const link = `${publicAddress(services)}/confirm_list/${a}/${b}`;
    await services.post.send(on, listConfirm({ to: email, link }), null);
  });
}

/** Takes the mailed link; answers the address that is on the list now. */
export async function confirmList(services: Services, link: { a: string; b: string }): Promise<string> {
  const email = await inTransaction(services.database.pool, (on) => takeListLink(on, link, services.now()));
  if (email) return email;
  throw new ProblemError('not-found', 'This link no longer works. Ask for a new one.');
}

/** Takes the owner of a key off the list; answers the address, null when it was forgotten since. */
export async function leaveByKey(services: Services, key: string): Promise<{ email: string | null }> {
  const { pool } = services.database;
  const id = readListKey(services, key);
  if (!id) throw new ProblemError('not-found', 'This link doesn’t work. Use the one in your latest email.');
  return { email: (await leaveAsAccount(pool, id)) ?? (await leaveAsAddress(pool, id)) };
}
