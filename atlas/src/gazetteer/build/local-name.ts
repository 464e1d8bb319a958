import { foldName } from '../fold';
import { KNOWN_LOCAL_NAMES } from './known-local-names';
import { arabicConsonants, consonantsOf, cyrillicToLatin, greekToLatin, hangulToLatin } from './romanize';

/** The fields a local name is chosen from. */
export type NamedTown = {
  countryCode: string;
  name: string;
  asciiName: string;
  alternates: readonly string[];
  population: number;
};

/** How a country writes its place names. */
type Writing = {
  /** Matches letters of its language and nothing else. */
  letters: RegExp;
  /** Lower is better; compares names written in these letters. */
  strangeness: (name: string, town: NamedTown) => number;
  /** Suffixes such as "city" in the local language, which maps leave out. */
  suffix?: RegExp;
};

/** Names in the table are for the well-known town, not for a village with the same name. */
const KNOWN_TOWN_POPULATION = 40_000;

const JAPANESE_COMMON = decodable('euc-jp', [0xb0, 0xcf]);
const SIMPLIFIED = decodable('gbk', [0xb0, 0xf7]);
const TRADITIONAL = decodable('big5', [0xa4, 0xf9]);

const han = (letters: RegExp, common: ReadonlySet<string>, suffix: RegExp): Writing => ({
  letters,
  suffix,
  strangeness: (name) => (everyLetterIn(name, common) ? 0 : 100) + (/\p{Script=Han}/u.test(name) ? 0 : 50),
});
const cyrillic = (letters: RegExp): Writing => ({
  letters,
  strangeness: (name, town) => 10 * distanceToName(cyrillicToLatin(name, town.countryCode), town),
});
const arabic = (letters: RegExp): Writing => ({
  letters,
  strangeness: (name, town) =>
    editDistance(arabicConsonants(name), consonantsOf(foldName(town.asciiName || town.name))),
});
const alone = (letters: RegExp): Writing => ({ letters, strangeness: () => 0 });

const RUSSIAN = cyrillic(/^[а-яё .()-]+$/i);
const ANY_CYRILLIC = cyrillic(/^[\p{Script=Cyrillic} .-]+$/u);
const CHINESE_SUFFIX = /(?<=..)[市县區区镇鎮乡]$/;
const TRADITIONAL_CHINESE = han(/^\p{Script=Han}+$/u, TRADITIONAL, CHINESE_SUFFIX);
const ARABIC = arabic(/^[\u0621-\u063a\u0641-\u064a -]+$/);
const PERSIAN = arabic(/^[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc\u200c -]+$/);

