import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import { client } from '../client/client';

/** Emails the link of a shared trip to a few people. Rejects with a sentence if the server refuses. */
export function mailTrip(body: {
  tripId: string;
  email: string[];
  attachPdf: boolean;
  language: PdfLanguage;
}) {
  return client.tripMail.send({ body: { ...body, source: 'Button' } });
}
