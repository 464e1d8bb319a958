import { z } from 'zod';
import { admin, endpoint } from '../kernel/endpoint';
import { Id, Instant } from '../kernel/values';

/** What happened to an email: `failed` was given up, `kept` stays here because no mail server is configured. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** One email in the outbox. */
export const OutboxMail = z
  .object({
    id: Id,
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    createdAt: Instant,
    state: z.enum(MAIL_STATES),
    sentAt: Instant.nullable(),
    /** Why the last attempt failed; null if none did. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.infer<typeof OutboxMail>;

/** Emails the product sent, for admins. */
export const outbox = {
  list: endpoint({
    method: 'GET',
    path: '/admin/outbox-mails',
    access: admin,
    summary: 'Lists the emails of the last 30 days, newest first, up to 50 at a time.',
    query: z.strictObject({
      /** The last email of the previous page. */
      before: Id.optional(),
    }),
    response: z.object({
      /** False if no mail server is configured, so that emails stay here. */
      leaves: z.boolean(),
      mails: z.array(OutboxMail),
      hasMore: z.boolean(),
    }),
    holdsKeys: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/outbox-mails/:id',
    access: admin,
    summary: 'Returns one email as it was written.',
    params: z.strictObject({ id: Id }),
    response: OutboxMail.extend({
      /** The content, for emails with state `kept`; null for all others, whose links are only for their recipients. */
      text: z.string().nullable(),
      html: z.string().nullable(),
    }),
    holdsKeys: true,
  }),
};
