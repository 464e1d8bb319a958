import { useCallback, useEffect, useRef, useState } from 'react';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { useSelectedId, useSelectionActions } from '../../../planner-state/selection';

/** Holds which destinations are expanded in the list; it survives when an example becomes the traveler's copy. */
export function useExpanded() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const expand = useCallback((id: string, isExpanded: boolean) => {
    setExpanded((before) => {
      if (before.has(id) === isExpanded) return before;
      const after = new Set(before);
      if (isExpanded) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  const newIds = useTripSelector((trip) => trip.newIds);
  const [known, setKnown] = useState(newIds);
  // Set during render, so nothing collapses for a moment and the list keeps its scroll position.
  if (known !== newIds) {
    setKnown(newIds);
    setExpanded((open) => new Set([...open].map((id) => newIds.get(id) ?? id)));
  }
  useSelectionOfTrip();

  return { expanded, expand };
}

/** Moves the selection to the row's new id, and clears it when a trip without that row opens. */
function useSelectionOfTrip() {
  const { tripId, document, newIds } = useTripSelector((trip) => trip);
  const selectedId = useSelectedId();
  const { select } = useSelectionActions();
  const lastTripId = useRef(tripId);
  useEffect(() => {
    const isOther = lastTripId.current !== tripId;
    lastTripId.current = tripId;
    if (selectedId === null) return;
    const newId = newIds.get(selectedId);
    if (newId !== undefined) select(newId);
    else if (isOther && !document.destinations[selectedId]) select(null);
  }, [tripId, document, newIds, selectedId, select]);
}
