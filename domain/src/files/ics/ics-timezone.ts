import type { LocalDate } from '@wayfold/contract/kernel/values';
import { Temporal } from 'temporal-polyfill';

const EARLIEST = '19700101T000000';

/**
 * A VTIMEZONE with the UTC offsets of a zone in a span of days, one change at a time.
 *
 * Every change is a separate observance: recurring rules would make guesses about years that nobody asked about.
 *
 * @param from the first day that has to be right
 * @param to the last one
 */
export function icsTimezone(zone: string, from: LocalDate, to: LocalDate): string[] {
  const start = Temporal.PlainDate.from(from).subtract({ days: 2 }).toZonedDateTime(zone);
  const end = Temporal.PlainDate.from(to).add({ days: 2 }).toZonedDateTime(zone);
  const observances = [first(start)];
  for (let at = start.getTimeZoneTransition('next'); at; at = at.getTimeZoneTransition('next')) {
    if (Temporal.ZonedDateTime.compare(at, end) > 0) break;
    observances.push(changeAt(at));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'];
}

/** The offset at the start of the span, valid since the previous change or always. */
function first(start: Temporal.ZonedDateTime): string[] {
  const since = start.getTimeZoneTransition('previous');
  return since && since.year >= 1970
    ? changeAt(since)
    : observance(start, { begins: EARLIEST, from: start.offsetNanoseconds });
}

function changeAt(at: Temporal.ZonedDateTime): string[] {
  const before = at.subtract({ seconds: 1 });
  // An observance starts at the time that clocks showed before they were changed.
  const begins = at
    .toInstant()
    .toZonedDateTimeISO(offsetText(before.offsetNanoseconds, ':'))
    .toPlainDateTime();
  return observance(at, { begins: compact(begins), from: before.offsetNanoseconds });
}

function observance(
  at: Temporal.ZonedDateTime,
  { begins, from }: { begins: string; from: number },
): string[] {
  const kind = isSummer(at) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${begins}`,
    `TZOFFSETFROM:${offsetText(from, '')}`,
    `TZOFFSETTO:${offsetText(at.offsetNanoseconds, '')}`,
    `END:${kind}`,
  ];
}

/** Whether clocks are ahead of where they are at another time of that year. */
function isSummer(at: Temporal.ZonedDateTime): boolean {
  const others = [-6, -3, 3, 6].map((months) => at.add({ months }).offsetNanoseconds);
  return others.some((offset) => offset < at.offsetNanoseconds);
}

function offsetText(nanoseconds: number, between: string): string {
  const minutes = Math.round(Math.abs(nanoseconds) / 60_000_000_000);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${hours}${between}${String(minutes % 60).padStart(2, '0')}`;
}

function compact(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}
