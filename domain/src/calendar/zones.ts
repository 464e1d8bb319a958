import type { LocalMoment } from '@wayfold/contract/kernel/values';
import { Temporal } from 'temporal-polyfill';
import { dayNumber, minuteNumber, momentOfMinute } from './dates';

const MINUTES_PER_DAY = 1_440;
const offsets = new Map<string, number | null>();

function offsetAt(moment: LocalMoment, zone: string): number {
  const at = Temporal.PlainDateTime.from(moment).toZonedDateTime(zone);
  return at.offsetNanoseconds / 60_000_000_000;
}

/** The UTC offset of a zone that is constant throughout a day, in minutes; null on a day when the clocks change. */
function offsetOfDay(day: number, zone: string): number | null {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const first = offsetAt(momentOfMinute(day * MINUTES_PER_DAY), zone);
  const last = offsetAt(momentOfMinute((day + 1) * MINUTES_PER_DAY - 1), zone);
  const offset = first === last ? first : null;
  if (offsets.size > 20_000) offsets.clear();
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
  const offset =
    offsetOfDay(dayNumber(moment), zone) ?? offsetAt(moment.length > 10 ? moment : `${moment}T00:00`, zone);
  return minutes - offset;
}

/** Converts minutes since 1970 in UTC to the local time of a zone; null means UTC. */
export function wallClock(instant: number, zone: string | null): LocalMoment {
  if (zone === null) return momentOfMinute(Math.round(instant));
  const at = Temporal.Instant.fromEpochMilliseconds(Math.round(instant) * 60_000).toZonedDateTimeISO(zone);
  return at.toPlainDateTime().toString({ smallestUnit: 'minute' });
}
