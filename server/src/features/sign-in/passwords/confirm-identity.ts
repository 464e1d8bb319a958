import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { fieldRefused } from '@wayfold/contract/refusals/request-refused';
import { inTransaction } from '../../../db/statement';
import type { Context } from '../../../http/bind';
import type { Services } from '../../../services';
import { confirmSession, holdSession } from '../../accounts/sessions-store';
import { knownDevice } from '../devices-store';
import { findCredentials } from '../people-store';
import { holdProved, noSuchPassword } from '../sign-in';
import { countAttempt } from '../sign-in-limits';
import { isPassword } from './passwords';

/**
 * Records that a member proved their identity with their password.
 *
 * @returns how long that counts
 * @throws ProblemError `forbidden` for a wrong password, `too-many` after too many attempts
 */
export async function confirmIdentity(
  services: Services,
  { actor, request, body }: Context<(typeof signIn)['confirmIdentity']>,
): Promise<{ until: string }> {
  const { pool } = services.database;
  const person = await findCredentials(pool, actor.userId);
  if (!person) throw noSuchPassword();
  const device = await knownDevice(pool, request, person.id, services.now());
  await countAttempt(services, { request, email: person.email, device });
  if (!(await isPassword(services.passwords, person.password_hash, body.password))) {
    throw fieldRefused('forbidden', 'password', 'wrongPassword');
  }
  const until = await inTransaction(pool, async (on) => {
    await holdProved(on, person, services.now());
    await holdSession(on, actor);
    return confirmSession(on, actor.sessionId, services.now());
  });
  return { until: until.toISOString() };
}
