import type { LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import ICAL from 'ical.js';
import { dayOf } from '../../calendar/dates';
import type { Span } from '../read/file-contents';
import { momentsOf, plainMoment, type Told, told, wallMoment } from './ics-moments';

/** The maximum number of occurrences of one entry, and of steps to find the next one. */
export interface RepeatLimits {
  readonly times: number;
  readonly steps: number;
}

/** The occurrences of an entry that repeats. */
export interface Repeats {
  /** In order, and all within the requested span. */
  readonly times: readonly LocalMoment[];
  /** What was left out: occurrences outside the span, or too many within it. */
  readonly left: 'nothing' | 'others' | 'more';
}

/** Whether an entry repeats. */
export function isRepeated(entry: ICAL.Component): boolean {
  return entry.hasProperty('rrule') || entry.hasProperty('rdate');
}

/**
 * The occurrences of a repeating entry within a span of days: the first one, those of its rules and those it lists,
 * without its exceptions.
 *
 * @param from the first occurrence, whose time zone applies to all
 * @throws Error if one of its dates is invalid
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
  // An excluded day excludes all its times.
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
      // The rule contradicts itself or never matches: either the library says so, or it was told to stop looking.
      left = 'more';
    }
  }
  const times = [...found].sort();
  if (times.length <= limits.times) return { times, left };
  return { times: times.slice(0, limits.times), left: 'more' };
}

/** Longer intervals lead beyond any trip, and the library counts them month by month. */
const MOST_INTERVAL = 10_000;
/** A rule may match only in leap years; looking further ahead is pointless for a trip. */
const YEARS_AFTER = 8;

/** The occurrences of a rule in order, up to a few after the span; none for a rule that ends before it. */
function* timesOf(
  rule: ICAL.Recur,
  start: ICAL.Time,
  { from, span, steps }: { from: Told; span: Span; steps: number },
): Generator<LocalMoment> {
  // The library compares ends only in zones whose rules it knows, so we compare them here.
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

/** Limits the steps to find a rule's next occurrence: the library would search forever if there is none. */
class PatientIterator extends ICAL.RecurIterator {
  private left: number;

  constructor(rule: ICAL.Recur, dtstart: ICAL.Time, steps: number) {
    super({ rule, dtstart });
    this.left = steps;
  }

  /**
   * The library calls this for every time it considers. Anything past the end passes: the library stops there by
   * itself.
   */
  override check_contracting_rules(): boolean {
    if (this.rule.until && this.last.year > this.rule.until.year) return true;
    this.left -= 1;
    if (this.left < 0) throw new RangeError('This rule has no next time, or it is too far away.');
    return super.check_contracting_rules();
  }
}
