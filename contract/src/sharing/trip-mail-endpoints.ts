import { z } from 'zod';
import { endpoint, tripOwn } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { Text } from '../kernel/text';
import { Id } from '../kernel/values';
import { Email } from '../people/sign-in-shapes';
import { PdfLanguage } from './pdf-endpoints';

/** The maximum number of people that one call emails a trip to. */
export const MAIL_RECIPIENTS = 5;

export const tripMail = {
  send: endpoint({
    method: 'POST',
    path: '/trip/email',
    access: tripOwn({ from: 'body.tripId' }),
    summary:
      'Emails the link to a shared trip, with its map and a PDF, as the share shows it. Only for members with a confirmed address.',
    body: z.strictObject({
      email: Email.or(z.array(Email).min(1).max(MAIL_RECIPIENTS)),
      tripId: Id,
      /** Accepted and ignored: the control that was used. */
      source: Text(TEXT_MAX.key).default('Button'),
      attachPdf: z.boolean().default(true),
      /** The language of the email and its PDF; if missing, the one in the sender's preferences, if any. */
      language: PdfLanguage.optional(),
    }),
    response: z.object({
      sent: z.array(Email),
      /** Recipients who already got too many of these emails within the hour; they were not sent this one. */
      leftOut: z.array(Email),
    }),
  }),
};
