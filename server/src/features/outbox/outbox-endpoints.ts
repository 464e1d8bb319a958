import type { outbox } from '@wayfold/contract/people/outbox-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Handlers } from '../../http/bind';
import { findMail, listMails } from '../../mail/mails-store';
import type { Services } from '../../services';

const PAGE = 50;

/** Endpoints for the emails the product sent. */
export function outboxHandlers(services: Services): Handlers<typeof outbox> {
  const { pool } = services.database;
  return {
    list: async ({ query }) => {
      const mails = await listMails(pool, { before: query.before ?? null, limit: PAGE + 1 });
      const leaves = services.config.mail.smtpUrl !== null;
      return { leaves, mails: mails.slice(0, PAGE), hasMore: mails.length > PAGE };
    },
    get: async ({ params }) => {
      const mail = await findMail(pool, params.id);
      if (mail) return mail;
      throw new RequestRefused('not-found', 'emailGone');
    },
  };
}
