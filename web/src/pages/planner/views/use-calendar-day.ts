import { tripDates } from '@wayfold/domain/document/totals';
import { localDay } from '../../../lib/local-day';
import { useSelectedId } from '../../../planner-state/selection';
import type { Planner } from '../planner';

/** The dates of the trip and the day that its calendar shows. */
export interface CalendarDay {
  first: string;
  last: string;
  day: string;
  show: (day: string) => void;
}

/**
 * The day that the calendar shows: the one last opened, unless another destination has been selected since. Then it is the
 * arrival there, and without a selection today or the first day. Null if the trip has no dates.
 */
export function useCalendarDay({ shown, calendarDay, setCalendarDay }: Planner): CalendarDay | null {
  const selectedId = useSelectedId();
  const dates = tripDates(shown);
  if (dates === null) return null;
  const { from: first, to: last } = dates;
  const isInTrip = (day: string) => first <= day && day <= last;
  const opened = calendarDay?.selectedId === selectedId ? calendarDay.day : null;
  const arrival = selectedId === null ? null : (shown.destinations[selectedId]?.dtArrive ?? null);
  const day = [opened, arrival, localDay()].find((one) => one !== null && isInTrip(one)) ?? first;
  return { first, last, day, show: (next) => setCalendarDay({ day: next, selectedId }) };
}
