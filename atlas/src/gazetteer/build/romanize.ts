import { normalizeText } from '@wayfold/contract/kernel/combining-marks';

/** Rough sounds, just good enough to tell which of several spellings matches a Latin name. */
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'dj',
  ѓ: 'gj',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  ѕ: 'dz',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'y',
  ј: 'j',
  к: 'k',
  ќ: 'kj',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ў: 'w',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ө: 'o',
  ү: 'u',
  ұ: 'u',
  қ: 'q',
  ғ: 'gh',
  ң: 'n',
  һ: 'h',
  ҳ: 'h',
  ҷ: 'j',
};

/** Languages that pronounce a letter differently. */
const CYRILLIC_BY_COUNTRY: Record<string, Record<string, string>> = {
  UA: { г: 'h', и: 'y', й: 'i', ю: 'iu', я: 'ia' },
  BY: { г: 'h', й: 'y' },
  BG: { х: 'h', щ: 'sht', ъ: 'a' },
  RS: { ж: 'z', ш: 's', ч: 'c', ц: 'c', х: 'h' },
  MK: { ж: 'z', ш: 's', ч: 'c', ц: 'c', х: 'h' },
};

const GREEK: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

const ARABIC: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 't',
  ج: 'j',
  چ: 'c',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 's',
  ژ: 's',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 's',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ی: 'y',
};

const HANGUL_FIRST = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const HANGUL_VOWEL = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const HANGUL_LAST = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Transliterates Cyrillic to Latin letters, roughly as pronounced in `countryCode`. */
export function cyrillicToLatin(text: string, countryCode: string): string {
  const own = CYRILLIC_BY_COUNTRY[countryCode];
  return letterByLetter(text.toLowerCase(), (letter) => own?.[letter] ?? CYRILLIC[letter]);
}

/** Transliterates Greek to Latin letters, roughly as pronounced today. */
export function greekToLatin(text: string): string {
  const plain = normalizeText(text.toLowerCase(), 'NFD').replace(/\p{M}/gu, '').replace(/ου/g, 'ou');
  return letterByLetter(plain, (letter) => GREEK[letter]);
}

/** Transliterates Hangul by the Revised Romanization, without its sound changes between syllables. */
export function hangulToLatin(text: string): string {
  return letterByLetter(text, (letter) => {
    const code = letter.charCodeAt(0) - 0xac00;
    if (code < 0 || code > 11_171) return undefined;
    const last = HANGUL_LAST[code % 28] ?? '';
    return (
      (HANGUL_FIRST[Math.floor(code / 588)] ?? '') + (HANGUL_VOWEL[Math.floor(code / 28) % 21] ?? '') + last
    );
  });
}

/** Reduces a Latin name to what it shares with an Arabic one: the consonants, with similar ones merged. */
export function consonantsOf(latin: string): string {
  return latin
    .replace(/^(al|el|ad|ar|as|at|az|an|ash) /, 'l')
    .replace(/sh|ch/g, 's')
    .replace(/kh|q|c/g, 'k')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/gh/g, 'g')
    .replace(/z/g, 's')
    .replace(/[aeiou ]/g, '');
}

/** Returns the consonants of a name in Arabic or Persian letters, in the spelling of `consonantsOf`. */
export function arabicConsonants(text: string): string {
  return letterByLetter(text, (letter) => ARABIC[letter] ?? '');
}

function letterByLetter(text: string, soundOf: (letter: string) => string | undefined): string {
  let sounds = '';
  for (const letter of text) sounds += soundOf(letter) ?? letter;
  return sounds;
}
