/** Options for parsing a text as a day. */
export interface DayReading {
  /** Language tags whose month names are understood; the first one also decides whether 4/12 is in April. */
  readonly locales: readonly string[];
  /** A day without a year is the first one on or after this day, YYYY-MM-DD. */
  readonly from: string;
}

/** Two-digit years belong to this century. */
const CENTURY = 2000;
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);
/** The fewest letters that identify a month. */
const LEAST_LETTERS = 3;

/**
 * Reads a day as people type it: `Apr 12`, `12 April 2027`, `12.4.`, `4/12/27`, `2027-04-12`, `04122027`. Ignores a weekday.
 *
 * @returns YYYY-MM-DD; null if it isn't a day
 */
export function readDay(text: string, { locales, from }: DayReading): string | null {
  const parts = text.toLowerCase().match(/\p{Letter}+|\d+/gu) ?? [];
  const isMonthFirst = monthComesFirst(locales[0] ?? 'en-US') && !/\d\s*\./.test(text);
  const numbers = parts.filter((part) => /\d/.test(part));
  const months = parts.flatMap((part) => monthNamed(part, locales) ?? []);
  const [month] = months;
  if (months.length > 1) return null;
  if (month !== undefined) return readWithMonth(month, numbers, from);
  if (parts.some((part) => /\p{Letter}/u.test(part) && !isWeekday(part, locales))) return null;
  const [first = '', second = '', third] = numbers.length === 1 ? digitsApart(numbers[0] ?? '') : numbers;
  if (numbers.length > 3 || first === '' || second === '') return null;
  if (first.length === 4)
    return third === undefined ? null : dayOf(yearOf(first), Number(second), Number(third));
  const isSwapped = isMonthFirst ? Number(first) > 12 : Number(second) > 12;
  const [monthText, dayText] = isMonthFirst !== isSwapped ? [first, second] : [second, first];
  return withYear(third, Number(monthText), Number(dayText), from);
}

/** Reads a named month with a day and optionally a year; a four-digit number is the year, in any position. */
function readWithMonth(month: number, numbers: readonly string[], from: string): string | null {
  if (numbers.length === 0 || numbers.length > 2) return null;
  const [first = '', second] = numbers;
  const [day, year] = first.length === 4 && second !== undefined ? [second, first] : [first, second];
  return day.length > 2 ? null : withYear(year, month, Number(day), from);
}

/** Splits eight digits: the year comes first if that gives a valid date, otherwise last. */
function digitsApart(digits: string): string[] {
  if (digits.length !== 8) return [];
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
  if (dayOf(Number(year), Number(month), Number(day)) !== null) return [year, month, day];
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
}

function withYear(year: string | undefined, month: number, day: number, from: string): string | null {
  if (year !== undefined) return dayOf(yearOf(year), month, day);
  const thisYear = Number(from.slice(0, 4));
  // February 29 means the next leap year.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = dayOf(thisYear + ahead, month, day);
    if (date !== null && date >= from) return date;
  }
  return null;
}

function yearOf(digits: string): number {
  if (digits.length === 2) return CENTURY + Number(digits);
  return digits.length === 4 ? Number(digits) : Number.NaN;
}

/** Null if the day doesn't exist or the year is out of range for trips. */
function dayOf(year: number, month: number, day: number): string | null {
  if (!(year >= 1900 && year <= 2199)) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

function monthNamed(word: string, locales: readonly string[]): number | null {
  if (word.length < LEAST_LETTERS) return null;
  const month = MONTHS.find((one) =>
    locales.some((locale) => namesIn(locale).months[one - 1]?.startsWith(word)),
  );
  return month ?? null;
}

function isWeekday(word: string, locales: readonly string[]): boolean {
  if (['st', 'nd', 'rd', 'th'].includes(word)) return true;
  return locales.some((locale) => namesIn(locale).weekdays.some((name) => name.startsWith(word)));
}

/** Names of a language, in lower case. */
interface Names {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
}

const known = new Map<string, Names>();

function namesIn(locale: string): Names {
  const names = known.get(locale) ?? {
    months: MONTHS.map((month) => named(locale, 'month', month - 1, 1)),
    weekdays: [4, 5, 6, 7, 8, 9, 10].map((day) => named(locale, 'weekday', 0, day)),
  };
  known.set(locale, names);
  return names;
}

function named(locale: string, part: 'month' | 'weekday', month: number, day: number): string {
  const date = new Date(Date.UTC(2027, month, day));
  return new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }).format(date).toLowerCase();
}

function monthComesFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return parts.formatToParts(0).find(({ type }) => type === 'month' || type === 'day')?.type === 'month';
}
