import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTripSelector } from '../../api/trip-session';
import { isDemoTemplate } from '../../api/view-mode';
import { useSelectedId, useSelectionActions } from '../../lib/selection';

/** Holds which destinations are open in the list; it outlives the moment an example goes on as the traveler's copy. */
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

  const tripId = useTripSelector((trip) => trip.tripId);
  const document = useTripSelector((trip) => trip.document);
  const selectedId = useSelectedId();
  const { select } = useSelectionActions();
  const last = useRef({ tripId, document });

  useEffect(() => {
    const before = last.current;
    last.current = { tripId, document };
    if (before.tripId === tripId) return;
    const twins = isDemoTemplate(before.document.trip) ? twinsOf(before.document, document) : new Map();
    setExpanded((open) => new Set([...open].flatMap((id) => twins.get(id) ?? [])));
    if (selectedId !== null) select(twins.get(selectedId) ?? null);
  }, [tripId, document, selectedId, select]);

  return { expanded, expand };
}

/** The destinations of a copy by those they are copies of: rows of a copy have ids of their own. */
function twinsOf(original: TripDocument, copy: TripDocument): Map<string, string> {
  const byName = new Map(orderedDestinations(copy).map((stop) => [stop.name, stop.id]));
  return new Map(
    orderedDestinations(original).flatMap(({ id, name }): [string, string][] => {
      const twin = byName.get(name);
      return twin ? [[id, twin]] : [];
    }),
  );
}
