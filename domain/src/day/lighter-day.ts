import type { Id } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { daysBetween, shiftDays } from '../calendar/dates';
import { type Stay, type StayDay, stayDays } from '../dates/itinerary';
import type { TripDocument } from '../document/trip-document';
import { type DayStop, dayOfStay } from './day';

const MOST_MOVES = 2;

/** A plan that could move to another day of its stay. */
export interface LighterMove {
  readonly event: TripEvent;
  readonly to: StayDay;
  /** What the full day has less of, visit and way, in minutes. */
  readonly saves: number;
  readonly change: SingleChange;
}

/** A day with more in it than wanted. */
export interface FullDay {
  /** By how much it is too full, in minutes. */
  readonly over: number;
  /** The moves that help most, the best first; none if no other day of the stay has room. */
  readonly moves: readonly LighterMove[];
}

/**
 * Finds out whether a day has more moving and visiting than `most` minutes, and what to move to another day of the stay.
 *
 * Booked plans and meals with a time stay. A plan keeps its time on the other day, which has to stay below `most` itself.
 *
 * @returns null if the day isn't too full
 */
export function fullDay(document: TripDocument, stay: Stay, dayIndex: number, most: number): FullDay | null {
  const days = stayDays(stay);
  const busyOn = (day: StayDay) => {
    const { pace } = dayOfStay(document, stay, day);
    return pace.moving + pace.visiting;
  };
  const day = days.find((one) => one.dayIndex === dayIndex);
  if (!day) return null;
  const busy = busyOn(day);
  if (busy <= most) return null;
  const { stops } = dayOfStay(document, stay, day);
  const others = days.filter((one) => one !== day && one.dayIndex >= 1 && busyOn(one) < most);
  const moves = stops.filter(mayMove).flatMap(({ event }): LighterMove[] => {
    const saves = busy - busyOn(withoutEvent(day, event.id));
    const fitting = others
      .map((to) => ({ to, after: busyOn({ ...to, events: [...to.events, event] }) }))
      .filter(({ after }) => after <= most)
      .sort((a, b) => a.after - b.after || a.to.dayIndex - b.to.dayIndex);
    const [best] = fitting;
    return best && saves > 0 ? [{ event, to: best.to, saves, change: moveTo(event, day, best.to) }] : [];
  });
  moves.sort((a, b) => b.saves - a.saves || (a.event.id < b.event.id ? -1 : 1));
  return { over: busy - most, moves: moves.slice(0, MOST_MOVES) };
}

function mayMove({ event, starts }: DayStop): boolean {
  return !event.pinned && !(event.category === 'Food' && starts !== null);
}

function withoutEvent(day: StayDay, id: Id): StayDay {
  return { ...day, events: day.events.filter((event) => event.id !== id) };
}

function moveTo({ id, start, end }: TripEvent, from: StayDay, to: StayDay): SingleChange {
  if (start === null || from.date === null || to.date === null) {
    return { kind: 'event.set', id, fields: { dayIndex: to.dayIndex } };
  }
  const days = daysBetween(from.date, to.date);
  return {
    kind: 'event.set',
    id,
    fields: { start: shiftDays(start, days), end: end && shiftDays(end, days) },
  };
}
