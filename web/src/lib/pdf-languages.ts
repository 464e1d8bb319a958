import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';

/** The languages of a PDF and its email, each in its own language. */
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

/** The device's language if supported, else English. */
export function deviceLanguage(locale: string): PdfLanguage {
  const [word = ''] = locale.toLowerCase().split('-');
  return LANGUAGES.find((known) => known === word) ?? 'en';
}
