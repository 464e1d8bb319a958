import { isCurrency } from '@wayfold/contract/kernel/currencies';

/** The result of reading typed text as an amount of money. */
export type ReadAmount =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'amount';
      readonly amount: number;
      /** The currency named by a sign, a code or a word; null without one. */
      readonly currency: string | null;
      /** True if the text could mean another amount, or is abbreviated: show how it was read. */
      readonly isUnsure: boolean;
    }
  | { readonly kind: 'unreadable' };

/** The digit zero of each script that people type amounts in; the other nine follow it. */
const ZEROS = [
  ...[0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  ...[0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xff10],
];

/** Punctuation of other scripts, mapped to ours. */
const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': "'",
  '．': '.',
  '，': ',',
  '،': ',',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '＇': "'",
  '´': "'",
  '`': "'",
  _: "'",
  '−': '-',
  '–': '-',
  '—': '-',
  '－': '-',
  '（': '(',
  '）': ')',
  '＄': '$',
  '￥': '¥',
  '￡': '£',
  '￦': '₩',
};

/** Currencies that share a name, the most likely first. The pesos here are written with a dollar sign. */
const DOLLARS =
  'USD CAD AUD NZD SGD HKD TWD FJD XCD BBD JMD TTD BSD BMD BND BZD KYD NAD LRD GYD SRD SBD'.split(' ');
const PESOS = ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'CUP'];
const POUNDS = ['GBP', 'EGP', 'FKP', 'GIP', 'SHP', 'LBP', 'SYP', 'SDG', 'SSP'];
const RUPEES = ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'];

/**
 * The currency that a sign or a word before or after the number stands for; several if it depends on the writer, the
 * most likely first.
 */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: [...DOLLARS, ...PESOS],
  us$: ['USD'],
  u$s: ['USD'],
  dollar: DOLLARS,
  c$: ['CAD'],
  ca$: ['CAD'],
  a$: ['AUD'],
  au$: ['AUD'],
  nz$: ['NZD'],
  s$: ['SGD'],
  hk$: ['HKD'],
  nt$: ['TWD'],
  mx$: ['MXN'],
  r$: ['BRL'],
  '€': ['EUR'],
  euro: ['EUR'],
  '£': POUNDS,
  pound: POUNDS,
  quid: ['GBP'],
  '¥': ['JPY', 'CNY'],
  円: ['JPY'],
  yen: ['JPY'],
  元: ['CNY', 'TWD', 'HKD', 'MOP'],
  圓: ['TWD', 'HKD', 'MOP'],
  圆: ['CNY'],
  块: ['CNY'],
  yuan: ['CNY'],
  rmb: ['CNY'],
  '₩': ['KRW'],
  원: ['KRW'],
  won: ['KRW'],
  '₹': ['INR'],
  rs: RUPEES,
  rupee: RUPEES,
  '₨': ['PKR', 'LKR', 'NPR', 'MUR', 'SCR', 'INR'],
  fr: ['CHF', 'XOF', 'XAF', 'XPF'],
  sfr: ['CHF'],
  franken: ['CHF'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  zł: ['PLN'],
  kč: ['CZK'],
  ft: ['HUF'],
  lei: ['RON', 'MDL'],
  лв: ['BGN'],
  '₽': ['RUB'],
  руб: ['RUB'],
  '₴': ['UAH'],
  грн: ['UAH'],
  '₺': ['TRY'],
  tl: ['TRY'],
  '₾': ['GEL'],
  '₼': ['AZN'],
  '֏': ['AMD'],
  '₸': ['KZT'],
  '₪': ['ILS'],
  shekel: ['ILS'],
  '฿': ['THB'],
  บาท: ['THB'],
  baht: ['THB'],
  '₫': ['VND'],
  đ: ['VND'],
  dong: ['VND'],
  '₱': ['PHP'],
  peso: [...PESOS, 'PHP'],
  rp: ['IDR'],
  rm: ['MYR'],
  '៛': ['KHR'],
  '₭': ['LAK'],
  '₮': ['MNT'],
  '৳': ['BDT'],
  '₦': ['NGN'],
  '₵': ['GHS'],
  '₡': ['CRC'],
  '₲': ['PYG'],
  's/': ['PEN'],
  r: ['ZAR'],
  rand: ['ZAR'],
  ksh: ['KES'],
  dh: ['MAD', 'AED'],
  dirham: ['AED', 'MAD'],
  'د.إ': ['AED'],
  'ر.س': ['SAR'],
  '﷼': ['IRR', 'SAR', 'OMR', 'QAR', 'YER'],
};

/** Words after a number that stand for zeros. */
const SHORT: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  mil: 1e3,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  lakh: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  crore: 1e7,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
};

/** Longer texts aren't amounts. */
const LONGEST = 60;
/** Thousands, or grouped as in India: the last three digits, then two at a time. */
const GROUPED = /^\d{1,3}(?:x\d{3})+$|^\d{1,2}(?:x\d{2})*x\d{3}$/;

/**
 * Reads an amount as people around the world type it: `¥50,000`, `50.000,00 €`, `1'200`, `1,00,000`, `85,50`, `12k`,
 * `(20)`, `٨٥٫٥٠`.
 *
 * A single separator followed by three digits separates thousands, and the reading is unsure; after a single zero, it
 * separates decimals. A sign shared by several currencies means the trip's own if that is one of them.
 *
 * @param own the currency of amounts that don't name one, an ISO 4217 code
 */
