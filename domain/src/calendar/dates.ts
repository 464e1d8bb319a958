import type { LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';

/** Dates are counted in proleptic Gregorian days since 1970-01-01. */
const MS_PER_DAY = 86_400_000;
const MINUTES_PER_DAY = 1_440;

/** The last day a trip can include. */
export const LAST_DAY: LocalDate = '2199-12-31';
/** The first day a trip can include. */
export const FIRST_DAY: LocalDate = '1900-01-01';

/** Days in a common year before each month, 1-based. */
const DAYS_BEFORE = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
/** Days from the start of year 1 to 1970-01-01. */
const DAYS_TO_1970 = 719_162;

/** The number of days from 1970-01-01 to the day of a date or moment; negative before that. */
export function dayNumber(date: LocalMoment): number {
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  const before = DAYS_BEFORE[month];
  // Asking the engine takes several times as long, and settling a large trip reads thousands of dates.
  if (before === undefined || month === 0 || year < 100) return Date.UTC(year, month - 1, day) / MS_PER_DAY;
  const past = year - 1;
  const leapDays = ((past / 4) | 0) - ((past / 100) | 0) + ((past / 400) | 0);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const leapDay = isLeap && month > 2 ? 1 : 0;
  return past * 365 + leapDays + before + leapDay + day - 1 - DAYS_TO_1970;
}

/** Reads a whole number from part of a text without slicing the text. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}

/** A cache of dates by day number: a trip has few, and uses the same ones again and again. */
const written = new Map<number, LocalDate>();
const MOST_WRITTEN = 20_000;

/** Formats a day number as `YYYY-MM-DD`. */
export function dateOfDay(day: number): LocalDate {
  const known = written.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * MS_PER_DAY);
  const month = date.getUTCMonth() + 1;
  const dayOfMonth = date.getUTCDate();
  const text = `${date.getUTCFullYear()}-${month < 10 ? '0' : ''}${month}-${dayOfMonth < 10 ? '0' : ''}${dayOfMonth}`;
  if (written.size >= MOST_WRITTEN) written.clear();
  written.set(day, text);
  return text;
}

/** Whether a trip can include the day with this number. */
export function isDayInReach(day: number): boolean {
  return day >= dayNumber(FIRST_DAY) && day <= dayNumber(LAST_DAY);
}

/** Adds whole days; `days` may be negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return days === 0 ? date : dateOfDay(dayNumber(date) + days);
}

/** Moves a date or moment by whole days and keeps its time of day. */
export function shiftDays(moment: LocalMoment, days: number): LocalMoment {
  return days === 0 ? moment : dateOfDay(dayNumber(moment) + days) + moment.slice(10);
}

/** Counts the days from one date or moment to another, ignoring times of day. */
export function daysBetween(from: LocalMoment, to: LocalMoment): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day of a date or moment. */
export function dayOf(moment: LocalMoment): LocalDate {
  return moment.slice(0, 10);
}

/** The time of day as `HH:MM`; null if the moment is only a day. */
export function timeOf(moment: LocalMoment): string | null {
  return moment.length > 10 ? moment.slice(11, 16) : null;
}

/** The minutes since midnight of `HH:MM`. */
export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since 1970-01-01T00:00 in local time; a day without a time counts from its midnight. */
export function minuteNumber(moment: LocalMoment): number {
  const time = timeOf(moment);
  return dayNumber(moment) * MINUTES_PER_DAY + (time === null ? 0 : minutesOfTime(time));
}

/** Formats a minute number as `YYYY-MM-DDTHH:MM`. */
export function momentOfMinute(minute: number): LocalMoment {
  const day = Math.floor(minute / MINUTES_PER_DAY);
  const rest = minute - day * MINUTES_PER_DAY;
  const hours = String(Math.floor(rest / 60)).padStart(2, '0');
  return `${dateOfDay(day)}T${hours}:${String(rest % 60).padStart(2, '0')}`;
}

/** Whether `end` is before `start`; a day without a time is compared only by its day. */
export function endsBeforeStart(start: LocalMoment, end: LocalMoment): boolean {
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}
