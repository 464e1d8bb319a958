import { readPackageJson } from './package-file';

const namesOf = new Map<string, Record<string, string | string[]>>();
const LANGUAGES = new Set(readPackageJson<string[]>('i18n-iso-countries/supportedLocales.json'));

/** Returns a country's name in a language (`de`, `pt-BR`); null for languages and countries without a name. */
export function countryNameIn(language: string, code: string): string | null {
  const known = language.toLowerCase().split(/[-_]/)[0] ?? '';
  if (!LANGUAGES.has(known)) return null;
  let names = namesOf.get(known);
  if (!names) {
    const file = `i18n-iso-countries/langs/${known}.json`;
    names = readPackageJson<{ countries: Record<string, string | string[]> }>(file).countries;
    namesOf.set(known, names);
  }
  const name = names[code];
  return (Array.isArray(name) ? name[0] : name) ?? null;
}
