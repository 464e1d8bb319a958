import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { dayNumber } from '../calendar/dates';
import { instantOf } from '../calendar/zones';
import type { Window } from './best-order';

/** What the opening hours of a place depend on. */
export type PlaceWithHours = Pick<Place, 'openingHours' | 'coords' | 'countryCode' | 'region' | 'timezone'>;

/** When a place is open on a day. */
export interface Opening {
  /** In minutes after midnight, past 1,440 if it closes the next morning; null if only the day is known. */
  times: Window | null;
  /** False if it is only known when it opens. */
  hasEnd: boolean;
  /** False for "by appointment" and the like. */
  isCertain: boolean;
  /** What the source says about it, in its own words. */
  note: string | null;
}

/** One day of a place; closed without openings. */
export interface HoursOfDay {
  date: LocalDate;
  openings: readonly Opening[];
  /** Until when it is still open from the evening before, in minutes after midnight; 0 if it isn't. */
  openUntil: number;
}

/** The opening hours of a place on the days that were asked for. */
export interface HoursOfDays {
  days: ReadonlyMap<LocalDate, HoursOfDay>;
  /** The source says something about holidays, but which days those are isn't known there. */
  mayDiffer: boolean;
}

/**
 * The library `opening_hours`, or what is used of it. Callers pass it in: its license keeps it apart from our code, and it
 * is large.
 */
export type HoursLibrary = new (text: string, where: never, options: never) => ReadHours;

/** Hours that the library has read. */
interface ReadHours {
  getOpenIntervals(
    from: Date,
    to: Date,
  ): [from: Date, to: Date, isUncertain: boolean, comment: string | undefined][];
  getStructuredWarnings(): readonly { readonly type: string }[];
}

/** Values in OpenStreetMap are no longer than this. Longer text isn't hours, and could take seconds to read. */
export const LONGEST = 255;
/** Days that are evaluated; the others are left out. */
export const MOST_DAYS = 31;
const DAY = 1_440;
/** What ends by this minute of the next day belongs to the evening before. */
const NIGHT_ENDS = 360;
/** How the library calls an opening without an end. */
const OPEN_END = 'Specified as open end';

/** Evaluates the opening hours of a place; null if they are missing or aren't in the syntax of OpenStreetMap. */
export function openingHoursOn(
  library: HoursLibrary,
  place: PlaceWithHours,
  dates: readonly LocalDate[],
): HoursOfDays | null {
  const text = place.openingHours?.trim() ?? '';
  if (text === '' || text.length > LONGEST) return null;
  const asked = dates.slice(0, MOST_DAYS);
  const days = read(library, { ...place, openingHours: text }, asked);
  if (days) return { days, mayDiffer: false };
  // The library doesn't know the holidays of most countries outside Europe, nor school holidays of years to come.
  const regular = withoutHolidays(text);
  const regularDays = regular === text ? null : read(library, { ...place, openingHours: regular }, asked);
  return regularDays && { days: regularDays, mayDiffer: true };
}

/** Evaluates a text for some days; null if the library can't read it, or reads it as something that wasn't meant. */
function read(
  library: HoursLibrary,
  place: PlaceWithHours & { openingHours: string },
  dates: readonly LocalDate[],
): Map<LocalDate, HoursOfDay> | null {
  const parsed = new Map<number, ReadHours>();
  try {
    const days = dates.map((date) => {
      const shift = minutesAhead(date, place.timezone);
      const hours = parsed.get(shift) ?? parse(library, place, shift);
      parsed.set(shift, hours);
      return dayOf(hours, date, place.openingHours);
    });
    const [hours] = parsed.values();
    return hours && isDoubtful(hours, days) ? null : new Map(days.map((day) => [day.date, day]));
  } catch {
    // The library throws text, and errors of several kinds, for whatever it can't read.
    return null;
  }
}

