import { forgetOldMails } from '../../mail/mails-store';
import type { Services } from '../../services';
import { forgetOldMessages } from './contact-store';
import { forgetAddresses } from './list-store';

/** Deletes mails after 30 days, messages after a year, and addresses that are not on the list and last asked a month ago; answers how many. */
export async function forgetOldPost({
  database: { pool },
  now,
}: Services): Promise<{ mails: number; messages: number; addresses: number }> {
  return {
    mails: await forgetOldMails(pool, now()),
    messages: await forgetOldMessages(pool, now()),
    addresses: await forgetAddresses(pool, now()),
  };
}
