/** Emoji and what joins them; a few signs that are pictures in name alone stay. */
const EMOJI =
  /(?![©®™\d#*‼⁉↔-↪])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0e|\ufe0f|[\u{e0000}-\u{e007f}]/gu;
/** The scripts and signs our fonts have. */
const WRITTEN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Inherited}\n\t -\u02ff\u2000-\u209f\u20a0-\u20bf\u2100-\u215f\u2190-\u2193\u2212\u2248\u2260\u2264\u2265\u25a0-\u25cf\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;
const UNWRITTEN_RUN = new RegExp(`(?:(?!${WRITTEN.source})[^])+`, 'gu');

/**
 * A text as paper can show it: without emoji, and with an ellipsis for a run of a script we bring no font for, so that no
 * empty boxes are printed.
 */
export function cleanText(text: string): string {
  const whole = text.normalize('NFC');
  const written = whole.replace(EMOJI, '').replace(UNWRITTEN_RUN, '…');
  if (written === whole) return whole;
  return written.replace(/[ \u00a0]{2,}/g, ' ').replace(/^ +| +$/gm, '');
}

/** Whether anything but an ellipsis and signs is left of a text, so that it is worth printing. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The same value with each of its texts cleaned; addresses and ids come out as they went in. */
export function cleanTexts<V>(value: V): V {
  if (typeof value === 'string') return cleanText(value) as V;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanTexts(item)) as V;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, key === 'href' ? item : cleanTexts(item)]);
  return Object.fromEntries(entries) as V; // the same keys with values of the same kinds
}

/** Which fonts besides the product's own a text needs. */
export type Scripts = { readonly noto: boolean; readonly japanese: boolean; readonly arabic: boolean };

/** Looks which scripts stand in a text. */
export function scriptsIn(text: string): Scripts {
  return {
    noto: /[^\n\t -\u017f\u2010-\u203a\u20ac\u2122\u2212\u2190-\u21ff\u2e80-\uffff]/u.test(text),
    japanese: /[\u2190-\u21ff\u25a0-\u25ff\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u.test(text),
    arabic: /\p{Script=Arabic}/u.test(text),
  };
}

/** Whether a text runs from right to left: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first);
}

/** What may not begin a line. */
const CLOSING = /[、。，．）」』】！？ー…：；]/;

/**
 * Breaks words that are wider than a line, such as sentences without spaces and long addresses; the library breaks between
 * words alone.
 *
 * @param ems width of a line in letters as wide as high
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
