import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { type FontLetters, hasLetter } from './font-letters';

/** Emoji and the characters that join them; keeps a few symbols that only count as pictographs by definition. */
const EMOJI =
  /(?![©®™\d#*‼⁉↔-↪])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0e|\ufe0f|[\u{e0000}-\u{e007f}]/gu;
/** Characters that every font has. */
const PLAIN = /^[\n\t -~]*$/;
/** Characters without a visible shape, which nobody misses. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/**
 * Cleans a text so that our fonts can draw it: removes emoji, and replaces each run of letters that no font has with an ellipsis,
 * so that no empty boxes are drawn.
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

/** Whether a text has letters that none of our fonts has. Emoji don't count: a text says the same without them. */
export function missesLetters(text: string, fonts: FontLetters): boolean {
  if (PLAIN.test(text)) return false;
  for (const letter of normalizeText(text, 'NFC').replace(EMOJI, '')) {
    if (letter !== '…' && asDrawn(letter, fonts) === '…') return true;
  }
  return false;
}

/** Whether letters or digits are left in a text, so that it is worth drawing. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function asDrawn(letter: string, fonts: FontLetters): string {
  if (letter === '\n' || letter === '\t' || hasLetter(fonts, letter.codePointAt(0) ?? 0)) return letter;
  if (/\p{Zs}/u.test(letter)) return ' ';
  return UNSEEN.test(letter) ? '' : '…';
}
