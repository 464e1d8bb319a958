import type { Announcements, CollisionDetection, UniqueIdentifier } from '@dnd-kit/core';
import { closestCenter } from '@dnd-kit/core';
import type { useSortable } from '@dnd-kit/sortable';
import type { TouchEventHandler } from 'react';

/** The item being dragged or dropped on, parsed from its drag-and-drop id. */
export type DragItem =
  | { kind: 'stop'; id: string }
  | { kind: 'event'; id: string }
  | { kind: 'day'; destid: string; key: string };

/** The drag-and-drop id of a destination. */
export const stopDragId = (id: string) => `stop:${id}`;

/** The drag-and-drop id of an event. */
export const eventDragId = (id: string) => `event:${id}`;

/** The drag-and-drop id of a day. @param key as in `StayDay` */
export const dayDragId = (destid: string, key: string) => `day:${destid}:${key}`;

/** Parses a drag-and-drop id. */
export function dragItem(id: UniqueIdentifier): DragItem | null {
  const [kind, first, second] = String(id).split(':');
  if (!first) return null;
  if (kind === 'stop' || kind === 'event') return { kind, id: first };
  return kind === 'day' && second ? { kind, destid: first, key: second } : null;
}

/** Destinations are dropped among destinations, events among events and days. */
export const listCollisions: CollisionDetection = (args) => {
  const isStop = dragItem(args.active.id)?.kind === 'stop';
  const droppableContainers = args.droppableContainers.filter(
    ({ id }) => (dragItem(id)?.kind === 'stop') === isStop,
  );
  return closestCenter({ ...args, droppableContainers });
};

/** The nearest by the upper left corner, which is where arrow keys put what they move. */
export const topLeftCollisions: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
}) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      if (!rect) return [];
      const value = Math.hypot(rect.left - collisionRect.left, rect.top - collisionRect.top);
      return [{ id, data: { droppableContainer, value } }];
    })
    .sort((a, b) => a.data.value - b.data.value);

/** The announcements of a drag, made by the list that knows the names. */
export interface DragWords {
  lifted(active: DragItem): string | undefined;
  over(active: DragItem, over: DragItem): string | undefined;
  dropped(active: DragItem, over: DragItem): string | undefined;
  cancelled(active: DragItem): string | undefined;
}

/**
 * True until a lifted row is reported over something. The first report, over itself, comes immediately and would replace the
 * announcement that it was lifted. A page has only one drag at a time, and rerenders during it.
 */
let isJustLifted = false;

/** Turns these sentences into screen reader announcements during a drag. */
export function announcementsOf(words: DragWords): Announcements {
  const both = (
    ids: { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null },
    say: (active: DragItem, over: DragItem) => string | undefined,
  ) => {
    const active = dragItem(ids.active.id);
    const over = ids.over ? dragItem(ids.over.id) : null;
    return active && over ? say(active, over) : undefined;
  };
  const one = (id: UniqueIdentifier, say: (active: DragItem) => string | undefined) => {
    const active = dragItem(id);
    return active ? say(active) : undefined;
  };
  return {
    onDragStart: ({ active }) => {
      isJustLifted = true;
      return one(active.id, words.lifted);
    },
    onDragOver: (ids) => {
      const isOverItself = isJustLifted && ids.over?.id === ids.active.id;
      isJustLifted = false;
      return isOverItself ? undefined : both(ids, words.over);
    },
    onDragEnd: (ids) => both(ids, words.dropped),
    onDragCancel: ({ active }) => one(active.id, words.cancelled),
  };
}

/** The listeners that lift a row by a long press anywhere on it; mouse users have the handle. */
export function pressToLift(listeners: ReturnType<typeof useSortable>['listeners']): {
  onTouchStart?: TouchEventHandler;
} {
  const start = listeners?.onTouchStart;
  return start ? { onTouchStart: (event) => start(event) } : {};
}
