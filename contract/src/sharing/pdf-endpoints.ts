import { z } from 'zod';
import { anyone, endpoint, tripShown } from '../kernel/endpoint';
import { ShownId } from './sharing-endpoints';

export const PDF_PAPERS = ['A4', 'Letter'] as const;
/**
 * The languages a PDF, and the mail it travels with, are written in: their own words, dates, numbers and money. What people
 * wrote stays as it is.
 */
export const PDF_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja'] as const;

const Paper = z.enum(PDF_PAPERS);
export const PdfLanguage = z.enum(PDF_LANGUAGES);
export type PdfLanguage = z.infer<typeof PdfLanguage>;
/** What may be left out: `yes` unless said otherwise. */
const Part = z.enum(['yes', 'no']).default('yes');

/** How a PDF is made. What a share does not show is never in it, whatever is asked for. */
export const PdfOptions = z.strictObject({
  paper: Paper.default('A4'),
  language: PdfLanguage.default('en'),
  /** Of distances; as the product starts where it is not said. */
  units: z.enum(['Miles', 'Kilometers']).optional(),
  map: Part,
  costs: Part,
  pictures: Part,
  notes: Part,
});
export type PdfOptions = z.infer<typeof PdfOptions>;

export const pdf = {
  preparePdf: endpoint({
    method: 'POST',
    path: '/trip/pdf',
    access: anyone,
    summary: 'Has the server ready for a PDF that is about to be asked for. Answers when it is.',
    response: z.object({}),
  }),
  tripPdf: endpoint({
    method: 'GET',
    path: '/trip/pdf/:id',
    access: tripShown({ from: 'params.id' }),
    summary:
      'A trip as a PDF. 429 while another of it is being made for you, 503 while too many are being made.',
    params: z.strictObject({ id: ShownId }),
    query: PdfOptions,
    kind: 'file',
  }),
};
