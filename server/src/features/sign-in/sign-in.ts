import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { inTransaction, type Transaction } from '../../db/statement';
import type { Services } from '../../services';
import { knownDevice } from './devices-store';
import { finishSignIn, type SignInDependencies, type SignInRequest } from './finish-sign-in';
import { isPassword } from './passwords/passwords';
import { type Credentials, findByEmail, lockCredentials } from './people-store';
import { countAddress, countAttempt } from './sign-in-limits';

/** The single refusal for a wrong address and a wrong password. */
export function noSuchPassword(): ProblemError {
  return new RequestRefused('forbidden', 'wrongSignIn');
}

/** Whether an account can still be signed in to; it can't once its grace period is over. */
export function isThere(person: Credentials | null, now: Date): person is Credentials {
  return person !== null && (person.delete_at === null || new Date(person.delete_at) > now);
}

/**
 * Signs in by email and password.
 *
 * @throws ProblemError `forbidden` for a wrong address and a wrong password alike, `too-many` after too many attempts
 */
export async function signInByPassword(
  parts: SignInDependencies,
  way: SignInRequest & { body: { email: string; password: string } },
): Promise<SignedIn> {
  const { services } = parts;
  const { email, password } = way.body;
  const proved = await provedPerson(services, way.request, email, password);
  return inTransaction(services.database.pool, async (on) => {
    const person = await holdProved(on, proved, services.now());
    return finishSignIn(parts, on, way, { person, tookSecondStep: false });
  });
}

/**
 * The account whose password was just verified, locked until the transaction ends. Verifying takes long enough for its person to
 * set another password, which ends everything the old one started.
 *
 * @throws ProblemError as for a wrong password, if it has changed since
 */
export async function holdProved(on: Transaction, proved: Credentials, now: Date): Promise<Credentials> {
  const person = await lockCredentials(on, proved.id);
  if (isThere(person, now) && person.password_hash === proved.password_hash) return person;
  throw noSuchPassword();
}

async function provedPerson(
  services: Services,
  request: SignInRequest['request'],
  email: string,
  password: string,
): Promise<Credentials> {
  const { pool } = services.database;
  const now = services.now();
  await countAddress(services, request, 'sign-in');
  const found = await findByEmail(pool, email);
  const person = isThere(found, now) ? found : null;
  const device = person && (await knownDevice(pool, request, person.id, now));
  await countAttempt(services, { request, email, device });
  const isRight = await isPassword(services.passwords, person?.password_hash ?? null, password);
  if (person && isRight) return person;
  throw noSuchPassword();
}
