import type { LocalDate } from '@wayfold/contract/kernel/values';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import { dayNumber, minuteNumber } from '../calendar/dates';

/** Formats dates, money, distances and durations for a locale. Formatters are created once and cached. */

const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const made = new Intl.NumberFormat(locale, options);
  kept.set(key, made);
  return made;
}

function dates(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  // Days and local times have no zone: they are formatted unchanged, as if they were in UTC.
  const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  kept.set(key, made);
  return made;
}

const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const DATE: Intl.DateTimeFormatOptions = { ...DAY, year: 'numeric' };
const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short', ...DAY };
const FULL: Intl.DateTimeFormatOptions = { ...WEEKDAY, year: 'numeric' };

function toDate(date: LocalDate): Date {
  return new Date(dayNumber(date) * 86_400_000);
}

/** `May 8` */
export function formatDay(date: LocalDate, locale: string): string {
  return dates(locale, DAY).format(toDate(date));
}

/** `May 8, 2027` */
export function formatDate(date: LocalDate, locale: string): string {
  return dates(locale, DATE).format(toDate(date));
}

/** `Sat, May 8` */
export function formatWeekday(date: LocalDate, locale: string): string {
  return dates(locale, WEEKDAY).format(toDate(date));
}

function range(from: LocalDate, to: LocalDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  // Some locales put thin spaces around the dash; a plain space looks the same and can be searched for.
  return dates(locale, options).formatRange(toDate(from), toDate(to)).replaceAll('\u2009', ' ');
}

/** `May 8 – 10`; a single day if both are the same. */
export function formatDays(from: LocalDate, to: LocalDate, locale: string): string {
  return range(from, to, locale, DAY);
}

/** `May 8 – 19, 2027`; a single day if both are the same. */
export function formatDates(from: LocalDate, to: LocalDate, locale: string): string {
  return range(from, to, locale, DATE);
}

/** `8–10`, for where the month is shown elsewhere; like `formatDays` if the month changes. */
export function formatDayNumbers(from: LocalDate, to: LocalDate, locale: string): string {
  if (from.slice(0, 7) !== to.slice(0, 7)) return formatDays(from, to, locale);
  return `${Number(from.slice(8, 10))}–${Number(to.slice(8, 10))}`;
}

/** `Sat, May 8 – Wed, May 19, 2027` */
export function formatFullDays(from: LocalDate, to: LocalDate, locale: string): string {
  return range(from, to, locale, FULL);
}

/** `4:30 PM` for `16:30`. */
export function formatTimeOfDay(time: string, locale: string): string {
  // The space before AM and PM is a narrow no-break space in newer locale data and a plain one in older.
  return dates(locale, CLOCK).format(timeToDate(time)).replaceAll('\u202f', ' ');
}

const CLOCK: Intl.DateTimeFormatOptions = { timeStyle: 'short' };

function timeToDate(time: string): Date {
  return new Date(minuteNumber(`1970-01-01T${time}`) * 60_000);
}

/** `3 PM` or `3:15 PM`: full hours without their minutes, where the day is written as twice 12 hours; else `15:00`. */
export function formatShortTime(time: string, locale: string): string {
  if (!time.endsWith(':00') || dayPeriods(locale) === null) return formatTimeOfDay(time, locale);
  return dates(locale, { hour: 'numeric' }).format(timeToDate(time)).replaceAll('\u202f', ' ');
}

/** `3:00 – 4:00 PM`, from two times as `HH:MM`; the second is on the next day if it isn't later. */
export function formatTimes(from: string, to: string, locale: string): string {
  if (to <= from) return `${formatTimeOfDay(from, locale)} – ${formatTimeOfDay(to, locale)}`;
  const text = dates(locale, CLOCK).formatRange(timeToDate(from), timeToDate(to));
  return text.replaceAll(/[\u2009\u202f]/g, ' ');
}

/** The words for the halves of the day, such as `AM` and `PM`; null where the hours are counted to 24. */
export function dayPeriods(locale: string): readonly [string, string] | null {
  const hours = dates(locale, { hour: 'numeric' });
  const wordAt = (time: string) =>
    hours.formatToParts(timeToDate(time)).find(({ type }) => type === 'dayPeriod')?.value;
  const [am, pm] = [wordAt('09:00'), wordAt('21:00')];
  return am === undefined || pm === undefined ? null : [am, pm];
}

/** `Dec 15, 2026, 6:00 PM MST`: an instant in the local time of a zone, with the zone's abbreviation. */
export function formatInstant(instant: string, timeZone: string, locale: string): string {
  const options: Intl.DateTimeFormatOptions = {
    ...DATE,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  };
  return dates(locale, options).format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** `$1,398` or `$12.50`: cents only if there are any. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const whole = Math.abs(amount - Math.round(amount)) < 0.0005;
  const digits = whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  // Zero has no sign, even if refunds left minus zero.
  return numbers(locale, { style: 'currency', currency, ...digits }).format(amount === 0 ? 0 : amount);
}

/** `$123.5B`: an amount in short form, for tight spaces; at most one decimal. */
export function formatShortMoney(amount: number, currency: string, locale: string): string {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
  return numbers(locale, { style: 'currency', currency, notation: 'compact', ...digits }).format(amount);
}

/** The distance units that people can choose, spelled as on the wire. */
export type DistanceUnit = 'Miles' | 'Kilometers';

/** `354 mi` or `570 km`, with one decimal below ten. `miles` are miles as this product defines them. */
export function formatDistance(miles: number, unit: DistanceUnit, locale: string): string {
  const value = unit === 'Miles' ? miles : (miles * METERS_PER_MILE) / 1000;
  const small = value > 0 && value < 9.95;
  return numbers(locale, {
    style: 'unit',
    unit: unit === 'Miles' ? 'mile' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: small ? 1 : 0,
  }).format(value);
}

/** `5 h 40 min`, `40 min`, `6 h`; rounded to the minute. */
export function formatDuration(hours: number, locale: string): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.trunc(minutes / 60);
  const rest = minutes - whole * 60;
  const parts: string[] = [];
  if (whole !== 0) parts.push(unitText(whole, 'hour', 'narrow', locale));
  if (rest !== 0 || whole === 0) parts.push(unitText(rest, 'minute', 'short', locale));
  return parts.join(' ');
}

/** `1 h 5 min`, `40 min`: what a detour takes, rounded to five minutes; null if that is 0, because it's on the way. */
export function formatDetour(seconds: number, locale: string): string | null {
  const minutes = Math.round(seconds / 300) * 5;
  return minutes === 0 ? null : formatDuration(minutes / 60, locale);
}

function unitText(
  value: number,
  unit: 'hour' | 'minute',
  unitDisplay: 'narrow' | 'short',
  locale: string,
): string {
  const text = numbers(locale, { style: 'unit', unit, unitDisplay }).format(value);
  return text.replace(/(\d)(\p{Script=Latin})/u, '$1 $2');
}

/** `47%`; `<1%` for anything above zero and below one percent. */
export function formatShare(share: number, locale: string): string {
  const percent = numbers(locale, { style: 'percent', maximumFractionDigits: 0 });
  return share > 0 && share < 0.01 ? `<${percent.format(0.01)}` : percent.format(share);
}
