import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../trip-format';
import type { EventDrop } from './event-order';
import type { DragItem, DragWords } from './list-drag';

/** The announcements of a drag in this trip, such as "Moab, position 2 of 6". */
export function useDragWords(
  document: TripDocument,
  placeOf: (from: DragItem & { kind: 'event' }, to: DragItem) => EventDrop | null,
): DragWords {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  const count = Object.keys(document.destinations).length;

  function positionOf(item: DragItem): number {
    return item.kind === 'stop' ? (document.destinations[item.id]?.destinationOrder ?? 0) : 0;
  }

  function nameOf(item: DragItem): string {
    if (item.kind === 'stop') return document.destinations[item.id]?.name ?? '';
    return item.kind === 'event' ? (document.events[item.id]?.name ?? '') : '';
  }

  function dayOf(place: EventDrop): string {
    return place.date === null ? t('day', { day: place.tripDay }) : format.day(place.date);
  }

  return {
    lifted: (active) =>
      active.kind === 'stop'
        ? t('lifted', { name: nameOf(active), position: positionOf(active), count })
        : t('liftedEvent', { name: nameOf(active) }),
    over: (active, over) => {
      if (active.kind === 'stop')
        return t('over', { name: nameOf(active), position: positionOf(over), count });
      const place = active.kind === 'event' ? placeOf(active, over) : null;
      if (!place) return undefined;
      const position = place.order.findIndex(({ id }) => id === place.event.id) + 1;
      return t('overDay', { name: place.event.name, day: dayOf(place), position, count: place.order.length });
    },
    dropped: (active, over) => {
      if (active.kind === 'stop') {
        return t('dropped', { name: nameOf(active), position: positionOf(over), count });
      }
      const place = active.kind === 'event' ? placeOf(active, over) : null;
      return place ? t('droppedDay', { name: place.event.name, day: dayOf(place) }) : undefined;
    },
    cancelled: (active) => t('dragCancelled', { name: nameOf(active) }),
  };
}
