import type { Coords, Id, Transport } from '@wayfold/contract/kernel/values';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { Stay, StayDay } from '../dates/itinerary';
import { nightStays } from '../dates/stay-nights';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { type Beyond, type Hop, roughHop } from '../travel/hops';
import { planTimes } from './plan-times';

/** A plan of a day, in its list and on its map. */
export interface DayStop {
  readonly event: TripEvent;
  /** Its place among the plans that have one, from 1; null for a plan without a place. */
  readonly number: number | null;
  /** In minutes after midnight; null without a time. */
  readonly starts: number | null;
  readonly minutes: number;
}

/** How a day is spent, in minutes. */
export interface Pace {
  readonly moving: number;
  readonly visiting: number;
  /** Between setting out and the end of the last plan; null if no plan has a time. */
  readonly free: number | null;
  readonly word: PaceWord;
}

export type PaceWord = 'easy' | 'medium' | 'full' | 'too-full';

/** A day of a stay. */
export interface Day {
  /** The lodging one sets out from; null on the day of arrival, and if it has no place. */
  readonly base: TripEvent | null;
  /** Without lodging and plans that are off, in order. */
  readonly stops: readonly DayStop[];
  /** The way to a plan from the one before it that has a place, or from the base. */
  readonly hops: ReadonlyMap<Id, Hop>;
  readonly pace: Pace;
}

/** Days up to this many minutes of moving and visiting are easy, medium or full; longer ones are too full. */
export const PACE_MINUTES = { easy: 360, medium: 540, full: 720 } as const;

/** The assumed duration of plans without a time, in minutes. */
const USUAL_MINUTES = 60;

/** The transports of people who have a car with them. */
const BY_CAR: ReadonlySet<Transport> = new Set<Transport>(['MyVehicle', 'RVorTrailer', 'RentalCar']);

/** Lays out one day of a stay: what stands on it in order, the ways between, and how full it is. */
export function dayOfStay(document: TripDocument, stay: Stay, day: StayDay): Day {
  const base = baseOf(document, stay, day);
  const beyond = beyondWalking(document, stay);
  const hops = new Map<Id, Hop>();
  const stops: DayStop[] = [];
  let last: Coords | null = base?.coords ?? null;
  let placed = 0;
  for (const event of day.events) {
    if (event.category === 'Lodging' || !event.active) continue;
    const { coords } = event;
    const times = planTimes(event);
    stops.push({
      event,
      number: coords ? placed + 1 : null,
      starts: times?.starts ?? null,
      minutes: times?.minutes ?? (event.minutes || USUAL_MINUTES),
    });
    if (coords === null) continue;
    if (last) hops.set(event.id, roughHop(last, coords, { by: event.reachBy, beyond }));
    placed += 1;
    last = coords;
  }
  return { base, stops, hops, pace: paceOf(stops, hops) };
}

/** The lodging of the night before. */
function baseOf(document: TripDocument, { destination }: Stay, { dayIndex }: StayDay): TripEvent | null {
  const lodging = nightStays(document, destination)[dayIndex - 2] ?? null;
  return lodging?.coords ? lodging : null;
}

/** Who came by car drives, others take trains and buses; at the first destination, the way on decides. */
export function beyondWalking(document: TripDocument, { destination }: Pick<Stay, 'destination'>): Beyond {
  const ordered = orderedDestinations(document);
  const came = ordered[ordered.findIndex(({ id }) => id === destination.id) - 1] ?? destination;
  return BY_CAR.has(came.transport) ? 'drive' : 'transit';
}

function paceOf(stops: readonly DayStop[], hops: ReadonlyMap<Id, Hop>): Pace {
  const moving = Math.round([...hops.values()].reduce((sum, { seconds }) => sum + seconds / 60, 0));
  const visiting = stops.reduce((sum, { minutes }) => sum + minutes, 0);
  return { moving, visiting, free: freeOf(stops, hops, moving + visiting), word: wordOf(moving + visiting) };
}

function freeOf(stops: readonly DayStop[], hops: ReadonlyMap<Id, Hop>, taken: number): number | null {
  const timed = stops.flatMap(({ event, starts, minutes }) =>
    starts === null ? [] : [{ id: event.id, starts, ends: starts + minutes }],
  );
  const [first] = timed;
  if (!first) return null;
  const out = first.starts - (hops.get(first.id)?.seconds ?? 0) / 60;
  const end = Math.max(...timed.map(({ ends }) => ends));
  return Math.max(0, Math.round(end - out - taken));
}

function wordOf(minutes: number): PaceWord {
  if (minutes <= PACE_MINUTES.easy) return 'easy';
  if (minutes <= PACE_MINUTES.medium) return 'medium';
  return minutes <= PACE_MINUTES.full ? 'full' : 'too-full';
}
