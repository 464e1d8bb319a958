import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { fieldRefused, RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Context } from '../../../http/bind';
import { publicAddress } from '../../../lib/public-address';
import { passwordChangedMail, resetMail } from '../../../mail/mails';
import type { Services } from '../../../services';
import { endSessions, holdSession } from '../../accounts/sessions-store';
import { forgetDevices, knownDevice, rememberDevice } from '../devices-store';
import { addLink, findLink, forgetLinks, holdLink } from '../email/mailed-links-store';
import {
  type Credentials,
  findByEmail,
  findCredentials,
  lockCredentials,
  noteConfirmedEmail,
  setPassword,
} from '../people-store';
import { holdProved, isThere, noSuchPassword } from '../sign-in';
import { countAddress, countAttempt, countMail } from '../sign-in-limits';
import { forgetOtherWays } from '../sign-in-methods-personal-data';
import { forgetTickets } from '../tickets-store';
import { refuseGuessable } from './guessable-passwords';
import { hashPassword, isPassword } from './passwords';

type Sent = Context<(typeof signIn)['sendReset']>;
type Checked = Context<(typeof signIn)['checkReset']>;
type Changed = Context<(typeof signIn)['changePassword']>;

function linkIsOver(): ProblemError {
  return new RequestRefused('not-found', 'resetLinkUsed');
}

/**
 * Emails a link that sets a new password. The link uses the configured server address, never the host from a request.
 *
 * @returns false if nobody has the address
 */
export async function sendResetLink(
  services: Services,
  { request, body: { email } }: Sent,
): Promise<boolean> {
  await countAddress(services, request, 'reset');
  await countMail(services, 'reset', email);
  const now = services.now();
  return inTransaction(services.database.pool, async (on) => {
    const found = await findByEmail(on, email);
    // Locked, so that of two concurrent requests one link works, and none is sent to an address the account no longer has.
    const person = found && (await lockCredentials(on, found.id));
    if (!isThere(person, now) || person.email.toLowerCase() !== email.toLowerCase()) return false;
    const { a, b } = await addLink(on, { purpose: 'reset', userId: person.id, email: person.email }, now);
    const link = `${publicAddress(services)}/reset_password/${a}/${b}`;
    await services.mailQueue.send(
      on,
      resetMail({ to: person.email, firstName: person.first_name, link }),
      person.id,
    );
    return true;
  });
}

/** Whose password an emailed link would set. Checking doesn't use it up, since mail scanners open links. */
export async function checkResetLink(
  services: Services,
  { request, params }: Checked,
): Promise<{ userName: string }> {
  await countAddress(services, request, 'link');
  const link = await findLink(services.database.pool, ['reset'], params, services.now());
  if (!link) throw linkIsOver();
  return { userName: link.email };
}

/**
 * Sets a new password, with an emailed link or the current password, and ends all other sessions.
 *
 * Somebody who used a link gets a device key, so that attempts by others can't lock them out on that device.
 */
export async function changePassword(
  services: Services,
  way: Changed,
): Promise<{ changed: true; deviceToken: string | null }> {
  await countAddress(services, way.request, 'link');
  const { a, b } = way.body;
  if (a !== undefined && b !== undefined) {
    return { changed: true, deviceToken: await changeByLink(services, way, { a, b }) };
  }
  await changeBySession(services, way);
  return { changed: true, deviceToken: null };
}

async function changeByLink(
  services: Services,
  { body }: Changed,
  halves: { a: string; b: string },
): Promise<string | null> {
  const now = services.now();
  await refuseGuessable(body.password, [body.userName]);
  // Hashing takes long, so no rows are locked meanwhile. A wrong link costs a hash, and countAddress limits those.
  const hash = await hashPassword(services.passwords, body.password);
  return inTransaction(services.database.pool, async (on) => {
    const person = (await holdLink(on, ['reset'], halves, now))?.person ?? null;
    // A guest has no password, no matter what was emailed.
    const isTheirs =
      isThere(person, now) &&
      person.role !== 'GUEST' &&
      person.email.toLowerCase() === body.userName.toLowerCase();
    if (!isTheirs) throw linkIsOver();
    await refuseOwnWords(person, body.password);
    // Somebody who created the account before its address was confirmed must not keep a sign-in method.
    if (person.email_confirmed_at === null) await forgetOtherWays(on, person.id);
    await noteConfirmedEmail(on, person.id, now);
    await setPassword(on, person.id, hash, now);
    await endSessions(on, person.id);
    await forgetDevices(on, person.id);
    await tellOfChange(services, on, person);
    return rememberDevice(on, { known: null, userId: person.id, tookSecondStep: false }, now);
  });
}

async function changeBySession(services: Services, { actor, request, body }: Changed): Promise<void> {
  const { pool } = services.database;
  const now = services.now();
  const person = actor && actor.role !== 'GUEST' ? await findCredentials(pool, actor.userId) : null;
  if (!actor || !person) throw new RequestRefused('signed-out', 'passwordNeedsSignIn');
  if (person.email.toLowerCase() !== body.userName.toLowerCase()) throw noSuchPassword();
  await refuseOwnWords(person, body.password);
  const device = await knownDevice(pool, request, person.id, now);
  if (person.password_hash === null) {
    if (!actor.isConfirmed) {
      throw new RequestRefused('forbidden', 'confirmIdentity', { reason: 'confirm-identity' });
    }
  } else {
    await countAttempt(services, { request, email: person.email, device });
    const isRight = await isPassword(services.passwords, person.password_hash, body.currentPassword ?? '');
    if (!isRight) {
      throw fieldRefused('forbidden', 'currentPassword', 'wrongCurrentPassword');
    }
  }
  const hash = await hashPassword(services.passwords, body.password);
  await inTransaction(pool, async (on) => {
    await holdProved(on, person, now);
    await holdSession(on, actor);
    await setPassword(on, person.id, hash, now);
    await endSessions(on, person.id, actor.sessionId);
    await forgetDevices(on, person.id, device);
    await tellOfChange(services, on, person);
  });
}

/** Checked only after the person proved who they are: a refusal would tell others the name. */
function refuseOwnWords({ email, first_name, last_name }: Credentials, password: string): Promise<void> {
  return refuseGuessable(password, [email, first_name, last_name]);
}

/**
 * Emails the owner about a new password, and invalidates what was started with the old one and earlier links that reset the
 * password or set a new address. Links that restore an old address still work.
 */
async function tellOfChange(services: Services, on: Transaction, person: Credentials): Promise<void> {
  await forgetTickets(on, person.id);
  await forgetLinks(on, person.id, ['reset', 'new-email']);
  await services.mailQueue.send(
    on,
    passwordChangedMail({ to: person.email, firstName: person.first_name }),
    person.id,
  );
}
