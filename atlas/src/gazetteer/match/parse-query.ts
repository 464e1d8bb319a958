import { foldName, foldQuery } from '../fold';

/** One way to read what was typed: a name, and the areas it should be in. */
export type Reading = {
  /** Folded; never empty. */
  name: string;
  /** Folded, innermost first; the last may still be incomplete. */
  areas: string[];
  /** True if no comma separated the words, so the split is only a guess. */
  guessed: boolean;
  /** True if a trailing space shows that the last word is complete and more will follow. */
  ended: boolean;
};

/** The longest text anyone types to name a place. */
const MAX_TYPED = 120;
const MAX_AREA_WORDS = 4;

/**
 * Lists the ways to read what was typed, the plain one first.
 *
 * "paris, tex" is a name and an area; "springfield il" may be one name or a name and an area. Empty if there is nothing
 * to search for.
 */
export function readQuery(typed: string): Reading[] {
  const parts = typed
    .slice(0, MAX_TYPED)
    .replace(/^[\s,;，、،]+/, '')
    .split(/[,;，、،]/);
  const [first = '', ...rest] = parts;
  const areas = rest.map(foldName).filter(Boolean);
  if (areas.length > 0) {
    const name = foldName(first);
    return name ? withoutArticle({ name, areas, guessed: false, ended: false }) : [];
  }
  // After a comma with nothing behind it, the name is complete.
  const name = parts.length > 1 ? foldName(first) : foldQuery(first);
  if (!name) return [];
  const ended = parts.length === 1 && /\s$/u.test(first);
  const readings = withoutArticle({ name, areas: [], guessed: false, ended });
  const words = foldName(first).split(' ');
  for (let areaWords = 1; areaWords <= Math.min(MAX_AREA_WORDS, words.length - 1); areaWords += 1) {
    readings.push({
      name: words.slice(0, -areaWords).join(' '),
      areas: [words.slice(-areaWords).join(' ')],
      guessed: true,
      ended: false,
    });
  }
  return readings;
}

/** Names have their article or not: "The Palace Museum". */
function withoutArticle(reading: Reading): Reading[] {
  const name = reading.name.replace(/^the (?=.)/, '');
  return name === reading.name ? [reading] : [reading, { ...reading, name }];
}
