import { stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { dropPlace } from '../../../trip-ui/plan-drag/drop-place';
import type { EventDrop } from '../../../trip-ui/plan-drag/event-order';
import type { DragItem } from '../../../trip-ui/plan-drag/list-drag';
import type { ItineraryActions } from '../actions';

/** Computes where an event would land, and drops it there. */
export function useDropEvent(
  document: TripDocument,
  expanded: ReadonlySet<string>,
  actions: ItineraryActions,
) {
  function placeOf(from: DragItem & { kind: 'event' }, to: DragItem): EventDrop | null {
    const event = document.events[from.id];
    if (!event || to.kind === 'stop') return null;
    const shown = staysOf(document)
      .filter(({ destination }) => expanded.has(destination.id))
      .map((stay) => ({ destid: stay.destination.id, days: stayDays(stay) }));
    const target = to.kind === 'event' ? { eventId: to.id } : { destid: to.destid, day: to.key };
    return dropPlace(shown, event, target);
  }

  function drop(from: DragItem & { kind: 'event' }, to: DragItem) {
    const place = placeOf(from, to);
    if (place) actions.dropEvent(place);
  }

  return { placeOf, drop };
}
