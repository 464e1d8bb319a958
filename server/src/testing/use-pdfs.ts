import { callUrl } from '@wayfold/contract/kernel/client';
import { type PdfOptions, pdf } from '@wayfold/contract/sharing/pdf-endpoints';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect } from 'vitest';
import { makePerson, type Person, PLACES } from './makers';
import { type ReadPdf, readPdf } from './pdf-text';
import { startTestApp, type TestApp } from './test-app';

/** A server, a seller, and what tests of PDFs do with them. */
export function usePdfs() {
  let app: TestApp;
  let seller: Person;
  beforeAll(async () => {
    app = await startTestApp({ config: { publicUrl: 'https://trips.example.com' } });
    seller = await makePerson(app, 'FREE', { type: 'BP' });
  });
  afterAll(() => app.close());

  /** Requests the PDF of a trip or share. */
  async function fetchPdf(
    id: string,
    options: Partial<PdfOptions> = {},
    token: string | null = null,
  ): Promise<Response> {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    return app.send(callUrl(pdf.tripPdf, { params: { id }, query: options }), { headers });
  }

  /** Requests a PDF and reads its pages. */
  async function read(
    id: string,
    options: Partial<PdfOptions> = {},
    token: string | null = null,
  ): Promise<ReadPdf> {
    const answer = await fetchPdf(id, options, token);
    expect(answer.status).toBe(200);
    return readPdf(new Uint8Array(await answer.arrayBuffer()));
  }

  return {
    get app() {
      return app;
    },
    get seller() {
      return seller;
    },
    fetchPdf,
    read,
  };
}

/** The text of a PDF without line breaks and font changes. */
export const wordsIn = ({ pages }: ReadPdf) => pages.join('').replaceAll('\n', '');

/** A change that adds a plan on the first day. */
export const planned = (
  name: string,
  fields: Partial<Extract<SingleChange, { kind: 'event.add' }>['fields']> = {},
): SingleChange => ({
  kind: 'event.add',
  id: newId(),
  fields: { name, start: '2027-05-08T09:00', ...fields },
});

/** A change that adds a destination of one night. */
export const stopAt = (name: string): SingleChange => ({
  kind: 'destination.add',
  id: newId(),
  fields: { name, coords: [...PLACES.Moab], nights: 1, timezone: 'America/Denver' },
});
