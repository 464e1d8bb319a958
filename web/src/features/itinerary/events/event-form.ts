import { tidyText } from '@wayfold/contract/kernel/plain-text';
import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { addDays, dayOf, daysBetween, minutesOfTime, timeOf } from '@wayfold/domain/calendar/dates';
import { dayIndexOf } from '@wayfold/domain/dates/itinerary';
import { completeLink } from '../../../lib/forms/complete-link';
import { areWithin, PRICE_LIMITS } from '../../../trip-ui/amounts/typed-money';
import { eventTime } from '../../../trip-ui/plan-drag/event-order';

/** The state of an event editor. Times are `HH:MM` or empty. */
export interface EventForm {
  name: string;
  /** Key of an `EventDay`. */
  day: string;
  startTime: string;
  endTime: string;
  category: ExpenseCategory;
  costEst: number | null;
  costAct: number | null;
  /** Null for the trip's own currency. */
  currency: string | null;
  notes: string;
  link: string;
  pinned: boolean;
}

/** A day an event can be on. */
export interface EventDay {
  key: string;
  destid: string;
  /** Null if the trip has no dates. */
  date: string | null;
  /** 1-based within the stay. */
  dayIndex: number;
}

/** The errors of a form, by field; those of text fields are message keys. */
export interface EventFormErrors {
  name?: 'eventNameMissing';
  endTime?: 'eventEndNeedsStart';
  link?: 'eventLinkWrong';
  /** An amount can't be saved; its field shows the error. */
  amounts?: 'beyondLimits';
}

const DAY_MINUTES = 24 * 60;

/** The key of a day of a destination. */
export function eventDayKey(destid: string, dayIndex: number): string {
  return `${destid}/${dayIndex}`;
}

/** Whether the times of a form mean that the event goes past midnight. */
export function endsNextDay({ startTime, endTime }: Pick<EventForm, 'startTime' | 'endTime'>): boolean {
  return startTime !== '' && endTime !== '' && endTime <= startTime;
}

/** Creates the form of an event. */
export function eventForm(event: TripEvent, arrive: string | null): EventForm {
  return {
    name: event.name,
    day: eventDayKey(event.destid, dayIndexOf(event, arrive)),
    startTime: eventTime(event) ?? '',
    endTime: endTimeOf(event),
    category: event.category,
    costEst: event.costEst,
    costAct: event.costAct,
    currency: event.currency,
    notes: event.notes ?? '',
    link: event.link ?? '',
    pinned: event.pinned,
  };
}

function endTimeOf(event: TripEvent): string {
  if (event.start !== null) return (event.end === null ? null : timeOf(event.end)) ?? '';
  if (event.timeOfDay === null || event.minutes === null) return '';
  const minute = (minutesOfTime(event.timeOfDay) + event.minutes) % DAY_MINUTES;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Checks what only the user can fix. */
export function eventFormErrors(form: EventForm): EventFormErrors {
  return {
    ...(form.name.trim() ? {} : { name: 'eventNameMissing' as const }),
    ...(form.endTime && !form.startTime ? { endTime: 'eventEndNeedsStart' as const } : {}),
    ...(completeLink(form.link) === null ? { link: 'eventLinkWrong' as const } : {}),
    ...(areWithin([form.costEst, form.costAct], PRICE_LIMITS) ? {} : { amounts: 'beyondLimits' as const }),
  };
}

/**
 * The change that saves an edited event, with only the fields that differ; null if none do. What others changed meanwhile stays.
 *
 * An end at or before the start is on the next day.
 *
 * @param before the form as it was when editing began
 * @param form without errors
 * @param day the day selected in the form
 */
export function eventFormChange(
  event: TripEvent,
  before: EventForm,
  form: EventForm,
  day: EventDay,
): SingleChange | null {
  const fields = {
    ...whenFields(event, before, form, day),
    ...(form.name.trim() === before.name ? {} : { name: tidyText(form.name.trim(), 200) }),
    ...(form.category === before.category ? {} : { category: form.category }),
    ...(form.costEst === before.costEst ? {} : { costEst: form.costEst }),
    ...(form.costAct === before.costAct ? {} : { costAct: form.costAct }),
    ...(form.currency === before.currency ? {} : { currency: form.currency }),
    ...(form.notes === before.notes ? {} : { notes: tidyText(form.notes.trim(), 5_000) || null }),
    ...(form.link === before.link ? {} : { link: completeLink(form.link) || null }),
    ...(form.pinned === before.pinned ? {} : { pinned: form.pinned }),
  };
  return Object.keys(fields).length === 0 ? null : { kind: 'event.set', id: event.id, fields };
}

function whenFields(event: TripEvent, before: EventForm, form: EventForm, day: EventDay) {
  const isSame =
    form.day === before.day && form.startTime === before.startTime && form.endTime === before.endTime;
  if (isSame) return {};
  const { date, dayIndex, destid } = day;
  const home = { homeDestid: destid };
  if (date === null) {
    return {
      ...home,
      dayIndex,
      timeOfDay: form.startTime || null,
      minutes: form.startTime && form.endTime ? minutesBetween(form.startTime, form.endTime) : null,
    };
  }
  const start = form.startTime ? `${date}T${form.startTime}` : date;
  return { ...home, start, end: endOf(event, before, form, date) };
}

function endOf(event: TripEvent, before: EventForm, form: EventForm, date: string): string | null {
  const span = event.start && event.end ? daysBetween(event.start, event.end) : 0;
  if (!form.endTime) {
    // A stay of several days without times keeps its length.
    const isDays = event.end !== null && timeOf(event.end) === null && before.endTime === '';
    return isDays && !form.startTime ? addDays(date, span) : null;
  }
  const overnight = endsNextDay(form) ? 1 : 0;
  // An end several days later keeps its number of days if only its time is edited.
  const days = span > 1 ? span : overnight;
  return `${addDays(dayOf(date), days)}T${form.endTime}`;
}

function minutesBetween(start: string, end: string): number {
  const minutes = minutesOfTime(end) - minutesOfTime(start);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}
