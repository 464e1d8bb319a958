import { z } from 'zod';
import { admin, anyone, endpoint } from '../kernel/endpoint';
import { TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { Secret } from './sign-in-endpoints';
import { AccountEmail, Email } from './sign-in-shapes';

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

/** What people write to us, and what we send. */
export const post = {
  contactUs: endpoint({
    method: 'POST',
    path: '/contactUs',
    access: anyone,
    summary: 'Stores a message to the operator and emails it to them, with a receipt to the sender.',
    body: z.strictObject({
      firstName: Text(TEXT_MAX.name).min(1, 'Enter your first name.'),
      lastName: Text(TEXT_MAX.name).min(1, 'Enter your last name.'),
      email: Email,
      phoneNumber: Text(40).optional(),
      subject: Text(TEXT_MAX.name).min(1, 'Enter a subject.'),
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
      'Adds an address to the travel tips list once its owner opens the emailed link. The response is the same for every address.',
    body: z.strictObject({ email: AccountEmail }),
    response: z.object({ received: z.literal(true) }),
  }),
  confirmList: endpoint({
    method: 'POST',
    path: '/subscribe-email/confirm',
    access: anyone,
    summary: 'Confirms the link emailed by `POST /subscribe-email`.',
    body: z.strictObject({ a: Id, b: Secret }),
    response: z.object({ email: z.string() }),
  }),
  unsubscribe: endpoint({
    method: 'PUT',
    path: '/unsubscribe',
    access: anyone,
    summary:
      'Stops travel tips for the signed-in person, or for the address that the key from an email belongs to.',
    body: z.strictObject({ key: Secret.optional() }),
    response: z.object({ email: z.string() }),
  }),
  outbox: endpoint({
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
  }),
  mail: endpoint({
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
  }),
};
