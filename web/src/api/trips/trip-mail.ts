import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import { client } from '../client/client';

/** Mails the link of a shared trip to a few people. Rejected with a sentence where the server does not. */
export function mailTrip(body: {
  tripId: string;
  email: string[];
  attachPdf: boolean;
  language: PdfLanguage;
}) {
  return client.tripMail.send({ body: { ...body, source: 'Button' } });
}
