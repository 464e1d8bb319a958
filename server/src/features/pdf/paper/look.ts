import type { Scripts } from '../paper-text';

/** The design's colors, repeated because a script outside a page can't read them from its style sheet. */
export const INK = {
  ink: '#14272a',
  ink2: '#3f5457',
  ink3: '#5a6c6e',
  line: '#e2ded3',
  line2: '#cfcabc',
  paper: '#f4f3ee',
  surface: '#ffffff',
  primary: '#0b5a66',
} as const;

const MILLIMETER = 72 / 25.4;

/** The size of a page in points. */
export const SHEETS = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const;
export const MARGIN = 14 * MILLIMETER;
/** Room for the footer above the margin. */
export const FOOTER = 30;

/** The font families of a paper: the product's own, then others that its text needs. */
export type Look = { readonly serif: string[]; readonly sans: string[] };

/** Chooses the font families for the scripts of a text; fonts that aren't needed are never read. */
export function lookFor({ noto, japanese, arabic }: Scripts): Look {
  const others = [
    ...(noto ? ['Noto Sans'] : []),
    ...(japanese ? ['Noto Sans JP'] : []),
    ...(arabic ? ['Noto Sans Arabic'] : []),
  ];
  return { serif: ['Newsreader', ...others], sans: ['Figtree', ...others] };
}
