import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Coords, Id, LocalDate } from '@wayfold/contract/kernel/values';
import { orderedDestinations, type TripDocument } from '../../document/trip-document';
import { greatCircleMeters } from '../../travel/legs';

/** An existing or new stop that plans can belong to. */
export interface Home {
  readonly id: Id;
  readonly coords: Coords;
  readonly nights: number;
  readonly timezone: string | null;
  readonly arrive: LocalDate | null;
}

/** The stops of a trip, in order. */
export function homesOf(document: TripDocument): Home[] {
  return orderedDestinations(document).map(({ id, coords, nights, timezone, dtArrive }) => ({
    id,
    coords,
    nights,
    timezone,
    arrive: dtArrive,
  }));
}

/** The stop nearest to a place; undefined if there are no stops. */
export function nearest(homes: readonly Home[], coords: Coords): Home | undefined {
  let best: Home | undefined;
  for (const home of homes) {
    if (!best || greatCircleMeters(home.coords, coords) < greatCircleMeters(best.coords, coords)) best = home;
  }
  return best;
}

/** The notes of something found, as a field to write; empty without notes. */
export function notesIn({ notes }: { notes: string | null }): { notes?: string } {
  return notes === null ? {} : { notes: tidyText(notes, TEXT_MAX.notes) };
}
