/**
 * Families of the map's labels.
 *
 * There is no glyph server: the map library draws each letter with the page's own fonts. It takes weight and slant
 * from the first name of a list, so that name says them and exists nowhere; the letters come from the names after it.
 */
const SANS = ['Figtree Variable', 'Noto Sans JP Variable', 'Noto Sans CJK JP', 'system-ui', 'sans-serif'];
const SERIF = ['Newsreader Variable', 'Noto Serif JP Variable', 'Noto Serif CJK JP', 'Georgia', 'serif'];

export const LABEL_FONTS = {
  city: ['Figtree Medium', ...SANS],
  largeCity: ['Figtree SemiBold', ...SANS],
  region: ['Figtree SemiBold', ...SANS],
  water: ['Newsreader Italic', ...SERIF],
  park: ['Newsreader Italic', ...SERIF],
  stop: ['Newsreader SemiBold', ...SERIF],
};

/** The numeral on a pin, as a canvas wants it. */
export const NUMERAL_FONT = (pixels: number) =>
  `700 ${pixels}px ${SANS.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', ')}`;

/**
 * Waits until the fonts that these texts need are there, so that letters are not drawn, and kept, in a stand-in.
 *
 * A font that cannot be loaded is not waited for: the letters then come from the next one in the list.
 */
export async function fontsFor(texts: readonly string[], font: string): Promise<void> {
  const letters = [...new Set(texts.join(''))].join('');
  if (letters) await document.fonts.load(font, letters).catch(() => []);
}
