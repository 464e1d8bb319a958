/** The approximate width of letters in our fonts, as a fraction of their size. */
const WIDTHS = { thin: 0.29, narrow: 0.38, small: 0.54, capital: 0.67, broad: 0.86, full: 1 };

/** Estimates how wide a text is drawn, in pixels; accurate enough to keep names apart. */
export function textWidth(text: string, size: number, tracking = 0): number {
  let width = 0;
  for (const letter of text) width += widthOf(letter) + tracking;
  return width * size;
}

function widthOf(letter: string): number {
  if (/[\u2e80-\uffdf]|\p{Emoji_Presentation}/u.test(letter)) return WIDTHS.full;
  if (/\p{M}/u.test(letter)) return 0;
  if (/[iljI.,:;'’|!]/.test(letter)) return WIDTHS.thin;
  if (/[frt ()\-/]/.test(letter)) return WIDTHS.narrow;
  if (/[mwMW@%]/.test(letter)) return WIDTHS.broad;
  return /\p{Lu}/u.test(letter) ? WIDTHS.capital : WIDTHS.small;
}

/** Breaks a text between words into lines of about this many letters; a long word stays whole. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
