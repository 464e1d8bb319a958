import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';

/** The languages of a PDF and of the mail it travels with, each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<PdfLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
};

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as PdfLanguage[]; // the keys are the languages

/** The languages as the options of a list. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }));

/** The language of this device where there is one for it, else English. */
export function deviceLanguage(locale: string): PdfLanguage {
  const [word = ''] = locale.toLowerCase().split('-');
  return LANGUAGES.find((known) => known === word) ?? 'en';
}
