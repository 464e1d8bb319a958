import type { Transaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import { deleteUser } from '../../accounts/accounts-store';
import type { PersonalData } from '../../accounts/personal-data';
import { endSessions } from '../../accounts/sessions-store';
import { convertGuest, type NewMember } from '../people-store';
import { closeGuest, lockGuest } from './guests-store';

/**
 * The guest that a request names and whose own token it carries.
 *
 * @returns null if either is missing; the rest of the request still counts
 */
export function claimedGuest(actor: Actor | null, userId: string | undefined): string | null {
  return actor?.role === 'GUEST' && actor.userId === userId ? actor.userId : null;
}

/**
 * Moves everything a guest has into an account, and deletes the guest and its token.
 *
 * @returns false if another request did so first
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
  // What the guest wrote meanwhile would be deleted with them.
  for (const data of personalData) await data.move(on, guestId, userId);
  await deleteUser(on, guestId);
  return true;
}

/**
 * Turns a guest into the member they sign up as; their data stays in place, and the guest's token becomes invalid.
 *
 * @returns false if the address is taken, or the guest is no longer a guest
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
