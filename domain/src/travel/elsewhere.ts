import type { Coords } from '@wayfold/contract/kernel/values';
import { greatCircleMeters } from './legs';

/** A day's drive, in meters: nobody goes this far and back in a day. */
const ELSEWHERE_METERS = 500_000;

/** Whether a point is more than a day trip from every stop, and so probably belongs to another trip; false without stops. */
export function isElsewhere(stops: readonly { readonly coords: Coords }[], at: Coords): boolean {
  return stops.length > 0 && stops.every(({ coords }) => greatCircleMeters(coords, at) > ELSEWHERE_METERS);
}
