import type { TripEvent } from '@wayfold/contract/trip/trip';
import { minutesOfTime, timeOf } from '../calendar/dates';
import { minutesOf } from '../changes/date-conversion';

/** The assumed duration of plans without one. */
const USUAL_MINUTES = 60;

/** When a plan starts, in minutes after midnight, and how long it takes; null without a time. */
export function planTimes(event: TripEvent): { starts: number; minutes: number } | null {
  const time = event.start === null ? event.timeOfDay : timeOf(event.start);
  if (time === null) return null;
  const minutes = event.start === null ? event.minutes : minutesOf(event);
  return { starts: minutesOfTime(time), minutes: minutes || USUAL_MINUTES };
}
