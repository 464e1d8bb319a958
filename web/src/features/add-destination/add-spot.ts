import type { Id } from '@wayfold/contract/kernel/values';
import type { Destination } from '@wayfold/contract/trip/trip';

/** Where a new destination goes: where it adds the least travel, first, last, or after a destination. */
export type AddSpot = 'best' | 'start' | 'end' | Id;

/**
 * The place in the order that a spot stands for, from 1; null for the best one, and for a destination that is gone.
 *
 * With one destination there is nothing to choose: what comes next comes after it.
 */
export function placeOfSpot(spot: AddSpot, stops: readonly Pick<Destination, 'id'>[]): number | null {
  if (stops.length < 2) return stops.length + 1;
  if (spot === 'best') return null;
  if (spot === 'start') return 1;
  if (spot === 'end') return stops.length + 1;
  const index = stops.findIndex(({ id }) => id === spot);
  return index < 0 ? null : index + 2;
}
