import type { Id } from '@wayfold/contract/kernel/values';
import type { Destination } from '@wayfold/contract/trip/trip';

/** The position of a new destination: where it adds the least travel, first, last, or after a destination. */
export type AddSpot = 'best' | 'start' | 'end' | Id;

/**
 * The 1-based position for a spot; null for the best one, and for a destination that was deleted.
 *
 * With one destination there is no choice: the next one comes after it.
 */
export function placeOfSpot(spot: AddSpot, stops: readonly Pick<Destination, 'id'>[]): number | null {
  if (stops.length < 2) return stops.length + 1;
  if (spot === 'best') return null;
  if (spot === 'start') return 1;
  if (spot === 'end') return stops.length + 1;
  const index = stops.findIndex(({ id }) => id === spot);
  return index < 0 ? null : index + 2;
}
