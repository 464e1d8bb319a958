import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayNumber, dayOf, daysBetween, momentOfMinute, shiftDays } from '../calendar/dates';
import type { Window } from '../day/best-order';
import type { HoursOfDays } from '../day/opening-hours';
import { planTimes } from '../day/plan-times';
import { clashWith, openWindows, type PlanHours, without } from '../day/visit-hours';
import { eventDate, eventsOf, orderedEvents, type TripDocument } from '../document/trip-document';
import { eventRow, type Finding, findingId } from './findings';

const MINUTES_PER_DAY = 1_440;
/** The assumed duration of plans without a time. */
const USUAL_MINUTES = 60;
/** Visits are moved to multiples of this many minutes. */
const STEP = 15;

/** Finds plans at a time when their place is closed; places whose hours aren't known are taken to be open. */
export function findClosedVisits(document: TripDocument, hours: PlanHours): Finding[] {
  return orderedEvents(document).flatMap((event): Finding[] => {
    const its = hours.get(event.id);
    const date = eventDate(document, event);
    const open = date === null ? undefined : its?.days.get(date);
    if (!its || !open || !event.active || event.category === 'Lodging' || event.start === null) return [];
    const times = planTimes(event);
    const clash = clashWith(open, times?.starts ?? null, times?.minutes ?? USUAL_MINUTES);
    if (!clash) return [];
    const rows = [eventRow(event)];
    return [
      {
        id: findingId('closed', rows),
        severity: 'decide',
        kind: 'closed',
        rows,
        data: {
          date: open.date,
          starts: times?.starts ?? null,
          closes: clash.kind === 'closes' ? clash.at : null,
          open: clash.kind === 'closed-day' ? [] : (openWindows(open) ?? []),
        },
        fixes: event.pinned ? [] : fixesOf(document, { event, start: event.start, hours: its }),
      },
    ];
  });
}

type Visit = { event: TripEvent; start: string; hours: HoursOfDays };

/** Another time that day, and then the nearest other day of the stay, without overlapping what else is planned. */
function fixesOf(document: TripDocument, visit: Visit): SingleChange[] {
  const own = dayOf(visit.start);
  const stay = document.destinations[visit.event.destid];
  const others = [...visit.hours.days.keys()]
    .filter(
      (date) =>
        date !== own && stay?.dtArrive && stay.dtDepart && date >= stay.dtArrive && date <= stay.dtDepart,
    )
    .sort((a, b) => Math.abs(daysBetween(own, a)) - Math.abs(daysBetween(own, b)) || (a < b ? -1 : 1));
  const today = moveTo(document, visit, own);
  const otherDay = others.map((date) => moveTo(document, visit, date)).find((fix) => fix !== null);
  return [today, otherDay ?? null].filter((fix) => fix !== null);
}

/** Moves a visit to a day, as close to its time as the place is open for all of it; null if it doesn't fit. */
function moveTo(
  document: TripDocument,
  { event, start, hours }: Visit,
  date: LocalDate,
): SingleChange | null {
  const open = hours.days.get(date);
  if (!open) return null;
  const times = planTimes(event);
  const days = daysBetween(start, date);
  if (times === null) {
    if (days === 0 || clashWith(open, null, USUAL_MINUTES)) return null;
    return {
      kind: 'event.set',
      id: event.id,
      fields: { start: date, end: event.end && shiftDays(event.end, days) },
    };
  }
  const { starts, minutes } = times;
  const windows = without(openWindows(open) ?? [], busyOn(document, event, date));
  const [best] = windows
    .flatMap((window) => startIn(window, starts, minutes))
    .sort((a, b) => Math.abs(a - starts) - Math.abs(b - starts));
  if (best === undefined || best >= MINUTES_PER_DAY || (days === 0 && best === starts)) return null;
  const midnight = dayNumber(date) * MINUTES_PER_DAY;
  const end = event.end === null ? null : momentOfMinute(midnight + best + minutes);
  return { kind: 'event.set', id: event.id, fields: { start: momentOfMinute(midnight + best), end } };
}

/** The start in a window that is nearest to the wanted one; none if the visit is too long for it. */
function startIn({ from, to }: Window, wanted: number, minutes: number): number[] {
  const [first, last] = [Math.ceil(from / STEP) * STEP, Math.floor((to - minutes) / STEP) * STEP];
  if (wanted >= from && wanted + minutes <= to) return [wanted];
  return first > last ? [] : [Math.min(Math.max(wanted, first), last)];
}

function busyOn(document: TripDocument, visit: TripEvent, date: LocalDate): Window[] {
  return eventsOf(document, visit.destid).flatMap((event) => {
    const times = planTimes(event);
    const isOther = event.id !== visit.id && event.active && event.category !== 'Lodging';
    if (!times || !isOther || eventDate(document, event) !== date) return [];
    return [{ from: times.starts, to: times.starts + times.minutes }];
  });
}
