import type { Transaction } from '../../db/statement';
import { type SignInChange, signInChangedMail } from '../../mail/mails';
import type { Services } from '../../services';
import { findCredentials } from './people-store';

/**
 * Emails an account's owner what changed about its sign-in methods, so that nobody adds one unseen. Sends nothing to an
 * unconfirmed address: it may be a stranger's.
 */
export async function mailSignInChange(
  services: Services,
  on: Transaction,
  userId: string,
  change: SignInChange,
): Promise<void> {
  const person = await findCredentials(on, userId);
  if (!person || person.email_confirmed_at === null) return;
  const mail = signInChangedMail({ to: person.email, firstName: person.first_name, change });
  await services.mailQueue.send(on, mail, userId);
}
