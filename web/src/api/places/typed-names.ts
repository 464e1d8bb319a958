/** One name of a typed list, and the nights typed with it: "Moab 2" or "Moab, 2 nights". */
export interface TypedName {
  readonly name: string;
  readonly nights: number | null;
}

/** More names than this are no list that somebody typed. */
const MOST_NAMES = 40;
/** A larger number belongs to the name: "Route 66". */
const MOST_NIGHTS = 30;

const NIGHTS = /^(\d{1,2})\s*(?:nights?|n)?$/i;
const NAME_WITH_NIGHTS = /^(.+?)[\s(:x×]+(\d{1,2})\s*(?:nights?|n)?\)?$/i;

/** Splits "Moab 2, Page, and Zion" into its names; a text that is no list has one. */
export function typedNames(text: string): TypedName[] {
  const names: TypedName[] = [];
  for (const part of text.split(/[,;\n→>]|\s[–-]\s/)) {
    const words = part
      .replace(/^\s*and\s/i, '')
      .replace(/-\s*$/, '')
      .trim();
    if (words === '') continue;
    const alone = nightsOf(NIGHTS.exec(words)?.[1]);
    const last = names.at(-1);
    if (alone !== null && last?.nights === null) {
      names[names.length - 1] = { ...last, nights: alone };
      continue;
    }
    const [, name, count] = NAME_WITH_NIGHTS.exec(words) ?? [];
    const nights = nightsOf(count);
    names.push(name && nights !== null ? { name, nights } : { name: words, nights: null });
  }
  return names.slice(0, MOST_NAMES);
}

function nightsOf(text: string | undefined): number | null {
  const nights = Number(text ?? Number.NaN);
  return nights <= MOST_NIGHTS ? nights : null;
}
