import type { LocalMoment } from '@wayfold/contract/kernel/values';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import ICAL from 'ical.js';
import { addDays, dayOf } from '../../calendar/dates';
import type { FoundPlan, Span } from '../read/file-contents';
import { isCancelled, nameOf, type ReadEntry, readEntry, uidOf } from './ics-entry';
import { momentIn, type Told, wallMoment } from './ics-moments';
import { type RepeatLimits, repeatsOf } from './ics-repeats';

/**
 * The span for occurrences of repeating entries, and where it comes from; null means a year from their own first
 * occurrence.
 */
export type Within = { readonly span: Span; readonly whose: 'trip' | 'others' } | null;

/** A repeating entry, with those of its occurrences that were changed. */
export interface Series {
  readonly entry: ICAL.Component;
  readonly changed: readonly ICAL.Component[];
}

const A_YEAR = 365;

/**
 * Reads a repeating entry: each occurrence is a plan of its own, the same whenever the calendar is read and whatever
 * the span is.
 *
 * @throws Error if one of its dates is invalid
 */
export function readSeries(
  { entry, changed }: Series,
  { within, limits, key }: { within: Within; limits: RepeatLimits; key: (key: string) => string },
): ReadEntry[] {
  const name = nameOf(entry);
  if (isCancelled(entry)) return [{ kind: 'entry', name, reason: 'entryCanceled' }];
  const from = momentIn(entry, 'dtstart');
  if (from === null) return [{ kind: 'entry', name, reason: 'entryNeedsStart' }];
  const span = within?.span ?? { from: dayOf(from.moment), to: addDays(dayOf(from.moment), A_YEAR) };
  const keyAt = (at: LocalMoment) => {
    const uid = uidOf(entry) ?? `${name ?? ''} ${from.moment}`;
    return key(`entry ${uid}${at === from.moment ? '' : ` ${at}`}`);
  };
  const others = changed.flatMap((other) => changeOf(other, from));
  const instead = new Set(others.map(({ at }) => at));
  const [another] = others.filter(({ isFromThenOn }) => isFromThenOn).sort((a, b) => (a.at < b.at ? -1 : 1));

  const { times, left } = repeatsOf(entry, from, { span, limits });
  const own = times
    .filter((at) => !instead.has(at) && (another === undefined || at < another.at))
    .map((at) => readEntry(entry, { at, keyOf: () => keyAt(at), isRepeated: true }));
  const moved = others.map(({ at, other }) =>
    readEntry(other, { at: null, keyOf: () => keyAt(at), isRepeated: true }),
  );
  const taken = [...own, ...moved.filter((read) => !isPlan(read) || isWithin(read, span))];
  const isMovedOut = moved.some((read) => isPlan(read) && !isWithin(read, span));
  const reason = reasonOf(taken.filter(isPlan), {
    left: isMovedOut && left === 'nothing' ? 'others' : left,
    another: another && another.at <= span.to ? another.at : null,
    within,
  });
  return reason === null ? taken : [...taken, { kind: 'entry', name, reason }];
}

type Change = { readonly at: LocalMoment; readonly other: ICAL.Component; readonly isFromThenOn: boolean };

/** An occurrence that was changed, by its original time. */
function changeOf(other: ICAL.Component, from: Told): Change[] {
  const told = momentIn(other, 'recurrence-id');
  if (told === null) return [];
  const range = other.getFirstProperty('recurrence-id')?.getFirstParameter('range');
  const isFromThenOn = String(range).toUpperCase() === ICAL.Event.THISANDFUTURE;
  return [{ at: wallMoment(told, from.timezone), other, isFromThenOn }];
}

function isPlan(read: ReadEntry): read is FoundPlan {
  return 'start' in read;
}

function isWithin({ start }: FoundPlan, { from, to }: Span): boolean {
  return dayOf(start) >= from && dayOf(start) <= to;
}

/** Why occurrences of an entry are left out; null if all are included. */
function reasonOf(
  taken: readonly FoundPlan[],
  what: { left: 'nothing' | 'others' | 'more'; another: LocalMoment | null; within: Within },
): Refusal | null {
  const { left, another, within } = what;
  const last = taken
    .map(({ start }) => start)
    .sort()
    .at(-1);
  if (another !== null) {
    return ['entryChangesLater', { day: dayOf(another) }];
  }
  if (left === 'nothing') return null;
  if (last === undefined) {
    if (left === 'more') return 'entryRuleUnknown';
    return within?.whose === 'trip' ? 'entryNeverInTrip' : 'entryNeverWithOthers';
  }
  if (within === null || left === 'more') {
    return ['entryEndsEarly', { day: dayOf(last) }];
  }
  return within.whose === 'trip' ? 'entryOutsideTrip' : 'entryOutsideOthers';
}
