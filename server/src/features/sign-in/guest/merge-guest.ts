import type { Transaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import { deleteUser } from '../../accounts/accounts-store';
import type { PersonalData } from '../../accounts/personal-data';
import { endSessions } from '../../accounts/sessions-store';
import { convertGuest, type NewMember } from '../people-store';
import { closeGuest, lockGuest } from './guests-store';

/**
 * The guest a request speaks for: it names one, and carries that guest's own token.
 *
 * @returns null when either is missing; the rest of the request counts all the same
 */
export function claimedGuest(actor: Actor | null, userId: string | undefined): string | null {
  return actor?.role === 'GUEST' && actor.userId === userId ? actor.userId : null;
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
  await closeGuest(on, guestId);
  // What the guest wrote meanwhile would go with them.
  for (const data of personalData) await data.move(on, guestId, userId);
  await deleteUser(on, guestId);
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
