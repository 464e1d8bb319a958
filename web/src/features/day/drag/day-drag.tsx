import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  pointerWithin,
} from '@dnd-kit/core';
import { snapCenterToCursor } from '@dnd-kit/modifiers';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayOfStay } from '@wayfold/domain/day/day';
import { daysOfTrip, type TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dropOnDay } from '../../../trip-ui/plan-drag/drop-on-day';
import { dropPlace } from '../../../trip-ui/plan-drag/drop-place';
import type { EventDrop } from '../../../trip-ui/plan-drag/event-order';
import { LiftedPlan, OVERLAY } from '../../../trip-ui/plan-drag/lifted-plan';
import {
  announcementsOf,
  type DragItem,
  dayDragId,
  dragItem,
  eventDragId,
  topLeftCollisions,
} from '../../../trip-ui/plan-drag/list-drag';
import { useDragWords } from '../../../trip-ui/plan-drag/use-drag-words';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { useHandleSensors } from '../../../ui/lists/handle-sensors';

import { dayCoordinates } from './day-keys';

/** The plans of the open day can be dragged to another place in it, and to the days of the strip. */
export function DayDrag(props: {
  document: TripDocument;
  open: TripDay;
  /** `said` names the day it went to; null if it stays on this one. */
  onDrop: (drop: EventDrop, said: string | null) => void;
  children: ReactNode;
}) {
  const { document, open, onDrop, children } = props;
  const t = useTranslations('itinerary');
  const words = useTranslations('day');
  const format = useTripFormat();
  const openId = dayDragId(open.stay.destination.id, open.stayDay.key);
  const sensors = useHandleSensors(useMemo(() => dayCoordinates(openId), [openId]));
  const [lifted, setLifted] = useState<TripEvent | null>(null);
  const ids = useMemo(() => {
    const { stops } = dayOfStay(document, open.stay, open.stayDay);
    return stops.map(({ event }) => eventDragId(event.id));
  }, [document, open]);

  function placeOf(from: DragItem & { kind: 'event' }, to: DragItem): EventDrop | null {
    const event = document.events[from.id];
    if (!event || to.kind === 'stop') return null;
    if (to.kind === 'event') {
      const shown = { destid: open.stay.destination.id, days: [open.stayDay] };
      return dropPlace([shown], event, { eventId: to.id });
    }
    const day = daysOfTrip(document).find(
      ({ stay, stayDay }) => stay.destination.id === to.destid && stayDay.key === to.key,
    );
    return day ? dropOnDay(document, event, day) : null;
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      onDragStart={({ active }) => {
        const item = dragItem(active.id);
        setLifted(item?.kind === 'event' ? (document.events[item.id] ?? null) : null);
      }}
      onDragEnd={({ active, over }) => {
        setLifted(null);
        const [from, to] = [dragItem(active.id), over ? dragItem(over.id) : null];
        const place = from?.kind === 'event' && to ? placeOf(from, to) : null;
        if (!place) return;
        const { event, date, tripDay } = place;
        const day = date === null ? words('tripDay', { day: tripDay }) : format.day(date);
        onDrop(place, to?.kind === 'day' ? words('moved', { name: event.name, day }) : null);
      }}
      onDragCancel={() => setLifted(null)}
      accessibility={{
        announcements: announcementsOf(useDragWords(document, placeOf)),
        screenReaderInstructions: { draggable: t('dragHelp') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay {...OVERLAY} modifiers={SNAPPED}>
        {lifted ? <LiftedPlan name={lifted.name} category={lifted.category} /> : null}
      </DragOverlay>
    </DndContext>
  );
}

const SNAPPED = [snapCenterToCursor];

/** A pointer is on a day of the strip or near a plan; keys move the plan from corner to corner. */
const collisions: CollisionDetection = (args) => {
  if (args.pointerCoordinates === null) return topLeftCollisions(args);
  const isDay = ({ id }: { id: string | number }) => dragItem(id)?.kind === 'day';
  const onDay = pointerWithin({ ...args, droppableContainers: args.droppableContainers.filter(isDay) });
  if (onDay.length > 0) return onDay;
  return closestCenter({
    ...args,
    droppableContainers: args.droppableContainers.filter((container) => !isDay(container)),
  });
};
