import { countries as facts } from 'countries-list';
import { loadPackage } from './package-file';

/** A country or territory with its own ISO code. */
export type CountryRow = {
  /** ISO 3166-1 alpha-2, `XK` for Kosovo. */
  code: string;
  name: string;
  /** In its first language; may equal `name`. */
  nativeName: string;
  /** In all languages we know; may repeat `name`. */
  otherNames: string[];
  /** ISO codes of two and three letters. */
  areaCodes: string[];
};

/** Files of these packages, to check which versions are installed. */
export const COUNTRY_PACKAGE_FILES = ['countries-list', 'i18n-iso-countries'];

/** Names people type that no package has. */
const SPOKEN_NAMES: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DR Congo', 'DRC', 'Congo Kinshasa'],
  CG: ['Congo Brazzaville'],
  CI: ['Ivory Coast'],
  CZ: ['Czechia'],
  GB: ['UK', 'Great Britain', 'Britain'],
  KR: ['South Korea', 'Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TR: ['Turkey', 'Türkiye'],
  US: ['USA', 'U.S.', 'United States of America', 'America'],
};

/** Some languages have names so short that they look like codes. */
const LIKE_A_CODE = /^\p{Script=Latin}{1,3}$/u;

/** Reads all countries with the names people use for them, in English, their own and about 70 other languages. */
export function readCountries(): CountryRow[] {
  const i18n = loadPackage<typeof import('i18n-iso-countries')>('i18n-iso-countries');
  return Object.entries(facts).map(([code, fact]) => {
    const aliases = 'alias' in fact ? [...fact.alias] : [];
    const translated = i18n
      .getSupportedLanguages()
      .map((language) => i18n.getName(code, language) ?? '')
      .filter((name) => !LIKE_A_CODE.test(name));
    const alpha3 = i18n.alpha2ToAlpha3(code);
    const otherNames = [fact.native, ...aliases, ...(SPOKEN_NAMES[code] ?? []), ...translated];
    const areaCodes = alpha3 ? [code, alpha3] : [code];
    return {
      code,
      name: fact.name,
      nativeName: fact.native,
      otherNames: otherNames.filter(Boolean),
      areaCodes,
    };
  });
}
