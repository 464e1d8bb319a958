import { cutMarks, normalizeText } from './combining-marks';
import { cutText } from './cut-text';

/** The maximum length of each kind of text, in UTF-16 units. */
export const TEXT_MAX = {
  name: 200,
  place: 200,
  supplier: 200,
  line: 500,
  notes: 5_000,
  paragraph: 20_000,
  key: 200,
  link: 2_000,
} as const;

/**
 * Makes any string acceptable to `Text(max)`: NFC, without U+0000 or lone surrogates, with a limited number of accents,
 * and cut at `max` without splitting a surrogate pair.
 */
export function tidyText(value: string, max: number): string {
  // Decomposing may add a mark or two to a run that was cut.
  return cutText(cutMarks(normalizeText(value.replaceAll('\u0000', '').toWellFormed(), 'NFC')), max);
}
