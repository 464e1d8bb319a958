import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** The path of a font file within its package: `noto-sans/400Regular/NotoSans_400Regular.ttf`. */
function fontFile(path: string): string {
  return resolve(`@expo-google-fonts/${path}`);
}

/** The font files for everything the server draws; each is read when it is first needed. */
export const FONT_FILES = {
  serif: fontFile('newsreader/500Medium/Newsreader_500Medium.ttf'),
  serifBold: fontFile('newsreader/600SemiBold/Newsreader_600SemiBold.ttf'),
  serifItalic: fontFile('newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf'),
  sans: fontFile('figtree/400Regular/Figtree_400Regular.ttf'),
  sansMedium: fontFile('figtree/500Medium/Figtree_500Medium.ttf'),
  sansSemiBold: fontFile('figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  sansBold: fontFile('figtree/700Bold/Figtree_700Bold.ttf'),
  noto: fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  notoSemiBold: fontFile('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  japanese: fontFile('noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  arabic: fontFile('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
} as const;
