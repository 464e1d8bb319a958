import type { Transaction } from '../../db/statement';
import { type WaysChange, waysChangedMail } from '../../mail/mails';
import type { Services } from '../../services';
import { findCredentials } from './people-store';

/**
 * Mails whoever has an account what became different about its ways in, so that nobody makes one for themselves unseen. An
 * address that nobody has confirmed gets nothing: it may be a stranger's.
 */
export async function mailSignInChange(
  services: Services,
  on: Transaction,
  userId: string,
  change: WaysChange,
): Promise<void> {
  const person = await findCredentials(on, userId);
  if (!person || person.email_confirmed_at === null) return;
  const mail = waysChangedMail({ to: person.email, firstName: person.first_name, change });
  await services.post.send(on, mail, userId);
}
