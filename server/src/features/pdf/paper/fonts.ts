import { Font } from '@react-pdf/renderer';
import { FONT_FILES } from '../../drawing/drawing-fonts';

/** Registers the font files with the library, which reads each when it is first needed. Call it once per thread. */
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
  // Words aren't hyphenated: we don't know which language people wrote in.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Maps italics to upright fonts for scripts that have no italics. */
function upright(regular: string, bold: string) {
  return [
    { src: regular, fontWeight: 400 as const },
    { src: bold, fontWeight: 600 as const },
    { src: regular, fontWeight: 400 as const, fontStyle: 'italic' as const },
  ];
}
