import type { LonLat } from '@wayfold/atlas/atlas';
import { encodeLine } from '@wayfold/contract/places/polyline';
import { simplifyLine } from '@wayfold/domain/travel/simplify-line';
import { createCache } from '../lib/turns/memory-cache';
import type { DirectionsService, Traveler } from './directions';

/** A measured route with a line that is short enough to store: an encoded polyline of at most `MOST_LINE_LETTERS`. */
export type ShortWay = { readonly meters: number; readonly seconds: number; readonly line: string };

/** A routing service that remembers its routes for a while. */
export interface RememberingDirections extends Omit<DirectionsService, 'measure'> {
  /** Like `DirectionsService.measure`; callers who ask for the same route share a request. */
  measure(from: LonLat, to: LonLat, traveler: Traveler): Promise<ShortWay | null>;
  /** The route if it was measured recently; null if not. Never waits. */
  recent(from: LonLat, to: LonLat, traveler: Traveler): ShortWay | null;
}

/** The longest line of a leg, in characters. The table of lines has the same limit, and a trip at most 199 legs. */
export const MOST_LINE_LETTERS = 3_000;
const MOST_POINTS = 500;
/** Of longer lines, points are skipped: simplifying a hundred thousand would block the server for too long. */
const MOST_LOOKED_AT = 20_000;
/** The share of the points that is tried next if a line is too long. */
const FEWER = 0.7;

/** Room for a few thousand routes. */
const KEPT_LETTERS = 4_000_000;
/** What a route takes besides its line. */
const ROUTE_LETTERS = 200;
/** Roads rarely change. */
const GOOD_MS = 24 * 3_600_000;
/** If there is no route, the service's map may just end there. */
const NONE_GOOD_MS = 10 * 60_000;

/**
 * The same service with a memory, so that a preview, the edit and the map that follow one another show the same route and ask
 * once.
 */
export function remembering(service: DirectionsService, now: () => Date): RememberingDirections {
  const routes = createCache<{ way: ShortWay | null; until: number; length: number }>(KEPT_LETTERS);
  const isGood = ({ until }: { until: number }) => now().getTime() < until;
  const keyOf = (from: LonLat, to: LonLat, traveler: Traveler) => [...from, ...to, traveler].join();
  return {
    ...service,
    measure: async (from, to, traveler) => {
      const make = async () => {
        const measured = await service.measure(from, to, traveler);
        const line = measured ? shortLine(measured.coordinates) : '';
        const way = measured && { meters: measured.meters, seconds: measured.seconds, line };
        const until = now().getTime() + (way ? GOOD_MS : NONE_GOOD_MS);
        return { way, until, length: ROUTE_LETTERS + line.length };
      };
      return (await routes.of(keyOf(from, to, traveler), make, isGood)).way;
    },
    recent: (from, to, traveler) => routes.peek(keyOf(from, to, traveler), isGood)?.way ?? null,
  };
}

function shortLine(coordinates: readonly LonLat[]): string {
  const step = Math.ceil(coordinates.length / MOST_LOOKED_AT);
  const some = coordinates.filter((_, index) => index % step === 0 || index === coordinates.length - 1);
  for (let most = MOST_POINTS; ; most = Math.floor(most * FEWER)) {
    const line = encodeLine(simplifyLine(some, most).points);
    if (line.length <= MOST_LINE_LETTERS) return line;
  }
}
