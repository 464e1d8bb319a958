import { renderAsync } from '@resvg/resvg-js';
import { FONT_FILES } from './drawing-fonts';

/**
 * Turns a drawing into a PNG so many pixels wide, with our own fonts and on another thread.
 *
 * The height follows from the drawing's proportions.
 */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const picture = await renderAsync(svg, {
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
