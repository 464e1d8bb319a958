import { LocalMoment } from '@wayfold/contract/kernel/values';
import ICAL from 'ical.js';
import { instantOf, wallClock } from '../../calendar/zones';
import { wordsOf, zoneNamed } from '../read/read-values';

/** When something is, as a calendar tells it. */
export interface Told {
  readonly moment: LocalMoment;
  /** `UTC` for times that were told in no place's own time; null for days, and where nobody knows. */
  readonly timezone: string | null;
}

/**
 * Reads the moment of a property; null where there is none.
 *
 * @throws Error where it is no moment
 */
export function momentIn(entry: ICAL.Component, name: string): Told | null {
  const property = entry.getFirstProperty(name);
  return property ? (momentsOf(property)[0] ?? null) : null;
}

/**
 * Reads all moments of a property; of periods their starts.
 *
 * @throws Error where one of them is no moment
 */
export function momentsOf(property: ICAL.Property): Told[] {
  const tzid = wordsOf(property.getFirstParameter('tzid'));
  const [, , , ...texts] = property.toJSON() as unknown[];
  return property.getValues().flatMap((value: unknown, index) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) return [];
    const read = told(time, tzid);
    // The library counts on from what is too much: the 99th of a month is a day of a later one.
    const text = texts[index];
    if (typeof text === 'string' && !text.startsWith(read.moment)) throw new RangeError('This is no date.');
    return [read];
  });
}

/** A moment of the library, which is in no zone but that of its property. */
export function told(time: ICAL.Time, tzid: string | null): Told {
  const moment = plainMoment(time);
  if (time.isDate) return { moment, timezone: null };
  const isUtc = tzid === null && time.zone === ICAL.Timezone.utcTimezone;
  return { moment, timezone: isUtc ? 'UTC' : zoneNamed(tzid) };
}

/**
 * The day, or the day and minute, that a time shows.
 *
 * @throws RangeError for numbers that are no date
 */
export function plainMoment(time: ICAL.Time): LocalMoment {
  const { year, month, day, hour, minute, isDate } = time;
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const moment = LocalMoment.safeParse(isDate ? date : `${date}T${two(hour)}:${two(minute)}`);
  if (!moment.success) throw new RangeError('These numbers are no date.');
  return moment.data;
}

/** What a moment told in UTC is by the clock of a zone; a moment that is told in any other way is that of the zone. */
export function wallMoment({ moment, timezone }: Told, zone: string | null): LocalMoment {
  const isElsewhere = timezone === 'UTC' && zone !== null && zone !== 'UTC' && moment.length > 10;
  return isElsewhere ? wallClock(instantOf(moment, null), zone) : moment;
}
