import type { LocalMoment } from '@wayfold/contract/values';
import ICAL from 'ical.js';
import { addDays, daysBetween } from '../dates';
import {
  contentsOf,
  type FileContents,
  FileRefused,
  type FoundPlace,
  type FoundPlan,
  placeNamed,
  type Skipped,
  uniqueKeys,
} from './file-contents';
import { categoryOf, coordsOf, wordsOf, zoneNamed } from './read-values';
import { STAY_CATEGORY } from './write-ics';

/** Reads a calendar: its entries are plans, and the stays of our own calendars are stops. */
export function readIcs(text: string): FileContents {
  const calendars = componentsOf(text);
  const key = uniqueKeys();
  const plans: FoundPlan[] = [];
  const places: FoundPlace[] = [];
  const skipped: Skipped[] = [];
  for (const entry of calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))) {
    const found = readEntry(entry, key);
    if ('reason' in found) skipped.push(found);
    else if ('isStop' in found) places.push(found);
    else plans.push(found);
  }
  for (const kind of ['vtodo', 'vjournal']) {
    for (const entry of calendars.flatMap((calendar) => calendar.getAllSubcomponents(kind))) {
      const name = wordsOf(entry.getFirstPropertyValue('summary')) ?? 'Task';
      skipped.push({ name, reason: 'It is a task or a note, not something at a time.' });
    }
  }
  const names = calendars.map((calendar) => wordsOf(calendar.getFirstPropertyValue('x-wr-calname')));
  return contentsOf('calendar', {
    name: names.find((name) => name !== null) ?? null,
    plans,
    places,
    skipped,
  });
}

function componentsOf(text: string): ICAL.Component[] {
  try {
    // A file may hold several calendars; then they come as a list of their own.
    const parsed = ICAL.parse(text) as unknown[];
    const list = Array.isArray(parsed[0]) ? parsed : [parsed];
    return list.map(
      (calendar) => new ICAL.Component(calendar as ConstructorParameters<typeof ICAL.Component>[0]),
    );
  } catch {
    throw new FileRefused('This calendar is broken and cannot be read.');
  }
}

function readEntry(entry: ICAL.Component, key: (key: string) => string): FoundPlan | FoundPlace | Skipped {
  const name = wordsOf(entry.getFirstPropertyValue('summary')) ?? 'Untitled';
  if (wordsOf(entry.getFirstPropertyValue('status'))?.toUpperCase() === 'CANCELLED') {
    return { name, reason: 'It was called off.' };
  }
  const from = momentOf(entry, 'dtstart');
  if (from === null) return { name, reason: 'It has no start.' };
  const until = momentOf(entry, 'dtend') ?? afterDuration(entry, from.moment);
  const isDay = from.moment.length === 10;
  const uid = wordsOf(entry.getFirstPropertyValue('uid')) ?? `${name} ${from.moment}`;
  const recurrence = wordsOf(entry.getFirstPropertyValue('recurrence-id')?.toString());
  const own = key(`entry ${uid}${recurrence === null ? '' : ` ${recurrence}`}`);
  const coords = geoOf(entry);
  const address = wordsOf(entry.getFirstPropertyValue('location'));
  const notes = wordsOf(entry.getFirstPropertyValue('description'));
  const categories = entry
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map(String));
  const nights = wordsOf(entry.getFirstPropertyValue('x-wayfold-nights'));
  if (isDay && categories.includes(STAY_CATEGORY)) {
    return {
      ...placeNamed(own, name),
      coords,
      address: address ?? name,
      isStop: true,
      arrive: from.moment,
      nights: nights === null ? daysBetween(from.moment, until?.moment ?? from.moment) : Number(nights),
    };
  }
  return {
    key: own,
    name,
    start: from.moment,
    end: endOf(from, until),
    timezone: from.timezone,
    coords,
    address,
    category: categories.map(categoryOf).find((category) => category !== null) ?? null,
    notes,
    doubt: entry.getFirstProperty('rrule') ? 'It repeats; only its first time is taken.' : null,
  };
}

type Told = { readonly moment: LocalMoment; readonly timezone: string | null };

/** Days in a calendar end before the day that is named; a day alone has no end of its own. */
function endOf(from: Told, until: Told | null): LocalMoment | null {
  if (until === null || until.moment.length !== from.moment.length) return null;
  if (from.moment.length > 10) return until.moment >= from.moment ? until.moment : null;
  const last = addDays(until.moment, -1);
  return last > from.moment ? last : null;
}

function momentOf(entry: ICAL.Component, name: 'dtstart' | 'dtend'): Told | null {
  const property = entry.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return null;
  return told(value, wordsOf(property.getFirstParameter('tzid')));
}

function told(time: ICAL.Time, tzid: string | null): Told {
  const day = [time.year, time.month, time.day]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');
  if (time.isDate) return { moment: day, timezone: null };
  const clock = [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':');
  const isUtc = tzid === null && time.zone === ICAL.Timezone.utcTimezone;
  return { moment: `${day}T${clock}`, timezone: isUtc ? 'UTC' : zoneNamed(tzid) };
}

function afterDuration(entry: ICAL.Component, start: LocalMoment): Told | null {
  const duration = entry.getFirstPropertyValue('duration');
  const from = entry.getFirstPropertyValue('dtstart');
  if (!(duration instanceof ICAL.Duration) || !(from instanceof ICAL.Time)) return null;
  const end = from.clone();
  end.addDuration(duration);
  const { moment } = told(end, null);
  return { moment: moment.slice(0, start.length), timezone: null };
}

function geoOf(entry: ICAL.Component): FoundPlan['coords'] {
  const value: unknown = entry.getFirstPropertyValue('geo');
  const [lat, lon] = Array.isArray(value) ? value : String(value ?? '').split(';');
  return coordsOf(lon, lat);
}