export function readAmount(text: string, own: string): ReadAmount {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > LONGEST) return { kind: 'unreadable' };
  const plain = [...text].map(plainCharacter).join('').trim();
  const inBrackets = plain.match(/^\((.*)\)$/);
  const bare = (inBrackets?.[1] ?? plain).trim();
  const [, minus = '', before = '', minusBefore = '', number = '', after = ''] = bare.match(PARTS) ?? [];
  // Swiss prices end in a dash instead of decimals, ledgers in a minus.
  const isDash = /[.,]$/.test(number) && after.startsWith('-');
  const minusAfter = !isDash && after.startsWith('-');
  const rest = after.replace(/^-/, '');
  if (minus !== '' && minusBefore !== '') return { kind: 'unreadable' };
  const value = readNumber(number.replace(/[.,]?$/, ''));
  const words = readWords(before, rest, own);
  if (value === null || words === null) return { kind: 'unreadable' };
  const isNegative = inBrackets !== null || minus + minusBefore !== '' || minusAfter;
  const amount = Math.round(value.number * words.times * 1000) / 1000;
  if (!Number.isFinite(amount)) return { kind: 'unreadable' };
  return {
    kind: 'amount',
    amount: isNegative && amount !== 0 ? -amount : amount,
    currency: words.currency,
    isUnsure: value.isUnsure || words.times !== 1,
  };
}

/** A minus, words, a minus, a number, and what comes after it. A period after a letter ends an abbreviation. */
const PARTS = /^(-?)\s*([^\d-]*?)\s*(-?)\s*((?:(?<!\p{L})[.,])?\d(?:[\d.,' ]*[\d.,])?)\s*(.*)$/u;

function plainCharacter(character: string): string {
  const mark = MARKS[character];
  if (mark !== undefined) return mark;
  if (/\s|[\u200e\u200f\u061c\u2066-\u2069]/.test(character)) return /\s/.test(character) ? ' ' : '';
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

/** Reads digits with separators between them; null if nobody groups them that way. */
function readNumber(text: string): { number: number; isUnsure: boolean } | null {
  const marks = new Set(text.replace(/\d/g, ''));
  const groupsBySpace = ["'", ' '].filter((mark) => marks.has(mark));
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (groupsBySpace.length > 1 || (groupsBySpace.length === 1 && point >= 0 && comma >= 0)) return null;
  const hasBoth = point >= 0 && comma >= 0;
  const last = point > comma ? '.' : ',';
  const count = text.split(last).length - 1;
  const [whole = '', decimals = ''] = [
    text.slice(0, text.lastIndexOf(last)),
    text.slice(text.lastIndexOf(last) + 1),
  ];
  if (point < 0 && comma < 0) return grouped(text, groupsBySpace[0], '');
  if (hasBoth || groupsBySpace.length === 1) {
    if (count > 1) return null;
    return grouped(whole, hasBoth ? (last === '.' ? ',' : '.') : groupsBySpace[0], decimals);
  }
  if (count > 1) return grouped(text, last, '');
  // A single separator: thousands if three digits follow, unless there is nothing to separate.
  const isThousands = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
  if (isThousands) return { number: Number(whole + decimals), isUnsure: true };
  return grouped(whole === '' ? '0' : whole, undefined, decimals);
}

function grouped(
  whole: string,
  mark: string | undefined,
  decimals: string,
): { number: number; isUnsure: boolean } | null {
  if (mark !== undefined && !GROUPED.test(whole.replaceAll(mark, 'x'))) return null;
  const digits = mark === undefined ? whole : whole.replaceAll(mark, '');
  if (!/^\d+$/.test(digits) || !/^\d{0,3}0*$/.test(decimals)) return null;
  return { number: Number(`${digits}.${decimals || '0'}`), isUnsure: false };
}

/**
 * Reads the text around the number: one currency, and one word for zeros right after the number (`$12k`, `12k €`). Null if there is
 * anything else.
 */
function readWords(
  before: string,
  after: string,
  own: string,
): { currency: string | null; times: number } | null {
  let times = 1;
  let currency: string | null = null;
  let isNamedBehind = false;
  const words = [
    ...wordsOf(before).map((word) => ({ word, isBehind: false })),
    ...wordsOf(after).map((word) => ({ word, isBehind: true })),
  ];
  for (const { word, isBehind } of words) {
    const zeros = isBehind && times === 1 && !isNamedBehind ? SHORT[word] : undefined;
    if (zeros !== undefined) {
      times = zeros;
      continue;
    }
    const named = currencyNamed(word, own);
    if (named === null || (currency !== null && currency !== named)) return null;
    currency = named;
    isNamedBehind ||= isBehind;
  }
  return { currency, times };
}

/** Words, signs and characters that each stand for a word, in lowercase. */
function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const found =
    lower.match(/\p{Script=Han}|[\p{L}\p{M}./]*\$[\p{L}]?|\p{Sc}|[\p{L}\p{M}]+(?:[./][\p{L}\p{M}]*)?|\S/gu) ??
    [];
  return found
    .flatMap((word) => ((SHORT[word] ?? SIGNS[word]) ? [word] : splitShort(word)))
    .map((word) => word.replace(/\.$/, ''));
}

/** Splits an abbreviation from a sign that follows it without a space, as in `12k€` or `만원`. */
function splitShort(word: string): string[] {
  const [first = '', ...rest] = [...word];
  const tail = rest.join('');
  return SHORT[first] !== undefined && SIGNS[tail] !== undefined ? [first, tail] : [word];
}

function currencyNamed(word: string, own: string): string | null {
  const code = word.toUpperCase();
  if (isCurrency(code)) return code;
  const named = SIGNS[word] ?? SIGNS[word.replace(/(e?s|ů|y)$/, '')];
  if (named === undefined) return null;
  return named.includes(own) ? own : (named[0] ?? null);
}
