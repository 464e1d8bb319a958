import type { LocalMoment } from '@wayfold/contract/kernel/values';
import { Temporal } from 'temporal-polyfill';
import { dayNumber, minuteNumber, momentOfMinute } from './dates';

const MINUTES_PER_DAY = 1_440;
const offsets = new Map<string, number | null>();

function offsetAt(moment: LocalMoment, zone: string): number {
  const at = Temporal.PlainDateTime.from(moment).toZonedDateTime(zone);
  return at.offsetNanoseconds / 60_000_000_000;
}

/** The offset of a zone from UTC all through one day, in minutes; null on a day on which the clocks change. */
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
 * Says when a wall-clock moment is, in minutes since 1970 in UTC; a day alone counts from its midnight.
 *
 * A time that the clocks skip counts as if they had not been changed yet; of one that comes twice it is the first.
 *
 * @param zone an IANA name; null counts the wall clock as UTC
 */
export function instantOf(moment: LocalMoment, zone: string | null): number {
  const minutes = minuteNumber(moment);
  if (zone === null) return minutes;
  const offset =
    offsetOfDay(dayNumber(moment), zone) ?? offsetAt(moment.length > 10 ? moment : `${moment}T00:00`, zone);
  return minutes - offset;
}

/** Writes an instant, in minutes since 1970 in UTC, as the wall clock of a zone shows it; null is UTC. */
export function wallClock(instant: number, zone: string | null): LocalMoment {
  if (zone === null) return momentOfMinute(Math.round(instant));
  const at = Temporal.Instant.fromEpochMilliseconds(Math.round(instant) * 60_000).toZonedDateTimeISO(zone);
  return at.toPlainDateTime().toString({ smallestUnit: 'minute' });
}
