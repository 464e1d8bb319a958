import type { Atlas, LonLat } from '@wayfold/atlas/atlas';
import { DEFAULT_TRANSPORT, type Transport } from '@wayfold/contract/kernel/values';
import type { Detour } from '@wayfold/contract/places/directions-endpoints';
import { greatCircleMeters, roughLeg } from '@wayfold/domain/travel/legs';

/** So many spots are looked at closely for each candidate: those that bend the straight way least. */
const CLOSE_SPOTS = 2;
/** With more candidates than this, one spot each has to do: all of them are wanted in 20 ms. */
const FEW_CANDIDATES = 12;
/** Longer ways are not looked up: between continents a search takes as long as a whole list may. */
const LOOKED_UP_METERS = 600_000;

/** Ways there is nothing to look up for: their rules know only the two ends. */
const STRAIGHT: ReadonlySet<Transport> = new Set<Transport>(['Flight', 'Boat', 'Ferry', 'Subway', 'Tram']);

type Measured = { meters: number; seconds: number };
/** Null where no way leads. */
type Measure = (from: LonLat, to: LonLat, mode: Transport) => Measured | null;

type Spot = { before: LonLat | undefined; next: LonLat | undefined; mode: Transport };

/**
 * Finds where each candidate fits best into the way through the stops, and what it adds there; one after the other, so that it
 * can be done in slices.
 *
 * @param after the one spot to look at, after this stop; all of them without it
 * @param keepsStart leaves out the spot before the first stop
 * @param modes how people travel on from each stop, and so both halves of a leg that is split; by road where missing
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
    // Of equal spots the later one: a first stop is added behind rather than in front.
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
      // All three ways are measured alike: the difference of a guess and a search would be the error of the guess.
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
  // Where no way leads on now, the candidate cannot make it longer.
  const now = before && next ? (measure(before, next, mode) ?? none) : none;
  return {
    seconds: Math.max(0, Math.round(there.seconds + on.seconds - now.seconds)),
    meters: Math.max(0, Math.round(there.meters + on.meters - now.meters)),
  };
}

/** A hidden leg has no time of its own, so it is counted as the usual way of travelling. */
function traveled(mode: Transport = DEFAULT_TRANSPORT): Transport {
  return mode === 'Hidden' ? DEFAULT_TRANSPORT : mode;
}
