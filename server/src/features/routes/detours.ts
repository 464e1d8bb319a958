import type { Atlas, LonLat } from '@wayfold/atlas/atlas';
import type { Transport } from '@wayfold/contract/values';
import type { Detour } from '@wayfold/contract/ways-endpoints';
import { greatCircleMeters } from '@wayfold/domain/legs';

/** So many spots are looked at closely for each candidate: those that bend the straight way least. */
const CLOSE_SPOTS = 2;
/** With more candidates than this, one spot each has to do: all of them are wanted in 20 ms. */
const FEW_CANDIDATES = 12;
/** Longer ways are not looked up: between continents a search takes as long as a whole list may. */
const LOOKED_UP_METERS = 600_000;
const ROAD_WINDING = 1.2;
const ROAD_METERS_PER_SECOND = 22;

type Measured = { meters: number; seconds: number };

/** Finds where each candidate fits best into the way through the stops, and what it adds there. Pure computing. */
export function findDetours(
  atlas: Pick<Atlas, 'estimateLeg'>,
  { stops, candidates, mode }: { stops: readonly LonLat[]; candidates: readonly LonLat[]; mode: Transport },
): (Detour | null)[] {
  const measure = (from: LonLat, to: LonLat): Measured | null => {
    const straight = greatCircleMeters(from, to);
    if (straight > LOOKED_UP_METERS && mode !== 'Flight') {
      const meters = straight * ROAD_WINDING;
      return { meters, seconds: meters / ROAD_METERS_PER_SECOND };
    }
    const leg = atlas.estimateLeg(from, to, mode);
    return leg.failed ? null : leg;
  };
  const legs = stops.slice(1).map((to, i) => greatCircleMeters(stops[i] ?? to, to));
  const spots = candidates.length > FEW_CANDIDATES ? 1 : CLOSE_SPOTS;
  return candidates.map((candidate) => {
    const away = stops.map((stop) => greatCircleMeters(stop, candidate));
    const bend = (after: number) =>
      (away[after] ?? 0) + (away[after + 1] ?? 0) - (after >= 0 ? (legs[after] ?? 0) : 0);
    const closest = [...stops.keys(), -1].sort((a, b) => bend(a) - bend(b)).slice(0, spots);
    const found = closest.flatMap((after) => detourAt({ stops, candidate, after, measure }) ?? []);
    return found.sort((a, b) => a.seconds - b.seconds)[0] ?? null;
  });
}

type Spot = {
  stops: readonly LonLat[];
  candidate: LonLat;
  after: number;
  measure: (from: LonLat, to: LonLat) => Measured | null;
};

function detourAt({ stops, candidate, after, measure }: Spot): Detour | null {
  const none = { meters: 0, seconds: 0 };
  const [before, next] = [stops[after], stops[after + 1]];
  const there = before ? measure(before, candidate) : none;
  const on = next ? measure(candidate, next) : none;
  // Where no way leads on now, the candidate cannot make it longer.
  const now = before && next ? (measure(before, next) ?? none) : none;
  if (!there || !on) return null;
  return {
    after,
    seconds: Math.max(0, Math.round(there.seconds + on.seconds - now.seconds)),
    meters: Math.max(0, Math.round(there.meters + on.meters - now.meters)),
  };
}
