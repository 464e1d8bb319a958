import { LocalMoment } from '@wayfold/contract/kernel/values';
import ICAL from 'ical.js';
import { instantOf, wallClock } from '../../calendar/zones';
import { textOrNull, zoneNamed } from '../read/read-values';

/** A date or time as given in a calendar. */
export interface Told {
  readonly moment: LocalMoment;
  /** `UTC` for times that aren't in the local time of any place; null for days, and if unknown. */
  readonly timezone: string | null;
}

/**
 * Reads the moment of a property; null if there is none.
 *
 * @throws Error if it isn't a valid moment
 */
export function momentIn(entry: ICAL.Component, name: string): Told | null {
  const property = entry.getFirstProperty(name);
  return property ? (momentsOf(property)[0] ?? null) : null;
}

/**
 * Reads all moments of a property; for periods, their starts.
 *
 * @throws Error if one of them isn't a valid moment
 */
export function momentsOf(property: ICAL.Property): Told[] {
  const tzid = textOrNull(property.getFirstParameter('tzid'));
  const [, , , ...texts] = property.toJSON() as unknown[];
  return property.getValues().flatMap((value: unknown, index) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) return [];
    const read = told(time, tzid);
    // The library carries over values that are too large: the 99th of a month becomes a day of a later one.
    const text = texts[index];
    if (typeof text === 'string' && !text.startsWith(read.moment)) throw new RangeError('This is no date.');
    return [read];
  });
}

/** A moment from the library, which has no time zone except that of its property. */
export function told(time: ICAL.Time, tzid: string | null): Told {
  const moment = plainMoment(time);
  if (time.isDate) return { moment, timezone: null };
  const isUtc = tzid === null && time.zone === ICAL.Timezone.utcTimezone;
  return { moment, timezone: isUtc ? 'UTC' : zoneNamed(tzid) };
}

/**
 * The day, or the day and minute, of a time.
 *
 * @throws RangeError for numbers that aren't a date
 */
export function plainMoment(time: ICAL.Time): LocalMoment {
  const { year, month, day, hour, minute, isDate } = time;
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const moment = LocalMoment.safeParse(isDate ? date : `${date}T${two(hour)}:${two(minute)}`);
  if (!moment.success) throw new RangeError('These numbers are no date.');
  return moment.data;
}

/** Converts a moment in UTC to the local time of a zone; any other moment already is in local time. */
export function wallMoment({ moment, timezone }: Told, zone: string | null): LocalMoment {
  const isElsewhere = timezone === 'UTC' && zone !== null && zone !== 'UTC' && moment.length > 10;
  return isElsewhere ? wallClock(instantOf(moment, null), zone) : moment;
}
