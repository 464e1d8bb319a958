import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { Destination } from '@wayfold/contract/trip/trip';
import { addDays, dayOf, daysBetween } from '../calendar/dates';
import { nightStays } from '../dates/stay-nights';
import { eventDate, eventsOf, orderedDestinations, type TripDocument } from '../document/trip-document';
import { bookedNights } from '../travel/booked-nights';
import { destinationRow, type Finding, findingId } from './findings';

/** Finds nights without lodging: no booking, and neither an event nor a cost in the category Lodging. */
export function findNightsWithoutStay(document: TripDocument): Finding[] {
  const paid = new Set<string | null>();
  for (const cost of Object.values(document.costs)) {
    if (cost.expenseCategory === 'Lodging') paid.add(cost.destinationid);
  }
  return orderedDestinations(document).flatMap((stay): Finding[] => {
    if (stay.nights === 0 || paid.has(stay.id)) return [];
    const booked = bookedNights(document, stay);
    const open = nightStays(document, stay).flatMap((event, night) =>
      event === null && !booked.has(night) ? [night] : [],
    );
    if (open.length === 0) return [];
    const rows = [destinationRow(stay)];
    return [
      {
        id: findingId('no-stay', rows),
        severity: 'decide',
        kind: 'no-stay',
        rows,
        data: { nights: open.length, dates: datesOf(stay, open) },
        fixes: [],
      },
    ];
  });
}

function datesOf(stay: Destination, days: readonly number[]): LocalDate[] {
  const { dtArrive } = stay;
  return dtArrive === null ? [] : days.map((day) => addDays(dtArrive, day));
}

/** Finds full days of a stay, between arrival and departure, with nothing planned except lodging. */
export function findEmptyDays(document: TripDocument): Finding[] {
  return orderedDestinations(document).flatMap((stay): Finding[] => {
    const empty = new Set(Array.from({ length: Math.max(0, stay.nights - 1) }, (_, day) => day + 1));
    for (const event of eventsOf(document, stay.id)) {
      if (event.category === 'Lodging' || !event.active) continue;
      const date = eventDate(document, event);
      const from =
        date === null || stay.dtArrive === null
          ? (event.dayIndex ?? 1) - 1
          : daysBetween(stay.dtArrive, date);
      const length = event.start && event.end ? daysBetween(event.start, dayOf(event.end)) : 0;
      for (let day = from; day <= from + length; day += 1) empty.delete(day);
    }
    if (empty.size === 0) return [];
    const rows = [destinationRow(stay)];
    return [
      {
        id: findingId('empty-days', rows),
        severity: 'missing',
        kind: 'empty-days',
        rows,
        data: { days: empty.size, dates: datesOf(stay, [...empty]) },
        fixes: [],
      },
    ];
  });
}
