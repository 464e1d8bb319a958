/**
 * Font families of the map's labels.
 *
 * There is no glyph server: the map library draws each letter with the page's own fonts. It takes weight and slant
 * from the first name in a list, so that name states them but isn't a real font; the letters come from the next ones.
 */
const SANS = ['Figtree Variable', 'Noto Sans JP Variable', 'Noto Sans CJK JP', 'system-ui', 'sans-serif'];
const SERIF = ['Newsreader Variable', 'Noto Serif JP Variable', 'Noto Serif CJK JP', 'Georgia', 'serif'];

export const LABEL_FONTS = {
  city: ['Figtree Medium', ...SANS],
  largeCity: ['Figtree SemiBold', ...SANS],
  region: ['Figtree SemiBold', ...SANS],
  water: ['Newsreader Italic', ...SERIF],
  park: ['Newsreader Italic', ...SERIF],
  landscape: ['Newsreader Italic', ...SERIF],
  /** Beside italics, for scripts that have none. */
  localItalic: ['Newsreader Regular', ...SERIF],
  stop: ['Newsreader SemiBold', ...SERIF],
};

/** The font of a pin's numeral, as a canvas takes it. */
export const NUMERAL_FONT = (pixels: number) =>
  `700 ${pixels}px ${SANS.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', ')}`;

/**
 * Waits until the fonts that these texts need are loaded, so that letters aren't drawn and cached in a fallback font.
 *
 * If a font can't be loaded, the letters come from the next one in the list.
 */
export async function fontsFor(texts: readonly string[], font: string): Promise<void> {
  const letters = [...new Set(texts.join(''))].join('');
  if (letters) await document.fonts.load(font, letters).catch(() => []);
}
