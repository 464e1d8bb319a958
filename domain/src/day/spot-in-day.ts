import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Stay } from '../dates/itinerary';
import type { TripDocument } from '../document/trip-document';
import { extraHop, type Hop, roughHop } from '../travel/hops';
import { beyondWalking, type Day, type DayStop } from './day';

/** New plans start at a multiple of this many minutes. */
const STEP = 15;
/** New plans with a time take place between 8 AM and 10 PM, in minutes after midnight. */
const SPAN = { from: 480, to: 1_320 } as const;

/** Where a new plan would stand in a day. */
export interface DaySpot {
  /** Its place among the plans of the day, from 0. */
  readonly at: number;
  /** In minutes after midnight; null without a time. */
  readonly starts: number | null;
  /** What it adds to the way of the day. */
  readonly extra: Hop;
  /** Where one comes from and goes on to; null for nowhere. */
  readonly from: Coords | null;
  readonly to: Coords | null;
}

/**
 * Finds the spot of a new plan that adds the least distance to a day; of equal ones, the last.
 *
 * Plans without a time come first in a day, so among them it has none either. Between plans with a time it gets one, if it fits
 * there. If it fits nowhere, it has no time.
 */
export function spotInDay(
  document: TripDocument,
  stay: Stay,
  day: Day,
  { coords, minutes }: { coords: Coords; minutes: number },
): DaySpot {
  const beyond = beyondWalking(document, stay);
  const { stops } = day;
  const untimed = untimedIn(day);
  const way = (other: Coords | null) => (other ? roughHop(other, coords, { beyond }).seconds / 60 : 0);
  const spotAt = (at: number) => {
    const from = stops.slice(0, at).findLast(hasPlace)?.event.coords ?? day.base?.coords ?? null;
    const to = stops.slice(at).find(hasPlace)?.event.coords ?? null;
    return { at, from, to, extra: extraHop(from, coords, to, beyond), starts: null };
  };
  const spots = Array.from({ length: stops.length + 1 }, (_, at): DaySpot | null => {
    const spot = spotAt(at);
    if (at <= untimed && (untimed > 0 || stops.length === 0)) return spot;
    const ways = [way(spot.from), way(spot.to)] as const;
    const starts = startBetween(stops.slice(0, at), stops.slice(at), { ways, minutes });
    return starts === null ? null : { ...spot, starts };
  });
  const [first = spotAt(0), ...others] = spots.filter((spot) => spot !== null);
  return others.reduce((best, spot) => (spot.extra.meters <= best.extra.meters ? spot : best), first);
}

/** The change that puts a new plan without a time where it belongs; null if it is at the end of those anyway. */
export function sortedIn(day: Day, id: Id, { at, starts }: DaySpot): SingleChange | null {
  const untimed = untimedIn(day);
  if (starts !== null || at >= untimed) return null;
  const order = day.stops.slice(0, untimed).map(({ event }) => event.id);
  return {
    kind: 'event.sort',
    order: Object.fromEntries(order.toSpliced(at, 0, id).map((one, i) => [one, i])),
  };
}

/** How many plans without a time the day begins with. */
function untimedIn({ stops }: Day): number {
  const timed = stops.findIndex(({ starts }) => starts !== null);
  return timed < 0 ? stops.length : timed;
}

function hasPlace({ event }: DayStop): boolean {
  return event.coords !== null;
}

/** When a plan starts after some plans and before others; null if it doesn't fit between them. */
function startBetween(
  before: readonly DayStop[],
  after: readonly DayStop[],
  { ways: [there, onward], minutes }: { ways: readonly [number, number]; minutes: number },
): number | null {
  const ends = before.flatMap(({ starts, minutes: length }) => (starts === null ? [] : [starts + length]));
  const next = after.find(({ starts }) => starts !== null)?.starts ?? null;
  const latest = next === null ? SPAN.to - minutes : next - onward - minutes;
  if (ends.length === 0) {
    const starts = Math.floor(latest / STEP) * STEP;
    return starts < SPAN.from ? null : starts;
  }
  const starts = Math.ceil((Math.max(...ends) + there) / STEP) * STEP;
  return starts > latest ? null : starts;
}
