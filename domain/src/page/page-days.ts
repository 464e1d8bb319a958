import type { LocalDate } from '@wayfold/contract/kernel/values';
import { METERS_PER_MILE, SECONDS_PER_HOUR } from '@wayfold/contract/trip/limits';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayOf, daysBetween, momentOfMinute, timeOf } from '../calendar/dates';
import { type Stay, type StayDay, stayDays } from '../dates/itinerary';
import { nightStays } from '../dates/stay-nights';
import { type Day, type DayStop, dayOfStay } from '../day/day';
import { clashWith, openWindows, type PlanHours } from '../day/visit-hours';
import { shownAmount } from '../document/costs';
import type { TripDocument } from '../document/trip-document';
import {
  type DistanceUnit,
  formatDistance,
  formatDuration,
  formatMoney,
  formatShortTime,
  formatTimeOfDay,
  formatWeekday,
} from '../format/format';
import type { PageDay, PageHours, PagePlan } from './page-day';

/** How to format the texts of days. */
export interface DaysStyle {
  readonly locale: string;
  readonly unit: DistanceUnit;
  /** Those of plans on their own days; unknown if missing. */
  readonly hours?: PlanHours;
}

/**
 * The days of a stay as its readers see them on a page and on paper. Days without plans are left out, except for the first one,
 * on which one arrives.
 */
export function pageDays(document: TripDocument, stay: Stay, style: DaysStyle): PageDay[] {
  const events = stay.events.filter(({ active }) => active);
  const nights = nightStays(document, stay.destination);
  return stayDays({ ...stay, events }).flatMap((day, index) => {
    const ongoing = events
      .filter((event) => day.date !== null && isOngoing(event, day.date))
      .map((event) => ({ id: event.id, name: event.name, ends: endOf(event, style.locale) }));
    if (index > 0 && day.events.length === 0 && ongoing.length === 0) return [];
    const night = nights[day.dayIndex - 1] ?? null;
    const isListed = night === null || day.events.some(({ id }) => id === night.id);
    return [
      {
        key: day.key,
        date: day.date && formatWeekday(day.date, style.locale),
        tripDay: day.tripDay,
        ongoing,
        plans: plansOf(document, dayOfStay(document, stay, day), day, style),
        night: isListed ? null : night.name,
      },
    ];
  });
}

/** Until this time of the morning, a night out belongs to the day before. */
const MORNING = '06:00';

function isOngoing({ start, end, category }: TripEvent, date: LocalDate): boolean {
  if (category === 'Lodging' || start === null || end === null || dayOf(start) >= date) return false;
  return dayOf(end) > date || (dayOf(end) === date && (timeOf(end) ?? '24:00') > MORNING);
}

function plansOf(
  document: TripDocument,
  { base, stops, hops }: Day,
  day: StayDay,
  style: DaysStyle,
): PagePlan[] {
  const byId = new Map(stops.map((stop) => [stop.event.id, stop]));
  return day.events.map((event) => {
    const stop = byId.get(event.id);
    const hop = hops.get(event.id);
    const amount = shownAmount(event);
    return {
      id: event.id,
      name: event.name,
      category: event.category,
      time: timeText(event, style.locale),
      ends: endOf(event, style.locale),
      isBooked: event.pinned,
      price: amount ? formatMoney(amount, event.currency ?? document.trip.currency, style.locale) : null,
      isFree: amount === 0,
      notes: event.notes,
      link: event.link !== null && isSafeLink(event.link) ? event.link : null,
      hop: hop
        ? {
            by: hop.by,
            duration: formatDuration(hop.seconds / SECONDS_PER_HOUR, style.locale),
            distance: formatDistance(hop.meters / METERS_PER_MILE, style.unit, style.locale),
            from: stop?.number === 1 ? (base?.name ?? null) : null,
          }
        : null,
      hours: stop && day.date !== null ? hoursOf(stop, day.date, style) : null,
    };
  });
}

function timeText({ start, timeOfDay }: TripEvent, locale: string): string | null {
  const time = start === null ? timeOfDay : timeOf(start);
  return time && formatTimeOfDay(time, locale);
}

function endOf({ start, end, timeOfDay, minutes }: TripEvent, locale: string): string | null {
  if (start === null) {
    if (timeOfDay === null || !minutes) return null;
    return formatTimeOfDay(
      clock(Number(timeOfDay.slice(0, 2)) * 60 + Number(timeOfDay.slice(3)) + minutes),
      locale,
    );
  }
  if (end === null || end === start) return null;
  const time = timeOf(end);
  const clockTime = time && formatTimeOfDay(time, locale);
  if (daysBetween(start, end) === 0) return clockTime;
  return [formatWeekday(dayOf(end), locale), clockTime].filter(Boolean).join(', ');
}

function hoursOf(
  { event, starts, minutes }: DayStop,
  date: LocalDate,
  { hours, locale }: DaysStyle,
): PageHours | null {
  const open = hours?.get(event.id)?.days.get(date);
  const windows = open && openWindows(open);
  if (!windows) return null;
  const times = windows.map(({ from, to }) =>
    [from, to].map((minute) => formatShortTime(clock(minute), locale)).join(' – '),
  );
  return {
    times: times.length > 0 ? times.join(', ') : null,
    clashes: clashWith(open, starts, minutes) !== null,
  };
}

/** `HH:MM` of a minute, which may be of the next day. */
function clock(minute: number): string {
  return momentOfMinute(minute).slice(11);
}
