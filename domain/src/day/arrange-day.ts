import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayNumber, momentOfMinute } from '../calendar/dates';
import type { Stay } from '../dates/itinerary';
import type { TripDocument } from '../document/trip-document';
import { roughHop } from '../travel/hops';
import { bestOrder, type DayToOrder, type Ordered, type Visit, type Window } from './best-order';
import { beyondWalking, type Day, type DayStop } from './day';
import { without } from './visit-hours';

const MINUTES_PER_DAY = 1_440;
/** Plans get times at multiples of this many minutes. */
const STEP = 5;
/** When a day begins whose plans have no times. */
const USUAL_START = 540;
/** Less than this isn't worth moving plans for, in minutes. */
const LEAST_GAIN = 1;

/** A better order of a day. */
export interface Arrangement {
  /** As one batch; never empty. */
  readonly changes: readonly SingleChange[];
  /** The sum of the ways before and after, from and to the lodging included, in minutes. */
  readonly before: number;
  readonly after: number;
}

/**
 * Why a day stays as it is: it has fewer than three plans with a place, one of them is closed all day, no order is shorter, or none
 * keeps all its times.
 */
export type NotArranged = 'too-few' | 'closed' | 'best-already' | 'cannot';

/** A day to arrange. */
export interface ArrangeQuestion {
  readonly document: TripDocument;
  readonly stay: Stay;
  /** Null while the trip has no dates. */
  readonly date: LocalDate | null;
  readonly day: Day;
  /** When the place of a plan is open that day, in minutes after midnight; null if that isn't known. */
  readonly openOn?: (event: TripEvent) => readonly Window[] | null;
}

/**
 * Puts the plans of a day in the order that moves least.
 *
 * What is booked and meals with a time keep it, plans without a place keep theirs, and places are visited while they are open. If
 * any plan that may move has a time, all of them get one; otherwise only their order changes.
 */
export function arrangeDay(question: ArrangeQuestion): Arrangement | NotArranged {
  const { document, stay, day } = question;
  const beyond = beyondWalking(document, stay);
  const travel: DayToOrder['travel'] = (from, to) => roughHop(from, to, { beyond }).seconds / 60;
  const placed = day.stops.filter(({ event }) => event.coords !== null);
  if (placed.length < 3) return 'too-few';
  const base = day.base?.coords ?? null;
  const isTimed = placed.some((stop) => !keepsTime(stop) && stop.starts !== null);
  const asked = isTimed ? placed : placed.filter((stop) => !keepsTime(stop));
  const first = asked.find(({ starts }) => starts !== null);
  const way = first?.event.coords && base ? travel(base, first.event.coords) : 0;
  const dayToOrder = { base, start: (first?.starts ?? USUAL_START) - way, step: STEP, travel };
  if (isTimed && asked.some((stop) => !keepsTime(stop) && isClosed(stop.event, question))) return 'closed';
  const visits = asked.map((stop) => visitOf(stop, isTimed, question));
  const found = bestOrder({ ...dayToOrder, visits });
  if (!found) return 'cannot';
  const before = wayOf(visits, dayToOrder);
  if (found.moving > before - LEAST_GAIN) return 'best-already';
  const changes = isTimed ? retimed(asked, found, question.date) : resorted(asked, found);
  return { changes, before: Math.round(before), after: Math.round(found.moving) };
}

/** Whether a plan stays at its time: it is booked, or a meal. */
function keepsTime({ event, starts }: DayStop): boolean {
  return starts !== null && (event.pinned || event.category === 'Food');
}

function isClosed(event: TripEvent, { openOn }: ArrangeQuestion): boolean {
  return openOn?.(event)?.length === 0;
}

function visitOf(stop: DayStop, isTimed: boolean, { day, openOn }: ArrangeQuestion): Visit {
  const { event, minutes, starts } = stop;
  const fixedAt = isTimed && keepsTime(stop) ? starts : null;
  // Nothing begins after midnight.
  const whole = [{ from: 0, to: MINUTES_PER_DAY - STEP + minutes }];
  const open = isTimed ? without(openOn?.(event) ?? whole, takenBy(day)) : null;
  return { id: event.id, coords: event.coords ?? [0, 0], minutes, fixedAt, open };
}

/** The times of plans without a place, during which nothing else can be visited. */
function takenBy({ stops }: Day): Window[] {
  return stops.flatMap(({ event, starts, minutes }) =>
    event.coords === null && starts !== null ? [{ from: starts, to: starts + minutes }] : [],
  );
}

function wayOf(visits: readonly Visit[], { base, travel }: Pick<DayToOrder, 'base' | 'travel'>): number {
  const points = [...(base ? [base] : []), ...visits.map(({ coords }) => coords), ...(base ? [base] : [])];
  return points.reduce((sum, point, index) => {
    const previous = points[index - 1];
    return previous ? sum + travel(previous, point) : sum;
  }, 0);
}

function retimed(stops: readonly DayStop[], { placed }: Ordered, date: LocalDate | null): SingleChange[] {
  const at = new Map(placed.map((one) => [one.id, one.at]));
  return stops.flatMap(({ event, starts, minutes }): SingleChange[] => {
    const begins = at.get(event.id);
    if (begins === undefined || begins === starts) return [];
    return [{ kind: 'event.set', id: event.id, fields: timesAt(event, { date, begins, minutes }) }];
  });
}

function timesAt(
  event: TripEvent,
  { date, begins, minutes }: { date: LocalDate | null; begins: number; minutes: number },
): { start: string; end: string | null } | { timeOfDay: string; minutes: number } {
  if (date === null) {
    return { timeOfDay: momentOfMinute(begins).slice(11), minutes };
  }
  const midnight = dayNumber(date) * MINUTES_PER_DAY;
  const hasEnd = event.end !== null || event.start === null || event.start.length === 10;
  return {
    start: momentOfMinute(midnight + begins),
    end: hasEnd ? momentOfMinute(midnight + begins + minutes) : null,
  };
}

function resorted(stops: readonly DayStop[], { placed }: Ordered): SingleChange[] {
  const sortIds = stops.map(({ event }) => event.sortId).sort((a, b) => a - b);
  const areDistinct = new Set(sortIds).size === sortIds.length;
  const order = placed.map(({ id }, index) => [id, areDistinct ? (sortIds[index] ?? index) : index] as const);
  return [{ kind: 'event.sort', order: Object.fromEntries(order) }];
}
