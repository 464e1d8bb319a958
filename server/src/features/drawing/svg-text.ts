/**
 * Font families of drawn text: the names used by the page, then those of the font files in `drawing-fonts.ts`, then common ones,
 * because a picture in a page can't load fonts. Serif fonts come before generic fallbacks.
 */
export const SANS =
  'Figtree Variable, Figtree, Noto Sans, Noto Sans JP, Noto Sans Arabic, system-ui, sans-serif';
export const SERIF =
  'Newsreader Variable, Newsreader, Georgia, Noto Serif, Noto Sans, Noto Sans JP, Noto Sans Arabic, serif';

/** Escapes a text for an SVG element or attribute; removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const JAPANESE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/u;

/**
 * Writes a text for an SVG, with each run of another script in the font family that has it.
 *
 * The drawing library uses one family for a whole run; without this, one Japanese letter would change the font of the Latin ones
 * beside it.
 */
export function runsOf(text: string): string {
  const runs: { family: string | null; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const family = JAPANESE.test(letter) ? 'Noto Sans JP' : ARABIC.test(letter) ? 'Noto Sans Arabic' : null;
    // A space belongs to the text before it.
    if (last && (last.family === family || letter === ' ')) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs
    .map(({ family, text: run }) =>
      family ? `<tspan font-family="${family}, sans-serif">${escapeXml(run)}</tspan>` : escapeXml(run),
    )
    .join('');
}
