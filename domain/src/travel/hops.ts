import type { Coords } from '@wayfold/contract/kernel/values';
import { greatCircleMeters, roughLeg } from './legs';

/** Up to this distance, in meters, people walk from one plan to the next. */
const WALKED_METERS = 1_200;

/** The way from one plan to the next, within a day. */
export interface Hop {
  /** On foot if it is short, otherwise by car. */
  readonly mode: 'Walk' | 'MyVehicle';
  /** Approximate; never negative. */
  readonly seconds: number;
}

/** Estimates the way between two plans of a day. */
export function roughHop(from: Coords, to: Coords): Hop {
  const mode = greatCircleMeters(from, to) <= WALKED_METERS ? 'Walk' : 'MyVehicle';
  return { mode, seconds: roughLeg(from, to, mode).seconds };
}

/**
 * What a visit between two plans adds to the way of a day. It counts as a drive if any part of it is one.
 *
 * @param after null if nothing follows that day
 */
export function extraHop(before: Coords, at: Coords, after: Coords | null): Hop {
  const there = roughHop(before, at);
  if (after === null) return there;
  const onward = roughHop(at, after);
  const seconds = there.seconds + onward.seconds - roughHop(before, after).seconds;
  const isWalked = there.mode === 'Walk' && onward.mode === 'Walk';
  return { mode: isWalked ? 'Walk' : 'MyVehicle', seconds: Math.max(0, seconds) };
}
