import type { Atlas, LonLat } from '@wayfold/atlas/atlas';
import type { Transport } from '@wayfold/contract/kernel/values';
import { DEFAULT_TRANSPORT } from '@wayfold/contract/kernel/word-lists';
import type { Detour } from '@wayfold/contract/places/directions-endpoints';
import { greatCircleMeters, roughLeg } from '@wayfold/domain/travel/legs';

/** How many spots are checked closely for each candidate: the ones with the shortest straight-line detour. */
const CLOSE_SPOTS = 2;
/** With more candidates than this, only one spot each is checked, since all of them have to be done in 20 ms. */
const FEW_CANDIDATES = 12;
/** Longer routes aren't looked up: between continents one search takes as long as a whole list may. */
const LOOKED_UP_METERS = 600_000;

/** Transport whose routes aren't looked up, because they depend on the two ends alone or, for ships, take long to find. */
const STRAIGHT: ReadonlySet<Transport> = new Set<Transport>(['Flight', 'Boat', 'Ferry', 'Subway', 'Tram']);

type Measured = { meters: number; seconds: number };
/** Null if there is no route. */
type Measure = (from: LonLat, to: LonLat, mode: Transport) => Measured | null;

type Spot = { before: LonLat | undefined; next: LonLat | undefined; mode: Transport };

/**
 * Finds where each candidate fits best into the route through the stops, and what it adds there; one after the other, so that it
 * can be done in slices.
 *
 * @param after checks only the spot after this stop; without it, all spots
 * @param keepsStart leaves out the spot before the first stop
 * @param modes the transport from each stop, also used for both halves of a leg that is split; by road if missing
 */
export function* findDetours(
  atlas: Pick<Atlas, 'estimateLeg'>,
  request: {
    stops: readonly LonLat[];
    candidates: readonly LonLat[];
    modes?: readonly Transport[];
    after?: number | undefined;
    keepsStart?: boolean | undefined;
  },
): Generator<void, (Detour | null)[]> {
  const { stops, candidates, modes = [], after: asked, keepsStart = false } = request;
  const legs = stops.slice(1).map((to, i) => greatCircleMeters(stops[i] ?? to, to));
  const estimate: Measure = (from, to, mode) => {
    const leg = atlas.estimateLeg(from, to, mode);
    return leg.failed ? null : leg;
  };
  const spots = candidates.length > FEW_CANDIDATES ? 1 : CLOSE_SPOTS;
  const detours: (Detour | null)[] = [];
  for (const candidate of candidates) {
    const away = stops.map((stop) => greatCircleMeters(stop, candidate));
    const bend = (after: number) =>
      (away[after] ?? 0) + (away[after + 1] ?? 0) - (after >= 0 ? (legs[after] ?? 0) : 0);
    // Among equal spots, the later one: a first stop is added at the end rather than at the start.
    const closest =
      asked === undefined
        ? [...stops.keys(), ...(keepsStart ? [] : [-1])]
            .sort((a, b) => bend(a) - bend(b) || b - a)
            .slice(0, spots)
        : [Math.min(asked, stops.length - 1)];
    const found = closest.flatMap((after) => {
      const spot = {
        before: stops[after],
        next: stops[after + 1],
        mode: traveled(modes[Math.max(0, after)]),
      };
      const longest = Math.max(away[after] ?? 0, away[after + 1] ?? 0, after >= 0 ? (legs[after] ?? 0) : 0);
      // All three legs are measured the same way: comparing an estimate with a search would only show the error of the estimate.
      const isLookedUp = longest <= LOOKED_UP_METERS || STRAIGHT.has(spot.mode);
      const added = addedBy(candidate, spot, isLookedUp ? estimate : roughLeg);
      return added ? [{ after, ...added }] : [];
    });
    detours.push(found.sort((a, b) => a.seconds - b.seconds)[0] ?? null);
    yield;
  }
  return detours;
}

function addedBy(candidate: LonLat, { before, next, mode }: Spot, measure: Measure): Measured | null {
  const none = { meters: 0, seconds: 0 };
  const there = before ? measure(before, candidate, mode) : none;
  const on = next ? measure(candidate, next, mode) : none;
  if (!there || !on) return null;
  // If there is no route now, the candidate can't make it longer.
  const now = before && next ? (measure(before, next, mode) ?? none) : none;
  return {
    seconds: Math.max(0, Math.round(there.seconds + on.seconds - now.seconds)),
    meters: Math.max(0, Math.round(there.meters + on.meters - now.meters)),
  };
}

/** A hidden leg has no duration, so it counts as the default transport. */
function traveled(mode: Transport = DEFAULT_TRANSPORT): Transport {
  return mode === 'Hidden' ? DEFAULT_TRANSPORT : mode;
}
