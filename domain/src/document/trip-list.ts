import type { TripSummary } from '@wayfold/contract/trip/trip';

/** Sorts the trip list: own trips by last viewed, newest first and never viewed last; then demo trips by name. */
export function sortTrips<T extends Pick<TripSummary, 'id' | 'name' | 'demo' | 'viewedAt'>>(
  trips: readonly T[],
): T[] {
  return trips.toSorted((a, b) => {
    if (a.demo !== b.demo) return a.demo ? 1 : -1;
    const first = a.demo ? a.name.localeCompare(b.name, 'en') : compare(b.viewedAt ?? '', a.viewedAt ?? '');
    // Newer ids first among equals, because the newest trip is the one most likely wanted.
    return first || compare(b.id, a.id);
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
