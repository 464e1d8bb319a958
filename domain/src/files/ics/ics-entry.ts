import type { LocalMoment } from '@wayfold/contract/kernel/values';
import ICAL from 'ical.js';
import { addDays, daysBetween, minuteNumber, momentOfMinute } from '../../calendar/dates';
import { type FoundPlan, type PlaceInFile, placeNamed, type Skipped } from '../read/file-contents';
import { categoryOf, coordsOf, textOrNull } from '../read/read-values';
import { STAY_CATEGORY } from '../write/write-ics';
import { momentIn, plainMoment, type Told } from './ics-moments';

/** What a calendar entry became. */
export type ReadEntry = FoundPlan | PlaceInFile | Skipped;

/** The name of an entry; null if it has none. */
export function nameOf(entry: ICAL.Component): string | null {
  return textOrNull(entry.getFirstPropertyValue('summary'));
}

/** An entry's UID, the same whenever the calendar is read. Only the occurrences of one entry share it. */
export function uidOf(entry: ICAL.Component): string | null {
  return textOrNull(entry.getFirstPropertyValue('uid'));
}

/** Whether an entry was canceled. */
export function isCancelled(entry: ICAL.Component): boolean {
  return textOrNull(entry.getFirstPropertyValue('status'))?.toUpperCase() === 'CANCELLED';
}

/**
 * Reads one occurrence of an entry: a plan, or a stop if it is a stay from one of our own calendars.
 *
 * @param keyOf the key of what is read, by the start of the entry itself
 * @param at when this occurrence starts; null for the entry itself
 * @throws Error if one of its dates is invalid
 */
export function readEntry(
  entry: ICAL.Component,
  {
    keyOf,
    at,
    isRepeated,
  }: { keyOf: (start: LocalMoment) => string; at: LocalMoment | null; isRepeated: boolean },
): ReadEntry {
  const name = nameOf(entry);
  if (isCancelled(entry)) return { kind: 'entry', name, reason: 'entryCanceled' };
  const first = momentIn(entry, 'dtstart');
  if (first === null) return { kind: 'entry', name, reason: 'entryNeedsStart' };
  const end = momentIn(entry, 'dtend') ?? afterDuration(entry, first.moment);
  const from = at ?? first.moment;
  const until = end === null ? null : shifted(end.moment, first.moment, from);
  const coords = geoOf(entry);
  const address = textOrNull(entry.getFirstPropertyValue('location'));
  const categories = entry
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map(String));
  if (from.length === 10 && name !== null && categories.includes(STAY_CATEGORY)) {
    const nights = textOrNull(entry.getFirstPropertyValue('x-wayfold-nights'));
    return {
      ...placeNamed(keyOf(first.moment), name),
      coords,
      address: address ?? name,
      isStop: true,
      arrive: from,
      nights: nights === null ? daysBetween(from, until ?? from) : Number(nights),
    };
  }
  return {
    key: keyOf(first.moment),
    name,
    start: from,
    end: endOf(from, until),
    timezone: first.timezone,
    coords,
    address,
    category: categories.map(categoryOf).find((category) => category !== null) ?? null,
    notes: textOrNull(entry.getFirstPropertyValue('description')),
    isRepeated,
  };
}

/** Moves an end so that it is as far from the new start as it was from its own, in local time. */
function shifted(end: LocalMoment, first: LocalMoment, from: LocalMoment): LocalMoment {
  if (first === from) return end;
  if (end.length === 10) return addDays(end, daysBetween(first, from));
  return momentOfMinute(minuteNumber(end) + minuteNumber(from) - minuteNumber(first));
}

/**
 * In calendars, an event of whole days ends before the day named as its end; an event of a single day has no end of its
 * own.
 */
function endOf(from: LocalMoment, until: LocalMoment | null): LocalMoment | null {
  if (until === null || until.length !== from.length) return null;
  if (from.length > 10) return until >= from ? until : null;
  const last = addDays(until, -1);
  return last > from ? last : null;
}

function afterDuration(entry: ICAL.Component, start: LocalMoment): Told | null {
  const duration = entry.getFirstPropertyValue('duration');
  const from = entry.getFirstPropertyValue('dtstart');
  if (!(duration instanceof ICAL.Duration) || !(from instanceof ICAL.Time)) return null;
  const end = from.clone();
  end.addDuration(duration);
  return { moment: plainMoment(end).slice(0, start.length), timezone: null };
}

function geoOf(entry: ICAL.Component): FoundPlan['coords'] {
  const value: unknown = entry.getFirstPropertyValue('geo');
  const [lat, lon] = Array.isArray(value) ? value : String(value ?? '').split(';');
  return coordsOf(lon, lat);
}
