/**
 * Families of drawn text: as the page names them, then as the font files of `drawing-fonts` do, and what others have: a picture
 * in a page cannot load any. Serifs come before what has none.
 */
export const SANS =
  'Figtree Variable, Figtree, Noto Sans, Noto Sans JP, Noto Sans Arabic, system-ui, sans-serif';
export const SERIF =
  'Newsreader Variable, Newsreader, Georgia, Noto Serif, Noto Sans, Noto Sans JP, Noto Sans Arabic, serif';

/** Makes a text safe to stand inside an SVG element or attribute; letters that XML forbids are left out. */
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
 * Writes a text for an SVG with each run of another script in the family that has it.
 *
 * The drawing library takes one family for a whole run; without this, one Japanese letter would take the Latin ones
 * beside it along.
 */
export function runsOf(text: string): string {
  const runs: { family: string | null; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const family = JAPANESE.test(letter) ? 'Noto Sans JP' : ARABIC.test(letter) ? 'Noto Sans Arabic' : null;
    // A space goes with what stands before it.
    if (last && (last.family === family || letter === ' ')) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs
    .map(({ family, text: run }) =>
      family ? `<tspan font-family="${family}, sans-serif">${escapeXml(run)}</tspan>` : escapeXml(run),
    )
    .join('');
}
