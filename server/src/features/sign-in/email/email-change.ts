import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { security } from '@wayfold/contract/people/security-endpoints';
import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { inTransaction, type Transaction } from '../../../db/statement';
import type { Context } from '../../../http/bind';
import { publicAddress } from '../../../lib/public-address';
import { confirmMail, emailChangingMail, newEmailMail } from '../../../mail/mails';
import type { Services } from '../../../services';
import { endSessions, holdSession } from '../../accounts/sessions-store';
import { countOf } from '../../entitlements/entitlements';
import { forgetDevices } from '../devices-store';
import {
  type Credentials,
  forgetPassword,
  lockCredentials,
  noteConfirmedEmail,
  nullWhenTaken,
  setEmail,
} from '../people-store';
import { isThere } from '../sign-in';
import { countAddress, countMail } from '../sign-in-limits';
import { forgetOtherWays } from '../sign-in-methods-personal-data';
import { forgetTickets } from '../tickets-store';
import {
  addLink,
  findLink,
  forgetLinks,
  forgetLinksSince,
  holdLink,
  type LinkHalves,
  type LinkPurpose,
  type MailedLink,
} from './mailed-links-store';

type Asked = Context<(typeof security)['changeEmail']>;
type AskedAgain = Context<(typeof security)['confirmAgain']>;
type Taken = Context<(typeof signIn)['confirmEmail']>;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function linkIsOver(): ProblemError {
  return new RequestRefused('not-found', 'emailLinkUsed');
}

/** The URL of a link that confirms an address, either the account's current one or its next one. */
const confirming = (services: Services, { a, b }: LinkHalves) =>
  `${publicAddress(services)}/confirm_email/${a}/${b}`;
const keeping = (services: Services, { a, b }: LinkHalves) =>
  `${publicAddress(services)}/keep_email/${a}/${b}`;

/**
 * Emails a link to the new address, and one to the current address that stops the change. It makes no difference here if another
 * account has the new address; only somebody who reads its email may learn that.
 */
export async function changeEmail(services: Services, { actor, body: { email } }: Asked): Promise<void> {
  await countOf(services, actor, 'emailChanges');
  await countMail(services, 'confirm', email);
  const now = services.now();
  await inTransaction(services.database.pool, async (on) => {
    const person = await lockPerson(on, actor.userId, now);
    await holdSession(on, actor);
    if (same(person.email, email)) throw new RequestRefused('conflict', 'emailAlreadyYours');
    const { id: userId, email: oldEmail, first_name: firstName } = person;
    const confirm = await addLink(on, { purpose: 'new-email', userId, email }, now);
    await services.mailQueue.send(
      on,
      newEmailMail({ to: email, firstName, link: confirming(services, confirm) }),
      userId,
    );
    // Nobody knows whose an unconfirmed address is, so it gets no link to keep it.
    if (person.email_confirmed_at === null) return;
    const keep = await addLink(on, { purpose: 'keep-email', userId, email: oldEmail }, now);
    const told = { to: oldEmail, firstName, newEmail: email, link: keeping(services, keep) };
    await services.mailQueue.send(on, emailChangingMail(told), userId);
  });
}

/** Emails the link that confirms the account's address again; does nothing if it is already confirmed. */
export async function mailConfirmation(services: Services, { actor }: AskedAgain): Promise<void> {
  const now = services.now();
  const { pool } = services.database;
  const { email } = await inTransaction(pool, (on) => lockPerson(on, actor.userId, now));
  await countMail(services, 'confirm', email);
  await inTransaction(pool, async (on) => {
    const person = await lockPerson(on, actor.userId, now);
    if (person.email_confirmed_at !== null) return;
    const { id: userId, email: to, first_name: firstName } = person;
    const halves = await addLink(on, { purpose: 'confirm', userId, email: to }, now);
    await services.mailQueue.send(
      on,
      confirmMail({ to, firstName, link: confirming(services, halves) }),
      userId,
    );
  });
}

/**
 * Returns which address an emailed link is for, and whether its account doesn't have it yet. Doesn't use up the link.
 *
 * @throws ProblemError not-found if the link no longer works
 */
export async function checkEmailLink(
  services: Services,
  { request, body }: Taken,
): Promise<{ email: string; isNew: boolean }> {
  await countAddress(services, request, 'link');
  const link = await findLink(services.database.pool, ['confirm', 'new-email'], body, services.now());
  if (!link) throw linkIsOver();
  return { email: link.email, isNew: link.purpose === 'new-email' };
}

/**
 * Uses the link emailed to an address: confirms the address, and makes it the account's address if it wasn't.
 *
 * @throws ProblemError not-found if the link no longer works, `conflict` if another account has the address
 */
export async function confirmEmail(services: Services, { request, body }: Taken): Promise<{ email: string }> {
  await countAddress(services, request, 'link');
  const now = services.now();
  return inTransaction(services.database.pool, async (on) => {
    const { link, person } = await takeLink(on, ['confirm', 'new-email'], body, now);
    if (link.purpose === 'new-email') {
      await makeAddress(on, person.id, link.email, now);
      await forgetLinks(on, person.id, ['confirm', 'new-email', 'reset']);
    } else {
      if (!same(link.email, person.email)) throw linkIsOver();
      await noteConfirmedEmail(on, person.id, now);
      await forgetLinks(on, person.id, ['confirm']);
    }
    return { email: link.email };
  });
}

/**
 * Uses the link emailed to the previous address: the account keeps or restores it, and everyone is signed out. Removes passwords,
 * passkeys, apps and linked accounts, since somebody else knows one of them: the next sign-in needs a password reset by email.
 * Links emailed to later addresses stop working; those to earlier ones don't.
 *
 * @throws ProblemError not-found if the link no longer works
 */
export async function keepEmail(services: Services, { request, body }: Taken): Promise<{ email: string }> {
  await countAddress(services, request, 'link');
  const now = services.now();
  return inTransaction(services.database.pool, async (on) => {
    const { link, person } = await takeLink(on, ['keep-email'], body, now);
    await makeAddress(on, person.id, link.email, now);
    await forgetLinksSince(on, link.id);
    await forgetLinks(on, person.id, ['confirm', 'new-email', 'reset']);
    await forgetPassword(on, person.id);
    await forgetOtherWays(on, person.id);
    await forgetTickets(on, person.id);
    await endSessions(on, person.id);
    await forgetDevices(on, person.id);
    return { email: link.email };
  });
}

async function takeLink(
  on: Transaction,
  purposes: readonly LinkPurpose[],
  halves: LinkHalves,
  now: Date,
): Promise<{ link: MailedLink; person: Credentials }> {
  const held = await holdLink(on, purposes, halves, now);
  if (!held || !isThere(held.person, now)) throw linkIsOver();
  return held;
}

async function lockPerson(on: Transaction, userId: string, now: Date): Promise<Credentials> {
  const person = await lockCredentials(on, userId);
  if (!isThere(person, now)) throw linkIsOver();
  return person;
}

async function makeAddress(on: Transaction, userId: string, email: string, now: Date): Promise<void> {
  const isMade = await setEmail(on, userId, email, now).catch(nullWhenTaken);
  if (!isMade) throw new RequestRefused('conflict', 'emailTaken');
}
