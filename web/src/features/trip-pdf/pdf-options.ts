import type { PdfOptions } from '@wayfold/contract/pdf-endpoints';
import type { DistanceUnit } from '@wayfold/domain/format';

/** The languages of a PDF, each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<PdfOptions['language'], string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
};

/** Countries that print on Letter. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/i;

/** What a PDF starts from: the paper and the language of this device, and everything shown. */
export function firstOptions(locale: string, units: DistanceUnit): PdfOptions {
  const [word = ''] = locale.toLowerCase().split('-');
  const language = (Object.keys(LANGUAGE_NAMES) as PdfOptions['language'][]).find((known) => known === word);
  return {
    paper: LETTER.test(locale) ? 'Letter' : 'A4',
    language: language ?? 'en',
    units,
    map: 'yes',
    costs: 'yes',
    pictures: 'yes',
    notes: 'yes',
  };
}
