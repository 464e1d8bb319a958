import type { TripEvent } from '@wayfold/contract/trip/trip';
import { eventsOf, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useCallback, useRef } from 'react';

/**
 * Reads the events of one destination at a time.
 *
 * Returns the same list as before as long as its events are the same rows, so that an edit in one destination doesn't rerender
 * the others.
 */
export function useEventGroups(document: TripDocument): (destid: string) => readonly TripEvent[] {
  const groups = useRef(new Map<string, readonly TripEvent[]>());
  return useCallback(
    (destid: string) => {
      const next = eventsOf(document, destid);
      const before = groups.current.get(destid);
      if (before && before.length === next.length && before.every((event, at) => event === next[at])) {
        return before;
      }
      groups.current.set(destid, next);
      return next;
    },
    [document],
  );
}
