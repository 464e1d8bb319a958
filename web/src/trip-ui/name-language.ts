const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Lao}/u, 'lo'],
];

/** For scripts that several languages share: the language by the country of the place. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  Japan: 'ja',
  China: 'zh-Hans',
  Taiwan: 'zh-Hant',
  'Hong Kong': 'zh-Hant',
  Macao: 'zh-Hant',
  Singapore: 'zh-Hans',
  Russia: 'ru',
  Ukraine: 'uk',
  Bulgaria: 'bg',
  Serbia: 'sr',
  Belarus: 'be',
  India: 'hi',
  Nepal: 'ne',
  Iran: 'fa',
  Pakistan: 'ur',
};

/**
 * Finds the language of a place's local name, so that it is read aloud and rendered as its readers expect.
 *
 * Undefined if neither the script nor the country (its English name) determines it.
 */
export function nameLanguage(name: string, country: string | null): string | undefined {
  for (const [script, language] of SCRIPTS) if (script.test(name)) return language;
  if (/\p{Script=Han}|\p{Script=Cyrillic}|\p{Script=Devanagari}|\p{Script=Arabic}/u.test(name)) {
    const byCountry = country === null ? undefined : BY_COUNTRY[country];
    return byCountry ?? (/\p{Script=Arabic}/u.test(name) ? 'ar' : undefined);
  }
  return undefined;
}
