import { z } from 'zod';
import { admin, anyone, endpoint } from '../kernel/endpoint';
import { TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { Secret } from './sign-in-endpoints';
import { AccountEmail, Email } from './sign-in-shapes';

/** What became of a mail: `failed` is given up, `kept` stays here because no mail server was set. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** One mail of the outbox. */
export const OutboxMail = z
  .object({
    id: Id,
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    createdAt: Instant,
    state: z.enum(MAIL_STATES),
    sentAt: Instant.nullable(),
    /** Why the last attempt failed; null when none did. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.infer<typeof OutboxMail>;

/** What is written to us and what we write. */
export const post = {
  contactUs: endpoint({
    method: 'POST',
    path: '/contactUs',
    access: anyone,
    summary: 'Keeps a message to the makers and mails it, with a receipt to its writer.',
    body: z.strictObject({
      firstName: Text(TEXT_MAX.name).min(1, 'Enter your first name.'),
      lastName: Text(TEXT_MAX.name).min(1, 'Enter your last name.'),
      email: Email,
      phoneNumber: Text(40).optional(),
      subject: Text(TEXT_MAX.name).min(1, 'Say in a few words what it is about.'),
      message: Text(TEXT_MAX.notes).min(1, 'Enter a message.'),
      /** The place the question is about. */
      aiPoiKey: Text(TEXT_MAX.key).optional(),
    }),
    response: z.object({ received: z.literal(true) }),
  }),
  joinList: endpoint({
    method: 'POST',
    path: '/subscribe-email',
    access: anyone,
    summary:
      'Puts an address on the list of travel tips once its owner takes the mailed link. Answers the same for all.',
    body: z.strictObject({ email: AccountEmail }),
    response: z.object({ received: z.literal(true) }),
  }),
  confirmList: endpoint({
    method: 'POST',
    path: '/subscribe-email/confirm',
    access: anyone,
    summary: 'Takes the link mailed by `joinList`.',
    body: z.strictObject({ a: Id, b: Secret }),
    response: z.object({ email: z.string() }),
  }),
  unsubscribe: endpoint({
    method: 'PUT',
    path: '/unsubscribe',
    access: anyone,
    summary: 'Stops travel tips: for the signed-in person, or for the address a mail’s own key belongs to.',
    body: z.strictObject({ key: Secret.optional() }),
    response: z.object({ email: z.string() }),
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/admin/outbox-mails',
    access: admin,
    summary: 'Mails of the last 30 days, the newest first, up to 50 of them.',
    query: z.strictObject({
      /** The last mail of the page before this one. */
      before: Id.optional(),
    }),
    response: z.object({
      /** False where no mail server is set, so that mails stay here. */
      leaves: z.boolean(),
      mails: z.array(OutboxMail),
      hasMore: z.boolean(),
    }),
  }),
  mail: endpoint({
    method: 'GET',
    path: '/admin/outbox-mails/:id',
    access: admin,
    summary: 'One mail as it was written.',
    params: z.strictObject({ id: Id }),
    response: OutboxMail.extend({
      /** What was written, of mails that are kept; null of all others, whose links are for their readers alone. */
      text: z.string().nullable(),
      html: z.string().nullable(),
    }),
  }),
};
