import type { LocalMoment } from '@wayfold/contract/kernel/values';
import { dayNumber, minuteNumber, momentOfMinute } from './dates';

const MINUTES_PER_DAY = 1_440;
const MS_PER_MINUTE = 60_000;
const MOST_REMEMBERED = 20_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number | null>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  });
  formats.set(zone, format);
  return format;
}

/** The UTC offset of a zone at an instant, both in minutes. */
function offsetAt(instant: number, zone: string): number {
  const at = new Map(
    formatOf(zone)
      .formatToParts(instant * MS_PER_MINUTE)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => at.get(type) ?? 0;
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local / MS_PER_MINUTE - instant;
}

/** The UTC offset of a zone that is constant from the day before to the day after, in minutes; null around a change of clocks. */
function offsetOfDay(day: number, zone: string): number | null {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const first = offsetAt((day - 1) * MINUTES_PER_DAY, zone);
  const last = offsetAt((day + 2) * MINUTES_PER_DAY, zone);
  const offset = first === last ? first : null;
  if (offsets.size > MOST_REMEMBERED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * Converts a local moment to minutes since 1970 in UTC; a day without a time counts from its midnight.
 *
 * A time that is skipped when the clocks change counts as if they had not changed yet; if a time occurs twice, the
 * first one counts.
 *
 * @param zone an IANA name; null means the moment is in UTC
 */
export function instantOf(moment: LocalMoment, zone: string | null): number {
  const minutes = minuteNumber(moment);
  if (zone === null) return minutes;
  const offset = offsetOfDay(dayNumber(moment), zone);
  if (offset !== null) return minutes - offset;
  const before = offsetAt(minutes - MINUTES_PER_DAY, zone);
  const after = offsetAt(minutes + MINUTES_PER_DAY, zone);
  const isBefore = offsetAt(minutes - before, zone) === before;
  const isAfter = offsetAt(minutes - after, zone) === after;
  return minutes - (isAfter && !isBefore ? after : before);
}

/** Converts minutes since 1970 in UTC to the local time of a zone; null means UTC. */
export function wallClock(instant: number, zone: string | null): LocalMoment {
  const minute = Math.round(instant);
  if (zone === null) return momentOfMinute(minute);
  const day = Math.floor(minute / MINUTES_PER_DAY);
  return momentOfMinute(Math.floor(minute + (offsetOfDay(day, zone) ?? offsetAt(minute, zone))));
}

/** The UTC offset at a local moment of a zone, in minutes; positive east of Greenwich. */
export function utcOffset(moment: LocalMoment, zone: string): number {
  return minuteNumber(moment) - instantOf(moment, zone);
}
