import type { TripEvent } from '@wayfold/contract/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import type { ItineraryActions } from './actions';
import { dropPlace } from './drop-place';
import type { EventDrop } from './event-order';
import type { DragItem } from './list-drag';
import { stayDays } from './stay-days';

/** Where an event would land, and its landing. */
export function useDropEvent(
  document: TripDocument,
  eventsOf: (destid: string) => readonly TripEvent[],
  expanded: ReadonlySet<string>,
  actions: ItineraryActions,
) {
  function placeOf(from: DragItem & { kind: 'event' }, to: DragItem): EventDrop | null {
    const event = document.events[from.id];
    if (!event || to.kind === 'stop') return null;
    let nightsBefore = 0;
    const stops = orderedDestinations(document);
    const shown = stops.flatMap((destination, index) => {
      const stay = {
        destination,
        events: eventsOf(destination.id),
        tripStart: document.trip.startDate,
        nightsBefore,
        isLast: index === stops.length - 1,
      };
      nightsBefore += destination.nights;
      return expanded.has(destination.id) ? [{ destid: destination.id, days: stayDays(stay) }] : [];
    });
    const target = to.kind === 'event' ? { eventId: to.id } : { destid: to.destid, day: to.key };
    return dropPlace(shown, event, target);
  }

  function drop(from: DragItem & { kind: 'event' }, to: DragItem) {
    const place = placeOf(from, to);
    if (place) actions.dropEvent(place);
  }

  return { placeOf, drop };
}