const WRITINGS: Record<string, Writing> = {
  JP: han(
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ]+$/u,
    JAPANESE_COMMON,
    /(?<=..)[市町村]$/,
  ),
  CN: han(/^\p{Script=Han}+$/u, SIMPLIFIED, CHINESE_SUFFIX),
  TW: TRADITIONAL_CHINESE,
  HK: TRADITIONAL_CHINESE,
  MO: TRADITIONAL_CHINESE,
  KR: hangul(),
  KP: hangul(),
  RU: RUSSIAN,
  UA: cyrillic(/^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя' ’-]+$/i),
  BY: cyrillic(/^[абвгдеёжзійклмнопрстуўфхцчшыьэюя' ’-]+$/i),
  BG: cyrillic(/^[абвгдежзийклмнопрстуфхцчшщъьюя -]+$/i),
  RS: cyrillic(/^[абвгдђежзијклљмнњопрстћуфхцчџш -]+$/i),
  MK: cyrillic(/^[абвгдѓежзѕијклљмнњопрстќуфхцчџш -]+$/i),
  KZ: ANY_CYRILLIC,
  KG: ANY_CYRILLIC,
  MN: ANY_CYRILLIC,
  TJ: ANY_CYRILLIC,
  GR: greek(),
  CY: greek(),
  IR: PERSIAN,
  AF: PERSIAN,
  IL: alone(/^[\u05d0-\u05ea '"־-]+$/),
  TH: alone(/^[\p{Script=Thai} ]+$/u),
  LA: alone(/^[\p{Script=Lao} ]+$/u),
  KH: alone(/^[\p{Script=Khmer} ]+$/u),
  MM: alone(/^[\p{Script=Myanmar} ]+$/u),
  GE: alone(/^[\p{Script=Georgian} -]+$/u),
  AM: alone(/^[\p{Script=Armenian} -]+$/u),
  NP: alone(/^[\p{Script=Devanagari} ]+$/u),
  BD: alone(/^[\p{Script=Bengali} ]+$/u),
  ET: alone(/^[\p{Script=Ethiopic} ]+$/u),
};
for (const code of 'EG SA AE QA KW BH OM YE JO LB SY IQ PS LY TN DZ MA SD'.split(' '))
  WRITINGS[code] = ARABIC;

/**
 * Picks a town's name in its country's script, such as 東京; null if the country uses the Latin alphabet or no alternate
 * name fits.
 *
 * The alternates don't say which language they are in, so this compares letters and sounds; `known-local-names` lists
 * well-known places where that fails.
 */
export function localNameOf(town: NamedTown): string | null {
  const writing = WRITINGS[town.countryCode];
  if (!writing) return null;
  const known = KNOWN_LOCAL_NAMES[`${town.countryCode}:${town.asciiName}`];
  if (known && town.population >= KNOWN_TOWN_POPULATION) return known;

  const names = town.alternates.filter((name) => writing.letters.test(name));
  let best: string | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const score = writing.strangeness(name, town) + name.length / 10;
    if (score < bestScore) [best, bestScore] = [name, score];
  }
  return best && writing.suffix ? withoutSuffix(best, writing.suffix, town, names) : best;
}

/** Names such as Tōkamachi end in a word that elsewhere means "town"; the romanized form tells which. */
const SPOKEN_SUFFIX: Record<string, RegExp> = { 市: /(chi|shi)$/, 町: /(machi|cho)$/, 村: /(mura|son)$/ };

function withoutSuffix(name: string, suffix: RegExp, town: NamedTown, names: readonly string[]): string {
  const short = name.replace(suffix, '');
  if (short === name || names.includes(short)) return short;
  const spoken = SPOKEN_SUFFIX[name.at(-1) ?? ''];
  return spoken?.test(foldName(town.asciiName || town.name)) ? name : short;
}

function hangul(): Writing {
  return {
    letters: /^[\p{Script=Hangul} ]+$/u,
    suffix: /(?<=..)(?:특별자치시|특별시|광역시|직할시| ?시| ?군| ?읍)$/,
    strangeness: (name, town) => distanceToName(hangulToLatin(name), town),
  };
}

function greek(): Writing {
  return {
    // Excludes the polytonic block: those are ancient spellings.
    letters: /^[\u0370-\u03ff -]+$/,
    strangeness: (name, town) =>
      10 * distanceToName(greekToLatin(name), town) + (/[άέήίόύώΐΰΆΈΉΊΌΎΏ]/.test(name) ? 0 : 5),
  };
}

function distanceToName(romanized: string, town: NamedTown): number {
  return Math.min(
    editDistance(romanized, foldName(town.asciiName || town.name)),
    editDistance(romanized, foldName(town.name)),
  );
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function everyLetterIn(name: string, common: ReadonlySet<string>): boolean {
  for (const letter of name) {
    if (/\p{Script=Han}/u.test(letter) && !common.has(letter)) return false;
  }
  return true;
}

/**
 * Lists the characters of an old national encoding between two lead bytes. The characters a country encoded first
 * distinguish its spelling from its neighbors'.
 */
function decodable(encoding: string, [firstLead, lastLead]: readonly [number, number]): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const letters = new Set<string>();
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      // The Chinese standard for common characters fills only the upper half of its later extension.
      if (encoding !== 'big5' && trail < 0xa1) continue;
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (/^\p{Script=Han}$/u.test(text)) letters.add(text);
    }
  }
  return letters;
}
