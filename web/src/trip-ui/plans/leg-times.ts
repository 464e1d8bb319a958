import type { Destination } from '@wayfold/contract/trip/trip';
import { daysBetween, minuteNumber } from '@wayfold/domain/calendar/dates';
import { dayIndexOf } from '@wayfold/domain/dates/itinerary';
import { planTimes } from '@wayfold/domain/day/plan-times';
import { eventsOf, orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { bookedTimes, journeyOf } from '@wayfold/domain/travel/journeys';

/** When a leg is expected to leave and to arrive, in minutes after midnight of the day it leaves. */
export interface LegTimes {
  from: Destination;
  to: Destination;
  leave: number;
  arrive: number;
  /** `arrive`, counted from midnight of the day the stay at `to` begins. */
  arriveOnDay: number;
}

const LEAVE_AT = 9 * 60;
const DAY = 24 * 60;
/** The shortest leg. */
const SHORTEST = 30;

/**
 * The legs between destinations that take time: each leaves and arrives as it is booked, or else leaves at 9 AM, or after the
 * last plan of that day and the leg before it.
 */
export function legTimes(document: TripDocument): LegTimes[] {
  const stops = orderedDestinations(document);
  const legs: LegTimes[] = [];
  let arrived = 0;
  for (const [index, from] of stops.entries()) {
    const to = stops[index + 1];
    if (!to) break;
    const booked = bookedLeg(document, from, to);
    if (booked) {
      legs.push(booked);
      arrived = booked.arriveOnDay;
      continue;
    }
    const earliest = arrived - from.nights * DAY;
    const leave = Math.max(LEAVE_AT, earliest, ...endsOnLastDay(document, from));
    const arrive = from.hours === 0 ? earliest : leave + Math.max(SHORTEST, Math.round(from.hours * 60));
    arrived = arrive - daysApart(from, to) * DAY;
    if (from.hours > 0) legs.push({ from, to, leave, arrive, arriveOnDay: arrived });
  }
  return legs;
}

/** A leg that is booked with its times, in the local time of each end. */
function bookedLeg({ bookings }: TripDocument, from: Destination, to: Destination): LegTimes | null {
  const times = bookedTimes(journeyOf(bookings, from.id, to.id));
  if (!times || from.dtDepart === null || to.dtArrive === null) return null;
  const leave = minuteNumber(times.start) - minuteNumber(from.dtDepart);
  const arriveOnDay = minuteNumber(times.end) - minuteNumber(to.dtArrive);
  return { from, to, leave, arrive: leave + Math.round(from.hours * 60), arriveOnDay };
}

/** When the plans of the day of departure end, in minutes after midnight. */
function endsOnLastDay(document: TripDocument, stop: Destination): number[] {
  return eventsOf(document, stop.id).flatMap((event) => {
    const times = planTimes(event);
    if (times === null || dayIndexOf(event, stop.dtArrive) !== stop.nights + 1) return [];
    const { starts, minutes } = times;
    // Nobody waits for what goes on past midnight.
    return starts + minutes > DAY ? starts : starts + minutes;
  });
}

/** The days between leaving one destination and the first day of the next one, which may be booked. */
function daysApart(from: Destination, to: Destination): number {
  return from.dtDepart === null || to.dtArrive === null ? 0 : daysBetween(from.dtDepart, to.dtArrive);
}
