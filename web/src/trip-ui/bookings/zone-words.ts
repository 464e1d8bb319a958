import { dayOf } from '@wayfold/domain/calendar/dates';
import { instantOf, utcOffset } from '@wayfold/domain/calendar/zones';

const MS_PER_MINUTE = 60_000;

/** The short name of a zone at a local moment, in the language of `locale`: "PDT", or "UTC+9" if it has none. */
export function zoneName(zone: string, at: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    instantOf(at, zone) * MS_PER_MINUTE,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /^[A-Z]{2,5}$/.test(name) ? name : offsetName(zone, at);
}

/** The name of a zone with its offset: "PDT, UTC−7". */
export function fullZoneName(zone: string, at: string, locale: string): string {
  const name = zoneName(zone, at, locale);
  const offset = offsetName(zone, at);
  return name === offset ? offset : `${name}, ${offset}`;
}

function offsetName(zone: string, at: string): string {
  const minutes = utcOffset(at, zone);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** Zones whose names contain the typed words, at most ten; a city can be written with spaces. */
export function zonesNamed(text: string): readonly string[] {
  const words = fold(text);
  if (words === '') return [];
  const found = Intl.supportedValuesOf('timeZone').filter((zone) => fold(zone).includes(words));
  const cityFirst = (zone: string) => (fold(zone.split('/').at(-1) ?? '').startsWith(words) ? 0 : 1);
  return found.sort((a, b) => cityFirst(a) - cityFirst(b)).slice(0, 10);
}

const fold = (text: string) => text.trim().toLowerCase().replaceAll(' ', '_');

/** The day of a moment, and its time of day if it has one. */
export function dayAndTime(moment: string): { day: string; time: string | null } {
  return { day: dayOf(moment), time: moment.length > 10 ? moment.slice(11) : null };
}
