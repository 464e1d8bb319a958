import type ICAL from 'ical.js';
import { dayOf, daysBetween } from '../../calendar/dates';
import { icsComponents } from '../ics/ics-components';
import { nameOf, type ReadEntry, readEntry, uidOf } from '../ics/ics-entry';
import { isRepeated, type RepeatLimits } from '../ics/ics-repeats';
import { readSeries, type Series, type Within } from '../ics/ics-series';
import {
  contentsOf,
  FILE_LIMITS,
  type FileContents,
  type FoundPlan,
  type PlaceInFile,
  type Skipped,
  type Span,
  uniqueKeys,
} from './file-contents';
import { textOrNull } from './read-values';

/** The maximum number of occurrences of one repeating entry, and of all of them. */
const MOST_TIMES = 100;
const MOST_REPEATS = 1_000;
/** The maximum number of steps to find the next occurrence of one entry, and of all of them: a minute of searching. */
const MOST_STEPS = 20_000;
const MOST_LOOKS = 1_000_000;
/** Entries that are farther apart say nothing about when a trip is. */
const LONGEST_TRIP = 366;

/**
 * Reads a calendar: its entries are plans, and the stays in our own calendars are stops. Each occurrence of a repeating
 * entry is a plan.
 *
 * @param during the days for which to include occurrences of repeating entries; null means those of the other entries,
 *   or one year
 */
export function readIcs(text: string, during: Span | null): FileContents {
  const { calendars, broken } = icsComponents(text);
  const all = (kind: string) => calendars.flatMap((calendar) => calendar.getAllSubcomponents(kind));
  const { singles, series } = apart(all('vevent'));
  const key = uniqueKeys();
  const once = singles.flatMap((entry) => attempt(entry, () => [readSingle(entry, key)]));
  const within: Within = during ? { span: during, whose: 'trip' } : daysOf(once);
  const limits = limitsFor(singles.length, series.length);
  const again = series.flatMap((each) =>
    attempt(each.entry, () => readSeries(each, { within, limits, key })),
  );
  const found = [...once, ...again];
  const tasks = [...all('vtodo'), ...all('vjournal')].map((entry) => ({
    kind: 'task' as const,
    name: nameOf(entry),
    reason: 'entryIsTask' as const,
  }));
  const names = calendars.map((calendar) => textOrNull(calendar.getFirstPropertyValue('x-wr-calname')));
  return contentsOf('calendar', {
    name: names.find((name) => name !== null) ?? null,
    plans: found.filter((read): read is FoundPlan => 'start' in read),
    places: found.filter((read): read is PlaceInFile => 'isStop' in read),
    skipped: [...found.filter((read): read is Skipped => 'reason' in read), ...tasks, ...broken],
  });
}

/** Entries that don't repeat, and those that do, along with their changed occurrences. */
function apart(entries: readonly ICAL.Component[]): { singles: ICAL.Component[]; series: Series[] } {
  const isChange = (entry: ICAL.Component) => entry.hasProperty('recurrence-id');
  const repeated = entries.filter((entry) => isRepeated(entry) && !isChange(entry));
  const changed = new Map<string, ICAL.Component[]>(
    repeated.flatMap((entry) => uidOf(entry) ?? []).map((uid) => [uid, []]),
  );
  const singles = entries.filter((entry) => {
    const changes = isChange(entry) ? changed.get(uidOf(entry) ?? '') : undefined;
    changes?.push(entry);
    return !changes && (!isRepeated(entry) || isChange(entry));
  });
  const series = repeated.map((entry) => ({ entry, changed: changed.get(uidOf(entry) ?? '') ?? [] }));
  return { singles, series };
}

function readSingle(entry: ICAL.Component, key: (key: string) => string): ReadEntry {
  const recurrence = textOrNull(entry.getFirstPropertyValue('recurrence-id')?.toString());
  const suffix = recurrence === null ? '' : ` ${recurrence}`;
  const keyOf = (start: string) => key(`entry ${uidOf(entry) ?? `${nameOf(entry) ?? ''} ${start}`}${suffix}`);
  return readEntry(entry, { at: null, keyOf, isRepeated: false });
}

function attempt(entry: ICAL.Component, read: () => ReadEntry[]): ReadEntry[] {
  try {
    return read();
  } catch {
    // The library parses a value when it is accessed, and throws if it is invalid.
    return [{ kind: 'entry', name: nameOf(entry), reason: 'entryDatesUnreadable' }];
  }
}

/** The days of entries that don't repeat, if they could be those of a trip. */
function daysOf(once: readonly ReadEntry[]): Within {
  const days = once
    .flatMap((read) => {
      if ('start' in read) return [read.start, read.end ?? read.start];
      return 'isStop' in read && read.arrive !== null ? [read.arrive] : [];
    })
    .map(dayOf)
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined || daysBetween(from, to) > LONGEST_TRIP) return null;
  return { span: { from, to }, whose: 'others' };
}

/** In a file with many repeating entries, each gets a share of the limits. */
function limitsFor(singles: number, series: number): RepeatLimits {
  const room = Math.min(MOST_REPEATS, FILE_LIMITS.rows - singles);
  const share = (all: number, most: number) =>
    Math.max(1, Math.min(most, Math.floor(all / Math.max(1, series))));
  return { times: share(room, MOST_TIMES), steps: share(MOST_LOOKS, MOST_STEPS) };
}
