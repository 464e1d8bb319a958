import type { Queryable } from '../../db/statement';
import type { Actor } from '../../http/access';
import { getUser } from '../accounts/accounts-store';
import { getSetting } from '../settings/settings-store';

/**
 * Whether the caller is shown where to book: people with an account, save the user types of the setting
 * `content_exclusion`, which lists them by name (Travel Advisor) or by code (BP).
 */
export async function seesBookingContent(on: Queryable, actor: Actor | null): Promise<boolean> {
  if (!actor || actor.role === 'GUEST') return false;
  const excluded = (await getSetting(on, 'content_exclusion')).map((type) => type.toLowerCase());
  if (excluded.length === 0) return true;
  const { type, typeDetail } = await getUser(on, actor.userId);
  return ![type, typeDetail].some((own) => own && excluded.includes(own.toLowerCase()));
}
