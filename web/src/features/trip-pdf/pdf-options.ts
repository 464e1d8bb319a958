import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import type { DistanceUnit } from '@wayfold/domain/format/format';
import { deviceLanguage } from '../../lib/pdf-languages';

/** Countries that use Letter paper. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/i;

/** The initial options of a PDF: the paper and the language of this device, and everything shown. */
export function firstOptions(locale: string, units: DistanceUnit): PdfOptions {
  return {
    paper: LETTER.test(locale) ? 'Letter' : 'A4',
    language: deviceLanguage(locale),
    units,
    map: 'yes',
    costs: 'yes',
    pictures: 'yes',
    notes: 'yes',
  };
}
