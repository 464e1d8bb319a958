import { Font } from '@react-pdf/renderer';
import { FONT_FILES } from '../../drawing/drawing-fonts';

/** Tells the library where the fonts are; it reads each when it is first needed. Call it once in a thread. */
export function registerFonts(): void {
  const { serif, serifBold, serifItalic, sans, sansMedium, sansSemiBold } = FONT_FILES;
  const { noto, notoSemiBold, japanese, arabic } = FONT_FILES;
  Font.register({
    family: 'Newsreader',
    fonts: [
      { src: serif, fontWeight: 500 },
      { src: serifBold, fontWeight: 600 },
      { src: serifItalic, fontWeight: 400, fontStyle: 'italic' },
    ],
  });
  Font.register({
    family: 'Figtree',
    fonts: [
      { src: sans, fontWeight: 400 },
      { src: sansMedium, fontWeight: 500 },
      { src: sansSemiBold, fontWeight: 600 },
    ],
  });
  Font.register({ family: 'Noto Sans', fonts: upright(noto, notoSemiBold) });
  Font.register({ family: 'Noto Sans JP', fonts: upright(japanese, japanese) });
  Font.register({ family: 'Noto Sans Arabic', fonts: upright(arabic, arabic) });
  // Words stay whole: nobody knows in which language people wrote.
  Font.registerHyphenationCallback((word) => [word]);
}

/** What is asked for in italics stands upright in scripts that have none. */
function upright(regular: string, bold: string) {
  return [
    { src: regular, fontWeight: 400 as const },
    { src: bold, fontWeight: 600 as const },
    { src: regular, fontWeight: 400 as const, fontStyle: 'italic' as const },
  ];
}
