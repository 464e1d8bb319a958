import { foldName } from '@wayfold/atlas/gazetteer/fold';
import { KIND_WORDS, STOP_WORDS } from './name-words';

/** More names of a place than these tell no more. */
const MOST_NAMES = 6;
const LONGEST_CORE = 80;
const ELISION = /(^|[\s(-])[dl]['’](?=\p{L})/giu;

/**
 * The names of a place, reduced to what tells it from others: `orsay|museum` for "Musée d’Orsay, Paris" in Paris.
 *
 * Before the bar are its own words in alphabetical order, without articles, kinds of places and where it is; after it are the
 * kinds of places that it names.
 *
 * @param localities names of the town, region and country it is in
 */
export function comparableNames(
  names: readonly (string | null | undefined)[],
  localities: readonly (string | null | undefined)[],
): string[] {
  const where = new Set(localities.flatMap((locality) => (locality ? wordsOf(locality) : [])));
  const found = new Set<string>();
  for (const name of names) {
    const comparable = name ? comparableName(name, where) : null;
    if (comparable) found.add(comparable);
    if (found.size === MOST_NAMES) break;
  }
  return [...found];
}

/** Whether two places have a name in common: the same words, and not of different kinds. A park is not the zoo in it. */
export function haveSameName(one: readonly string[], other: readonly string[]): boolean {
  return one.some((a) => other.some((b) => isSameName(a, b)));
}

/** What a comparable name has before its bar. */
export function coreOf(comparable: string): string {
  return comparable.slice(0, comparable.indexOf('|'));
}

function isSameName(one: string, other: string): boolean {
  const core = coreOf(one);
  if (!other.startsWith(`${core}|`)) return false;
  return one === other || one === `${core}|` || other === `${core}|`;
}

function comparableName(name: string, where: ReadonlySet<string>): string | null {
  const words = wordsOf(name).filter((word) => !STOP_WORDS.has(word));
  const kinds = new Set(words.flatMap((word) => KIND_WORDS.get(word) ?? []));
  const own = words.filter((word) => !KIND_WORDS.has(word));
  const apart = own.filter((word) => !where.has(word));
  // The Museum of Paris is called after its town, and The Museum after its kind.
  const core = [apart, own, words, wordsOf(name)].find(({ length }) => length > 0);
  if (!core) return null;
  return `${[...new Set(core)].sort().join(' ').slice(0, LONGEST_CORE)}|${[...kinds].sort().join(' ')}`;
}

function wordsOf(name: string): string[] {
  return foldName(name.replace(ELISION, '$1')).split(' ').filter(Boolean);
}
