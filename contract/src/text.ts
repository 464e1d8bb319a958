import { z } from 'zod';

/** Whether PostgreSQL and a browser can both hold the text: no U+0000, no half of a surrogate pair. */
function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * The one shape for text that people write: storable, in Unicode NFC, at most `max` UTF-16 units long.
 *
 * Text that is not NFC is refused rather than rewritten, so that what was sent and what is stored never differ;
 * `tidyText` makes any input acceptable before it is sent.
 */
export function Text(max: number) {
  return z
    .string()
    .max(max, `Use at most ${max} characters.`)
    .refine(isStorable, 'Remove the characters that cannot be stored.')
    .refine((value) => value === value.normalize('NFC'), 'Send text in Unicode NFC form.');
}

/** Makes any string acceptable to `Text(max)`: NFC, no U+0000, no half surrogates, cut at `max` without splitting a pair. */
export function tidyText(value: string, max: number): string {
  const whole = value.replaceAll('\u0000', '').toWellFormed().normalize('NFC');
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Longest texts by what they are, in UTF-16 units. */
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
