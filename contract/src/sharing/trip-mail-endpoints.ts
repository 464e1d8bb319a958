import { z } from 'zod';
import { endpoint, tripOwn } from '../kernel/endpoint';
import { TEXT_MAX, Text } from '../kernel/text';
import { Id } from '../kernel/values';
import { Email } from '../people/sign-in-shapes';
import { PdfLanguage } from './pdf-endpoints';

/** The most people one call mails a trip to. */
export const MAIL_RECIPIENTS = 5;

export const tripMail = {
  send: endpoint({
    method: 'POST',
    path: '/trip/email',
    access: tripOwn({ from: 'body.tripId' }),
    summary:
      'Mails the link of a shared trip with its map, and with the trip as PDF, as the share shows it. For members whose address is confirmed.',
    body: z.strictObject({
      email: Email.or(z.array(Email).min(1).max(MAIL_RECIPIENTS)),
      tripId: Id,
      /** Accepted and ignored: what was pressed. */
      source: Text(TEXT_MAX.key).default('Button'),
      attachPdf: z.boolean().default(true),
      /** Of the mail and its PDF; that of the sender’s preferences where it is not said and there is one. */
      language: PdfLanguage.optional(),
    }),
    response: z.object({
      sent: z.array(Email),
      /** Who was written to so often within the hour that this mail was left out. */
      leftOut: z.array(Email),
    }),
  }),
};
