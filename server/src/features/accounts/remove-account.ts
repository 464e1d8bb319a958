import { DELETION_GRACE_DAYS } from '@wayfold/contract/people/accounts-endpoints';
import type pg from 'pg';
import { inTransaction, type Transaction } from '../../db/statement';
import { type Actor, confirmFirst } from '../../http/access';
import { publicAddress } from '../../lib/public-address';
import { leavingMail } from '../../mail/mails';
import type { Services } from '../../services';
import { deleteLater, deleteUser, getUser, lockDueAccount, takeTimeToErase } from './accounts-store';
import type { PersonalData } from './personal-data';
import { endSessions, holdSession, signedOutHere } from './sessions-store';

const DAY_MS = 86_400_000;

/** What removing accounts depends on. */
export type AccountsDependencies = {
  readonly services: Services;
  readonly personalData: readonly PersonalData[];
};

/**
 * Deletes the caller's account: signs them out everywhere at once, and erases their data after the grace period. Guests can't
 * come back, so they are erased at once.
 *
 * @returns when everything is erased
 * @throws ProblemError `forbidden` if a member hasn't confirmed their identity within the last minutes, `signed-out` if a guest
 *   is no longer a guest, or the session has ended meanwhile
 */
export async function removeAccount(
  { services, personalData }: AccountsDependencies,
  actor: Actor,
): Promise<{ erasedAt: string }> {
  const { userId, role, isConfirmed } = actor;
  const isGuest = role === 'GUEST';
  if (!isGuest && !isConfirmed) throw confirmFirst();
  const now = services.now();
  const at = isGuest ? now : new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
  await inTransaction(services.database.pool, async (on) => {
    await holdSession(on, actor);
    // A guest who became a member meanwhile hasn't confirmed their identity.
    if (!(await deleteLater(on, { id: userId, isGuest, at }))) throw signedOutHere();
    await endSessions(on, userId);
    for (const data of personalData) await data.leave?.(on, userId);
    if (isGuest) await erase(on, personalData, userId);
    else await tell(services, on, userId, at);
  });
  return { erasedAt: at.toISOString() };
}

/** Notifies the owner, so that somebody who took over the account can't delete it unnoticed. */
async function tell(services: Services, on: Transaction, userId: string, erasedAt: Date): Promise<void> {
  const { email: to, firstName } = await getUser(on, userId);
  const link = `${publicAddress(services)}/user_sign_in`;
  await services.mailQueue.send(on, leavingMail({ to, firstName, link, erasedAt }), userId);
}

/**
 * Erases one account whose grace period is over; false if there is none that isn't being erased by another server instance.
 *
 * @param stuck accounts to skip; one that can't be erased is added before its error is thrown
 */
export async function eraseDueAccount(
  pool: pg.Pool,
  personalData: readonly PersonalData[],
  now: Date,
  stuck = new Set<string>(),
): Promise<boolean> {
  let userId: string | null = null;
  try {
    await inTransaction(pool, async (on) => {
      userId = await lockDueAccount(on, now, [...stuck]);
      if (userId !== null) await erase(on, personalData, userId);
    });
  } catch (error) {
    if (userId !== null) stuck.add(userId);
    throw error;
  }
  return userId !== null;
}

async function erase(on: Transaction, personalData: readonly PersonalData[], userId: string): Promise<void> {
  await takeTimeToErase(on);
  for (const data of personalData) await data.erase(on, userId);
  await deleteUser(on, userId);
}
