import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction, type Transaction } from '../../db/statement';
import { OperatorError } from '../../process/operator-error';
import type { Services } from '../../services';
import { refuseGuessable } from './passwords/guessable-passwords';
import { hashPassword } from './passwords/passwords';
import {
  addMember,
  type Credentials,
  findByEmail,
  hasAdmin,
  makeAdmin,
  takeFirstAdminTurn,
} from './people-store';

/**
 * Makes the person named in the configuration an admin.
 *
 * An account with that address keeps its password; if there is none, it is created, provided there is no admin at all. Does
 * nothing if the account is already an admin.
 *
 * @throws OperatorError if the account's address was never confirmed, or the password is easy to guess
 */
export async function makeFirstAdmin(services: Services): Promise<void> {
  const { firstAdmin } = services.config;
  if (!firstAdmin) return;
  const { pool } = services.database;
  const person = await findByEmail(pool, firstAdmin.email);
  if (person?.role === 'ADMIN') return;
  if (person) return inTransaction(pool, (on) => promote(services, on, person));
  if (await hasAdmin(pool)) {
    services.log.info('no account has ADMIN_EMAIL, but there is already an admin, so none was created');
    return;
  }
  await refuseGuessable(firstAdmin.password, [firstAdmin.email]).catch((problem) => {
    if (!(problem instanceof ProblemError)) throw problem;
    throw new OperatorError(`ADMIN_PASSWORD cannot be used. ${problem.message}`);
  });
  const passwordHash = await hashPassword(services.passwords, firstAdmin.password);
  await inTransaction(pool, async (on) => {
    await takeFirstAdminTurn(on);
    if (!(await hasAdmin(on))) await addAdmin(services, on, { email: firstAdmin.email, passwordHash });
  });
}

async function promote(services: Services, on: Transaction, person: Credentials): Promise<void> {
  // Anyone can sign up with anyone's address, so an unconfirmed one doesn't prove that this is the intended person.
  if (person.email_confirmed_at === null) {
    throw new OperatorError(
      'The account with ADMIN_EMAIL has an unconfirmed address, so it can’t become an admin. Confirm it, or use another address.',
    );
  }
  await makeAdmin(on, person.id, services.now());
  services.log.info('the account with ADMIN_EMAIL is now an admin');
}

async function addAdmin(
  services: Services,
  on: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const now = services.now();
  const id = newId();
  const nobodyYet = { firstName: '', lastName: '', type: null, typeDetail: null, isSubscriber: false };
  const isAdded = await addMember(on, id, { ...nobodyYet, email, passwordHash, emailConfirmedAt: now }, now);
  if (!isAdded)
    throw new OperatorError('ADMIN_EMAIL is already in use by another account. Use another address.');
  await makeAdmin(on, id, now);
  services.log.info('created the first admin');
}
