import type { Coords } from '@wayfold/contract/kernel/values';
import type { Reach } from '@wayfold/contract/kernel/word-lists';
import { greatCircleMeters, type LegMode, roughLeg } from './legs';

/** Up to this distance, in meters, people walk from one plan to the next. */
const WALKED_METERS = 1_200;

const MODES: Readonly<Record<Reach, LegMode>> = {
  ...{ walk: 'Walk', transit: 'Subway', bike: 'Bike', drive: 'MyVehicle', taxi: 'Taxi' },
};

/** The way from one plan to the next, within a day. */
export interface Hop {
  readonly by: Reach;
  /** Approximate; never negative. */
  readonly meters: number;
  /** Approximate; never negative. */
  readonly seconds: number;
}

/** How people travel beyond walking distance: `drive` if they came by car, else `transit`. */
export type Beyond = Extract<Reach, 'drive' | 'transit'>;

/**
 * Estimates the way between two plans of a day.
 *
 * @param by as chosen; null for walking if it is near, else `beyond`
 */
export function roughHop(
  from: Coords,
  to: Coords,
  { by = null, beyond = 'drive' }: { by?: Reach | null; beyond?: Beyond } = {},
): Hop {
  const reach = by ?? (greatCircleMeters(from, to) <= WALKED_METERS ? 'walk' : beyond);
  return { by: reach, ...roughLeg(from, to, MODES[reach]) };
}

/**
 * What a visit between two plans adds to the way of a day. It counts as a walk only if all of it is one.
 *
 * @param before null if nothing comes before it that day
 * @param after null if nothing follows
 */
export function extraHop(
  before: Coords | null,
  at: Coords,
  after: Coords | null,
  beyond: Beyond = 'drive',
): Hop {
  const way = (from: Coords | null, to: Coords | null) =>
    from && to ? roughHop(from, to, { beyond }) : null;
  const [there, onward, without] = [way(before, at), way(at, after), way(before, after)];
  const added = (field: 'meters' | 'seconds') =>
    Math.max(0, (there?.[field] ?? 0) + (onward?.[field] ?? 0) - (without?.[field] ?? 0));
  const isWalked = [there, onward].every((hop) => hop === null || hop.by === 'walk');
  return { by: isWalked ? 'walk' : beyond, meters: added('meters'), seconds: added('seconds') };
}
