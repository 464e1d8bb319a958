import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { post } from '@wayfold/contract/people/post-endpoints';
import type { Handlers } from '../../http/bind';
import { findMail, listMails } from '../../mail/mails-store';
import type { Services } from '../../services';
import { countOfAddress } from '../entitlements/entitlements';
import { takeMessage } from './contact';
import { confirmList, joinList, leaveByKey } from './list';
import { leaveAsAccount } from './list-store';

const PAGE = 50;

/** Calls about what is written to us and what we write. */
export function postHandlers(services: Services): Handlers<typeof post> {
  const { pool } = services.database;
  return {
    contactUs: async (sent) => {
      await takeMessage(services, sent);
      return { received: true };
    },
    joinList: async ({ actor, body, request }) => {
      await countOfAddress(services, request, 'joinList');
      await joinList(services, actor, body.email);
      return { received: true };
    },
    confirmList: async ({ body, request }) => {
      await countOfAddress(services, request, 'listLinks');
      return { email: await confirmList(services, body) };
    },
    unsubscribe: async ({ actor, body, request }) => {
      await countOfAddress(services, request, 'listLinks');
      const email = body.key
        ? (await leaveByKey(services, body.key)).email
        : actor && (await leaveAsAccount(pool, actor.userId));
      if (email) return { email };
      if (body.key) throw new ProblemError('not-found', 'This address isn’t on the list anymore.');
      throw new ProblemError('signed-out', 'Sign in, or use the link in the email.');
    },
    outbox: async ({ query }) => {
      const mails = await listMails(pool, { before: query.before ?? null, limit: PAGE + 1 });
      const leaves = services.config.mail.smtpUrl !== null;
      return { leaves, mails: mails.slice(0, PAGE), hasMore: mails.length > PAGE };
    },
    mail: async ({ params }) => {
      const mail = await findMail(pool, params.id);
      if (mail) return mail;
      throw new ProblemError(
        'not-found',
        'This email is no longer available. Emails are deleted after 30 days.',
      );
    },
  };
}