function parse(
  Library: HoursLibrary,
  { openingHours, coords, countryCode, region }: PlaceWithHours & { openingHours: string },
  shift: number,
): ReadHours {
  const [lon, lat] = coords;
  // The library takes the hours of the device for those of the place. That holds for all but the sun, whose times come
  // from the place's longitude: a quarter of a degree west for each minute that the place's clock is ahead.
  const place = { lat: String(lat), lon: String(lon - shift / 4) };
  const address = countryCode && { country_code: countryCode.toLowerCase(), state: region ?? '' };
  const where = address ? { ...place, address } : place;
  const options = { locale: 'en', warnings_severity: 4 };
  // Its types ask for coordinates as numbers, but it ignores any that aren't text. Without a country it knows no holidays.
  return new Library(openingHours, where as never, options as never);
}

/** How many minutes the clocks of a zone are ahead of this device's. */
function minutesAhead(date: LocalDate, zone: string | null): number {
  if (zone === null) return 0;
  return Math.round(midnight(date, 0.5).getTime() / 60_000) - instantOf(`${date}T12:00`, zone);
}

/** The midnight of this device before a date, or a number of days after it. */
function midnight(date: LocalDate, days: number): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day + Math.floor(days), (days % 1) * 24);
}

function dayOf(hours: ReadHours, date: LocalDate, text: string): HoursOfDay {
  const saysAllDay = /24\/7|24:00/.test(text);
  // Nobody locks a gate by the minute of the sunset, and days in a row read better with the same hours.
  const step = /sun(?:rise|set)|dawn|dusk/i.test(text) ? 5 : 1;
  let openUntil = 0;
  const openings: Opening[] = [];
  for (const [start, end, isUncertain, comment = ''] of hours.getOpenIntervals(
    midnight(date, -1),
    midnight(date, 2),
  )) {
    const [from, to] = [minuteOn(date, start, step), minuteOn(date, end, step)];
    if (to <= 0 || from >= DAY) continue;
    if (from < 0 && to <= NIGHT_ENDS) {
      openUntil = Math.max(openUntil, to);
      continue;
    }
    const times = { from: Math.max(0, from), to: to > DAY + NIGHT_ENDS ? DAY : to };
    const hasEnd = !comment.startsWith(OPEN_END);
    const isAllDay = times.from === 0 && times.to >= DAY && !saysAllDay;
    openings.push({
      times: isAllDay ? null : times,
      hasEnd,
      isCertain: !isUncertain,
      note: hasEnd ? comment || null : null,
    });
  }
  // Outside its hours, a place may be open "by appointment"; that matters only if it has no hours that day.
  const certain = openings.filter(({ isCertain, hasEnd }) => isCertain || !hasEnd);
  return { date, openings: certain.length > 0 ? certain : openings, openUntil };
}

/** A moment of this device as minutes after the midnight of a date; days when the clocks change count like others. */
function minuteOn(date: LocalDate, at: Date, step: number): number {
  const days = Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000);
  const minutes = Math.round((at.getHours() * 60 + at.getMinutes()) / step) * step;
  return (days - dayNumber(date)) * DAY + minutes;
}

/** Whether the hours are of the past, or an "9-5" was read as nine in the morning until five the next morning. */
function isDoubtful(hours: ReadHours, days: readonly HoursOfDay[]): boolean {
  const warnings = hours.getStructuredWarnings().map(({ type }) => type);
  if (warnings.some((type) => /^(year|date|date_range)_past$/.test(type))) return true;
  const isLong = ({ times }: Opening) => times !== null && times.to - times.from > DAY / 2;
  return (
    warnings.includes('ambiguous_single_digit_hour') && days.some(({ openings }) => openings.some(isLong))
  );
}

/** The same hours without what they say about public and school holidays. */
function withoutHolidays(text: string): string {
  return text
    .split(';')
    .map((rule) => rule.replace(/,\s*(PH|SH)\b/g, '').replace(/\b(PH|SH)\s*,\s*/g, ''))
    .filter((rule) => !/^\s*(PH|SH)\b/.test(rule))
    .join(';');
}
