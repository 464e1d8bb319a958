import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import { japanese } from './japanese';
import type { PdfWords } from './pdf-words';
import { spanish } from './spanish';

const WORDS: Readonly<Record<PdfOptions['language'], PdfWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
};

/** The product's own texts in a PDF, in a language. */
export function pdfWordsIn(language: PdfOptions['language']): PdfWords {
  return WORDS[language];
}
