import { renderAsync } from '@resvg/resvg-js';
import { cleanText, saysSomething } from './clean-text';
import { FONT_FILES } from './drawing-fonts';
import { type FontLetters, fontLetters } from './font-letters';

/**
 * Converts a drawing to a PNG of the given width in pixels, with our own fonts and on another thread.
 *
 * The height follows from the drawing's proportions. Letters that none of our fonts has become an ellipsis.
 */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const picture = await renderAsync(withDrawnLetters(svg, await fontLetters()), {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: Object.values(FONT_FILES),
      defaultFontFamily: 'Noto Sans',
      sansSerifFamily: 'Figtree',
      serifFamily: 'Newsreader',
    },
    imageRendering: 0,
    shapeRendering: 2,
    textRendering: 2,
  });
  return picture.asPng();
}

/** Cleans a drawing's texts so that they only have drawable letters; removes texts that say nothing without the others. */
export function withDrawnLetters(svg: string, fonts: FontLetters): string {
  return svg.replace(/>([^<>]+)</g, (_, text: string) => {
    const drawn = cleanText(text, fonts);
    return `>${drawn === text || saysSomething(drawn) ? drawn : ''}<`;
  });
}
