import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useReducedMotion } from '../../lib/media';
import { useSelectedId, useSelectionActions } from '../../planner-state/selection';
import { legColorVar } from '../../trip-ui/leg-color';
import {
  announcementsOf,
  type DragItem,
  dragItem,
  listCollisions,
  stopDragId,
} from '../../trip-ui/plan-drag/list-drag';
import { useDragWords } from '../../trip-ui/plan-drag/use-drag-words';
import { classNames } from '../../ui/class-names';
import { useHandleSensors } from '../../ui/lists/handle-sensors';
import type { ItineraryActions } from './actions';
import { LiftedEvent } from './events/event-row';
import { useDropEvent } from './events/use-drop-event';
import { useEventGroups } from './events/use-event-groups';
import styles from './itinerary.module.css';
import { StopBlock, type StopBlockProps } from './stops/stop-block';
import { StopRow } from './stops/stop-row';
import { useListWindow } from './use-list-window';
import { useSameList } from './use-same-list';

/** Props of `Itinerary`. */
export interface ItineraryProps {
  /** The shown document: the trip, or the trip after the previewed change. */
  document: TripDocument;
  /** The current trip while `document` is a preview, which can't be edited. */
  today: TripDocument | null;
  expanded: ReadonlySet<string>;
  onExpand: (id: string, isExpanded: boolean) => void;
  actions: ItineraryActions;
  /** Content shown beside the leg between two destinations, such as nights that belong to neither or to both. */
  between: ReadonlyMap<string, ReactNode>;
  /** The element that scrolls the list. */
  scroller: RefObject<HTMLElement | null>;
}

/** The destinations of a trip in order, with the legs between them and the plans in each. */
export function Itinerary(props: ItineraryProps) {
  const { document, today, expanded, onExpand, actions, between, scroller } = props;
  const t = useTranslations('itinerary');
  const [lifted, setLifted] = useState<DragItem | null>(null);
  const sensors = useHandleSensors();
  const stops = orderedDestinations(document);
  const eventsOf = useEventGroups(document);
  const { select, hover, isSelected } = useSelectionActions();
  const reducedMotion = useReducedMotion();
  const ids = useSameList(stops.map(({ id }) => stopDragId(id)));
  const listWindow = useListWindow(stops, scroller);
  const newIds = useTripSelector((trip) => trip.newIds);
  const shownAs = useMemo(() => new Map([...newIds].map(([before, id]) => [id, before])), [newIds]);
  useShowSelected(document, newIds, onExpand, listWindow.scrollTo);
  const dropEvent = useDropEvent(document, expanded, actions);
  const words = useDragWords(document, dropEvent.placeOf);

  const toggle = useCallback(
    (id: string) => {
      const willOpen = !expanded.has(id);
      onExpand(id, willOpen);
      if (willOpen) select(id);
      else if (isSelected(id)) select(null);
    },
    [expanded, onExpand, select, isSelected],
  );

  function start({ active }: DragStartEvent) {
    hover(null);
    setLifted(dragItem(active.id));
  }

  function end({ active, over }: DragEndEvent) {
    setLifted(null);
    const from = dragItem(active.id);
    const to = over ? dragItem(over.id) : null;
    if (!from || !to) return;
    if (from.kind === 'event') return dropEvent.drop(from, to);
    if (from.kind !== 'stop' || to.kind !== 'stop' || from.id === to.id) return;
    const place = document.destinations[to.id]?.destinationOrder;
    if (place !== undefined) actions.move(from.id, place);
  }

  let nightsBefore = 0;
  const blocks: StopBlockProps[] = stops.map((destination, index) => {
    const was = today?.destinations[destination.id] ?? null;
    const block = {
      destination,
      next: stops[index + 1] ?? null,
      events: eventsOf(destination.id),
      was,
      wasNext: today && was ? (orderedDestinations(today)[was.destinationOrder] ?? null) : null,
      isPreview: today !== null,
      count: stops.length,
      tripStart: document.trip.startDate,
      nightsBefore,
      currency: document.trip.currency,
      bookings: document.bookings,
      isExpanded: expanded.has(destination.id),
      between: between.get(destination.id) ?? null,
      onToggle: toggle,
      actions,
    };
    nightsBefore += destination.nights;
    return block;
  });

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={listCollisions}
      modifiers={VERTICAL}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setLifted(null)}
      accessibility={{
        announcements: announcementsOf(words),
        screenReaderInstructions: { draggable: t('dragHelp') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classNames(styles.list, lifted !== null && styles.dragging)} aria-label={t('list')}>
          {listWindow.before > 0 ? <li aria-hidden="true" style={{ height: listWindow.before }} /> : null}
          {blocks.slice(listWindow.first, listWindow.last + 1).map((block, index) => (
            <StopBlock
              // A row that gets a new id stays the same row and keeps the focus inside it.
              key={shownAs.get(block.destination.id) ?? block.destination.id}
              {...block}
              index={listWindow.first + index}
              measure={listWindow.measure}
            />
          ))}
          {listWindow.after > 0 ? <li aria-hidden="true" style={{ height: listWindow.after }} /> : null}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={reducedMotion ? null : DROP}>
        {/* A copy of a row that is still in the list, so there is nothing to read, focus or click. */}
        <div aria-hidden="true" inert>
          <Lifted item={lifted} document={document} />
        </div>
      </DragOverlay>
    </DndContext>
  );
}

const VERTICAL = [restrictToVerticalAxis];
const DROP = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** The copy that follows the pointer. */
function Lifted({ item, document }: { item: DragItem | null; document: TripDocument }) {
  if (item?.kind === 'event') {
    const event = document.events[item.id];
    return event ? <LiftedEvent event={event} currency={document.trip.currency} /> : null;
  }
  const stop = item?.kind === 'stop' ? document.destinations[item.id] : undefined;
  if (!stop) return null;
  return (
    <div className={styles.lifted}>
      <StopRow
        destination={stop}
        thingsPlanned={0}
        color={legColorVar(stop.destinationOrder - 1)}
        was={null}
        isSelected={false}
        isExpanded={null}
        handle={{}}
      />
    </div>
  );
}

/**
 * Expands the destination that was selected elsewhere (on the map, in the fold strip) and scrolls it into view.
 *
 * A destination that was just added is only scrolled into view: it is still empty.
 */
function useShowSelected(
  document: TripDocument,
  newIds: ReadonlyMap<string, string>,
  onExpand: (id: string, isExpanded: boolean) => void,
  scrollTo: (id: string) => void,
) {
  const selectedId = useSelectedId();
  const known = useRef(document);
  const shown = useRef<string | null>(null);
  const isThere = selectedId !== null && document.destinations[selectedId] !== undefined;
  useEffect(() => {
    if (selectedId !== null && !isThere) return;
    const isSameRow = shown.current !== null && newIds.get(shown.current) === selectedId;
    shown.current = selectedId;
    if (selectedId === null || isSameRow) return;
    if (known.current.destinations[selectedId]) onExpand(selectedId, true);
    scrollTo(selectedId);
  }, [selectedId, isThere, newIds, onExpand, scrollTo]);
  // Must run after the effect above, which needs the previous document.
  useEffect(() => {
    known.current = document;
  });
}
