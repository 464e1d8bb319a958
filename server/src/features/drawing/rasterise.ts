import { renderAsync } from '@resvg/resvg-js';
import { cleanText, saysSomething } from './clean-text';
import { FONT_FILES } from './drawing-fonts';
import { type FontLetters, fontLetters } from './font-letters';

/**
 * Turns a drawing into a PNG so many pixels wide, with our own fonts and on another thread.
 *
 * The height follows from the drawing's proportions. Letters that no font of ours has become an ellipsis.
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

/** A drawing whose texts hold only letters that can be drawn; what says nothing without the others is left out. */
export function withDrawnLetters(svg: string, fonts: FontLetters): string {
  return svg.replace(/>([^<>]+)</g, (_, text: string) => {
    const drawn = cleanText(text, fonts);
    return `>${drawn === text || saysSomething(drawn) ? drawn : ''}<`;
  });
}
