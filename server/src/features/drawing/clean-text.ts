import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { type FontLetters, hasLetter } from './font-letters';

/** Emoji and what joins them; a few signs that are pictures in name alone stay. */
const EMOJI =
  /(?![©®™\d#*‼⁉↔-↪])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0e|\ufe0f|[\u{e0000}-\u{e007f}]/gu;
/** What every font has. */
const PLAIN = /^[\n\t -~]*$/;
/** What has no shape of its own, so that nobody misses it. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/**
 * A text as our fonts can draw it: without emoji, and with an ellipsis for a run of letters that none of them has, so that
 * no empty boxes are drawn.
 */
export function cleanText(text: string, fonts: FontLetters): string {
  if (PLAIN.test(text)) return text;
  const whole = normalizeText(text, 'NFC');
  let drawn = '';
  for (const letter of whole.replace(EMOJI, '')) drawn += asDrawn(letter, fonts);
  if (drawn === whole) return whole;
  return drawn
    .replace(/…(?:[ \u00a0]*…)+/g, '…')
    .replace(/[ \u00a0]{2,}/g, ' ')
    .replace(/^ +| +$/gm, '');
}

/** Whether a text has letters that no font of ours has. Emoji are none: a text says the same without them. */
export function missesLetters(text: string, fonts: FontLetters): boolean {
  if (PLAIN.test(text)) return false;
  for (const letter of normalizeText(text, 'NFC').replace(EMOJI, '')) {
    if (letter !== '…' && asDrawn(letter, fonts) === '…') return true;
  }
  return false;
}

/** Whether anything but an ellipsis and signs is left of a text, so that it is worth drawing. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function asDrawn(letter: string, fonts: FontLetters): string {
  if (letter === '\n' || letter === '\t' || hasLetter(fonts, letter.codePointAt(0) ?? 0)) return letter;
  if (/\p{Zs}/u.test(letter)) return ' ';
  return UNSEEN.test(letter) ? '' : '…';
}
