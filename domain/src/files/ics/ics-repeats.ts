import type { LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import ICAL from 'ical.js';
import { dayOf } from '../../calendar/dates';
import type { Span } from '../read/file-contents';
import { momentsOf, plainMoment, type Told, told, wallMoment } from './ics-moments';

/** The most that is taken of one entry, and the most looks for its next time. */
export interface RepeatLimits {
  readonly times: number;
  readonly steps: number;
}

/** The times of an entry that repeats. */
export interface Repeats {
  /** In order, and all within the span that was asked for. */
  readonly times: readonly LocalMoment[];
  /** What was not taken: times outside the span, or times within it that are too many. */
  readonly left: 'nothing' | 'others' | 'more';
}

/** Whether an entry is there more than once. */
export function isRepeated(entry: ICAL.Component): boolean {
  return entry.hasProperty('rrule') || entry.hasProperty('rdate');
}

/**
 * The times of an entry that repeats within a span of days: its first one, those of its rules and those it lists, without
 * those it takes away.
 *
 * @param from the first time, whose zone all are in
 * @throws Error where a date of it is no date
 */
export function repeatsOf(
  entry: ICAL.Component,
  from: Told,
  { span, limits }: { span: Span; limits: RepeatLimits },
): Repeats {
  const found = new Set<LocalMoment>();
  let left: Repeats['left'] = 'nothing';
  const listed = (name: string) =>
    entry
      .getAllProperties(name)
      .flatMap(momentsOf)
      .map((each) => wallMoment(each, from.timezone));
  const excluded = new Set(listed('exdate'));
  // A day that is taken away takes all its times with it.
  const isExcluded = (moment: LocalMoment) => excluded.has(moment) || excluded.has(dayOf(moment));
  const offer = (moment: LocalMoment) => {
    if (isExcluded(moment)) return;
    if (dayOf(moment) < span.from || dayOf(moment) > span.to) left = 'others';
    else found.add(moment);
  };

  for (const moment of [from.moment, ...listed('rdate')]) offer(moment);
  for (const rule of entry.getAllProperties('rrule').map((property) => property.getFirstValue())) {
    const start = entry.getFirstPropertyValue('dtstart');
    if (!(rule instanceof ICAL.Recur) || !(start instanceof ICAL.Time)) continue;
    try {
      for (const moment of timesOf(rule, start, { from, span, steps: limits.steps })) {
        offer(moment);
        if (found.size > limits.times || dayOf(moment) > span.to) break;
      }
    } catch {
      // A rule that contradicts itself, or that never fits: the library says so, or was told to stop looking.
      left = 'more';
    }
  }
  const times = [...found].sort();
  if (times.length <= limits.times) return { times, left };
  return { times: times.slice(0, limits.times), left: 'more' };
}

/** Steps longer than this lead out of any trip, and the library counts them month by month. */
const MOST_INTERVAL = 10_000;
/** A rule may fit in leap years alone, and further ends are for no trip. */
const YEARS_AFTER = 8;

/** The times of a rule in order, up to some after the span; none of a rule that ends before it. */
function* timesOf(
  rule: ICAL.Recur,
  start: ICAL.Time,
  { from, span, steps }: { from: Told; span: Span; steps: number },
): Generator<LocalMoment> {
  // The library compares ends only in zones it knows the rules of, so they are compared here.
  const until = rule.until ? wallMoment(told(rule.until, null), from.timezone) : null;
  if (until !== null && dayOf(until) < span.from) return;
  if (rule.interval > MOST_INTERVAL) throw new RangeError('This rule takes steps that are too long.');
  const bounded = rule.clone();
  bounded.until = lastDay(span.to);
  const iterator = new PatientIterator(bounded, start, steps);
  for (let time = iterator.next(); time; time = iterator.next()) {
    const moment = plainMoment(time);
    if (until !== null && moment.slice(0, until.length) > until) return;
    yield moment;
  }
}

function lastDay(to: LocalDate): ICAL.Time {
  const year = Number(to.slice(0, 4)) + YEARS_AFTER;
  return new ICAL.Time({ year, month: 12, day: 31, isDate: true }, ICAL.Timezone.localTimezone);
}

/** Looks for the next time of a rule only so often: the library looks without end where there is none. */
class PatientIterator extends ICAL.RecurIterator {
  private left: number;

  constructor(rule: ICAL.Recur, dtstart: ICAL.Time, steps: number) {
    super({ rule, dtstart });
    this.left = steps;
  }

  /** What the library asks of every time it comes to. Whatever is past the end fits: there it stops by itself. */
  override check_contracting_rules(): boolean {
    if (this.rule.until && this.last.year > this.rule.until.year) return true;
    this.left -= 1;
    if (this.left < 0) throw new RangeError('This rule has no next time, or it is too far away.');
    return super.check_contracting_rules();
  }
}
