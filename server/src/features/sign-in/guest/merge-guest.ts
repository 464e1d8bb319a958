import { uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement, type Transaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import type { PersonalData } from '../../accounts/personal-data';
import { endSessions } from '../../accounts/sessions-store';
import { convertGuest, type NewMember } from '../people-store';

// Does not stand in the way of writes that refer to the guest: whoever holds a trip and writes its history could not end.
const LOCK_GUEST = statement(
  'guest-lock',
  `select id from users where id = $1 and role = 'GUEST' for no key update`,
  { id: uuid },
);
// From here on nothing new refers to the guest, and what did is committed.
const CLOSE_GUEST = statement('guest-close', 'select id from users where id = $1 for update', { id: uuid });
const REMOVE_GUEST = statement('guest-remove', 'delete from users where id = $1', {});

/**
 * The guest a request speaks for: it names one, and carries that guest's own token.
 *
 * @returns null when either is missing; the rest of the request counts all the same
 */
export function claimedGuest(actor: Actor | null, userId: string | undefined): string | null {
  return actor?.role === 'GUEST' && actor.userId === userId ? actor.userId : null;
}

async function lockGuest(on: Queryable, guestId: string): Promise<boolean> {
  return (await rowsOf(on, LOCK_GUEST, [guestId])).length > 0;
}

/**
 * Moves all that a guest has into an account; the guest and its token are no more.
 *
 * @returns false when someone else did so first
 */
export async function mergeGuest(
  on: Transaction,
  personalData: readonly PersonalData[],
  guestId: string,
  userId: string,
): Promise<boolean> {
  if (!(await lockGuest(on, guestId))) return false;
  await endSessions(on, guestId);
  for (const data of personalData) await data.move(on, guestId, userId);
  await rowsOf(on, CLOSE_GUEST, [guestId]);
  // What the guest wrote meanwhile would go with them.
  for (const data of personalData) await data.move(on, guestId, userId);
  await rowsOf(on, REMOVE_GUEST, [guestId]);
  return true;
}

/**
 * Makes a guest the member they say they are; what they have stays where it is, and the guest's token is no more.
 *
 * @returns false when the address is taken, or the guest is no guest any more
 */
export async function becomeMember(
  on: Transaction,
  guestId: string,
  member: NewMember,
  now: Date,
): Promise<boolean> {
  if (!(await lockGuest(on, guestId))) return false;
  if (!(await convertGuest(on, guestId, member, now))) return false;
  await endSessions(on, guestId);
  return true;
}
