import type { Destination } from '@wayfold/contract/trip/trip';
import { dayNumber } from '@wayfold/domain/calendar/dates';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';

/** A destination in the row above the days. */
export interface DestinationBand {
  id: string;
  number: number;
  name: string;
  nights: number;
  colorIndex: number;
  /** Its extent, in days after midnight of the first day shown. */
  start: number;
  end: number;
}

interface Visit {
  stop: Destination;
  colorIndex: number;
  /** Days after the first day shown, both inclusive. */
  arrive: number;
  depart: number;
}

/**
 * The destinations of the days shown, as one row without overlaps, by arrival; empty if the trip has no dates.
 *
 * Destinations that share a day get equal parts of it. If a stay overlaps the next one, its band ends where the next begins.
 *
 * @param from first day shown
 * @param days number of days shown
 */
export function destinationBands(document: TripDocument, from: string, days: number): DestinationBand[] {
  const first = dayNumber(from);
  const visits = orderedDestinations(document)
    .flatMap((stop, index) => visitOf(stop, index, first))
    .sort((a, b) => a.arrive - b.arrive);
  const starts = visits.map((visit) => partOfDay(visits, visit, visit.arrive).start);
  return visits.flatMap((visit, index) => {
    const { stop, colorIndex, depart } = visit;
    const left = Math.min(
      partOfDay(visits, visit, depart).end,
      starts[index + 1] ?? Number.POSITIVE_INFINITY,
    );
    const start = Math.max(starts[index] ?? 0, 0);
    const end = Math.min(left, days);
    if (end <= start) return [];
    const { id, name, nights, destinationOrder: number } = stop;
    return [{ id, number, name, nights, colorIndex, start, end }];
  });
}

function visitOf(stop: Destination, colorIndex: number, first: number): Visit[] {
  if (stop.dtArrive === null || stop.dtDepart === null) return [];
  const arrive = dayNumber(stop.dtArrive) - first;
  return [{ stop, colorIndex, arrive, depart: dayNumber(stop.dtDepart) - first }];
}

/** The part of a day that a visit gets among all visits on that day. */
function partOfDay(
  visits: readonly Visit[],
  visit: Visit,
  day: number,
): Pick<DestinationBand, 'start' | 'end'> {
  const there = visits.filter(({ arrive, depart }) => arrive <= day && day <= depart);
  const place = there.indexOf(visit);
  return { start: day + place / there.length, end: day + (place + 1) / there.length };
}
