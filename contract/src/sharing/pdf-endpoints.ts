import { z } from 'zod';
import { anyone, endpoint, tripShown } from '../kernel/endpoint';
import { ShownId } from './sharing-endpoints';

export const PDF_PAPERS = ['A4', 'Letter'] as const;
/**
 * The languages of a PDF and of the email it is attached to: labels, dates, numbers and money. What people wrote isn't
 * translated.
 */
export const PDF_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja'] as const;

const Paper = z.enum(PDF_PAPERS);
export const PdfLanguage = z.enum(PDF_LANGUAGES);
export type PdfLanguage = z.infer<typeof PdfLanguage>;
/** Whether to include this part; `yes` by default. */
const Part = z.enum(['yes', 'no']).default('yes');

/** The options of a PDF. It never contains what the share doesn't show, whatever the options say. */
export const PdfOptions = z.strictObject({
  paper: Paper.default('A4'),
  language: PdfLanguage.default('en'),
  /** The unit of distances; the product's default if missing. */
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
    summary: 'Gets the server ready for a PDF that is about to be requested; returns once it is ready.',
    response: z.object({}),
  }),
  tripPdf: endpoint({
    method: 'GET',
    path: '/trip/pdf/:id',
    access: tripShown({ from: 'params.id' }),
    summary:
      'Returns a trip as a PDF. 429 while another PDF of it is being made for the caller, 503 while too many are being made.',
    params: z.strictObject({ id: ShownId }),
    query: PdfOptions,
    kind: 'file',
  }),
};
