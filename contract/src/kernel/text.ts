import { z } from 'zod';
import { refused } from '../refusals/shape-message';
import { hasTooManyMarks, MOST_MARKS, normalizeText } from './combining-marks';

/** Whether both PostgreSQL and browsers can store the text: no U+0000 and no lone surrogates. */
function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * Any string of at most `max` UTF-16 units. A longer one is refused before any other check runs: without `abort`, zod
 * would run them all.
 *
 * Every string in a request starts with this, or has a fixed form such as an id; a test walks the shapes.
 */
export function StringUpTo(max: number, error = refused(['charactersTooMany', { most: String(max) }])) {
  return z.string().max(max, { error, abort: true });
}

/**
 * The shape for all text that people write: storable, in Unicode NFC, at most `max` UTF-16 units long, with at most 30
 * combining marks in a row.
 *
 * Text that is not NFC is refused rather than rewritten, so that what was sent and what is stored never differ.
 * `tidyText` makes any input acceptable before it is sent.
 */
export function Text(max: number) {
  return StringUpTo(max)
    .refine(isStorable, { error: refused('charactersNotStorable'), abort: true })
    .refine((value) => !hasTooManyMarks(value), {
      error: refused(['accentsTooMany', { most: MOST_MARKS }]),
      abort: true,
    })
    .refine((value) => value === normalizeText(value, 'NFC'), refused('textNotNormalized'));
}
