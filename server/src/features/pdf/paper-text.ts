import type { FontLetters } from '../drawing/font-letters';

/** Which fonts besides the product's own a text needs. */
export type Scripts = { readonly noto: boolean; readonly japanese: boolean; readonly arabic: boolean };

/**
 * Finds the fonts a text needs for letters that the product's own fonts don't have; the first font that has the letter counts.
 */
export function scriptsIn(text: string, { own, noto, japanese, arabic }: FontLetters): Scripts {
  const others = [...new Set(text)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((letter) => !own.has(letter));
  return {
    noto: others.some((letter) => noto.has(letter)),
    japanese: others.some((letter) => !noto.has(letter) && japanese.has(letter)),
    arabic: others.some((letter) => !noto.has(letter) && !japanese.has(letter) && arabic.has(letter)),
  };
}

/** Whether a text runs from right to left; its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first);
}

/** Characters that can't start a line. */
const CLOSING = /[、。，．）」』】！？ー…：；]/;

/**
 * Breaks words that are wider than a line, such as sentences without spaces and long URLs; the library only breaks between words.
 *
 * @param ems width of a line in square letters
 */
export function withBreaks(text: string, ems: number): string {
  return text.replace(/[^ \n]+/g, (word) => {
    let width = 0;
    let broken = '';
    for (const letter of word) {
      const wide = letter >= '\u2e80' ? 1 : 0.62;
      if (width + wide > ems && !CLOSING.test(letter)) {
        broken += '\n';
        width = 0;
      }
      broken += letter;
      width += wide;
    }
    return broken;
  });
}
