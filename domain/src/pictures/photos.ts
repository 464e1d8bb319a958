import type { Coords, Id, LocalMoment } from '@wayfold/contract/kernel/values';
import { dayNumber, minuteNumber } from '../calendar/dates';
import {
  compareText,
  orderedDestinations,
  orderedEvents,
  type TripDocument,
} from '../document/trip-document';
import { greatCircleMeters } from '../travel/legs';

/** What a photo says about itself: when it was taken, by the camera's clock, and where. */
export interface Photo {
  readonly id: string;
  readonly takenAt: LocalMoment | null;
  readonly coords: Coords | null;
}

/** A photo, matched to the trip. */
export interface PlacedPhoto extends Photo {
  /** The destination it was taken at; null if nothing indicates one. */
  readonly destinationid: Id | null;
  /** What it may show: what was planned there at that time, or else the destination; empty if neither is known. */
  readonly caption: string;
}

/** A photo this close to a destination was taken there, whatever the camera's clock says. */
const NEAR_METERS = 80_000;
/** A photo this close to an event shows it. */
const AT_EVENT_METERS = 1_500;
/** An event may be in photos taken this long before and after its start. */
const AROUND_EVENT_MINUTES = 120;

const UNPLACED = '';

type Document = Pick<TripDocument, 'destinations' | 'events'>;

/** Finds, for each photo, the destination where it was taken and what it may show. */
export function placePhotos(document: Document, photos: readonly Photo[]): PlacedPhoto[] {
  return photos.map((photo) => {
    const destinationid = destinationOf(document, photo);
    const place = destinationid === null ? '' : (document.destinations[destinationid]?.name ?? '');
    return { ...photo, destinationid, caption: plannedName(document, photo) ?? place };
  });
}

function destinationOf(document: Document, { takenAt, coords }: Photo): Id | null {
  const ordered = orderedDestinations(document);
  const inStay = ordered.filter(
    ({ dtArrive, dtDepart }) =>
      takenAt !== null &&
      dtArrive !== null &&
      dtDepart !== null &&
      dayNumber(dtArrive) <= dayNumber(takenAt) &&
      dayNumber(takenAt) <= dayNumber(dtDepart),
  );
  if (coords === null) return inStay.at(-1)?.id ?? null;
  const near = ordered
    .map((stop) => ({ stop, meters: greatCircleMeters(stop.coords, coords) }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .sort((a, b) => a.meters - b.meters);
  // If a place is visited twice, the visit on that day; a day trip from a stay belongs to the stay.
  const there = near.find(({ stop }) => inStay.includes(stop)) ?? near[0];
  return there?.stop.id ?? inStay.at(-1)?.id ?? null;
}

function plannedName(document: Document, { takenAt, coords }: Photo): string | null {
  if (takenAt === null || takenAt.length === 10) return null;
  const taken = minuteNumber(takenAt);
  const candidates = orderedEvents(document).flatMap((event) => {
    if (event.start === null || event.start.length === 10 || event.category === 'Lodging') return [];
    const minutes = Math.abs(minuteNumber(event.start) - taken);
    if (minutes > AROUND_EVENT_MINUTES) return [];
    const isElsewhere =
      coords !== null && event.coords !== null && greatCircleMeters(event.coords, coords) > AT_EVENT_METERS;
    return isElsewhere ? [] : [{ name: event.name, minutes }];
  });
  return candidates.sort((a, b) => a.minutes - b.minutes)[0]?.name ?? null;
}

/**
 * Chooses photos that together represent the trip: destinations take turns, each contributing the photo farthest in
 * time from those it already contributed.
 *
 * @returns ids in the order they were taken, those without a time last
 */
export function bestSpread(photos: readonly PlacedPhoto[], most: number): string[] {
  const byPlace = new Map<string, PlacedPhoto[]>();
  for (const photo of [...photos].sort(byTime)) {
    const place = photo.destinationid ?? UNPLACED;
    byPlace.set(place, [...(byPlace.get(place) ?? []), photo]);
  }
  // In the order of their first photos; photos taken nowhere in the trip come last.
  const groups = [...byPlace]
    .sort(([a], [b]) => Number(a === UNPLACED) - Number(b === UNPLACED))
    .map(([, group]) => farthestFirst(group, most));
  const chosen: PlacedPhoto[] = [];
  for (let round = 0; chosen.length < Math.min(most, photos.length); round += 1) {
    for (const group of groups) {
      const next = group[round];
      if (next && chosen.length < most) chosen.push(next);
    }
  }
  return chosen.sort(byTime).map(({ id }) => id);
}

/** The earliest first, then each time the one farthest in time from its nearest chosen neighbor. */
function farthestFirst(inTime: readonly PlacedPhoto[], most: number): PlacedPhoto[] {
  const left = inTime.map((photo) => ({ photo, gap: Number.POSITIVE_INFINITY }));
  const chosen: PlacedPhoto[] = [];
  while (left.length > 0 && chosen.length < most) {
    const best = left.reduce((found, { gap }, index) => (gap > (left[found]?.gap ?? -1) ? index : found), 0);
    const [next] = left.splice(best, 1);
    if (!next) break;
    chosen.push(next.photo);
    for (const other of left) other.gap = Math.min(other.gap, minutesBetween(other.photo, next.photo));
  }
  return chosen;
}

function minutesBetween(a: Photo, b: Photo): number {
  if (a.takenAt === null || b.takenAt === null) return 0;
  return Math.abs(minuteNumber(a.takenAt) - minuteNumber(b.takenAt));
}

function byTime(a: Photo, b: Photo): number {
  return compareText(a.takenAt ?? '~', b.takenAt ?? '~') || compareText(a.id, b.id);
}
