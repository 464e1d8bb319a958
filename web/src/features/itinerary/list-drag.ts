import type { Announcements, CollisionDetection, UniqueIdentifier } from '@dnd-kit/core';
import { closestCenter } from '@dnd-kit/core';
import type { useSortable } from '@dnd-kit/sortable';
import type { TouchEventHandler } from 'react';

/** What is being dragged or dropped on, read from its drag-and-drop id. */
export type DragItem =
  | { kind: 'stop'; id: string }
  | { kind: 'event'; id: string }
  | { kind: 'day'; destid: string; key: string };

/** Reads a drag-and-drop id. */
export function dragItem(id: UniqueIdentifier): DragItem | null {
  const [kind, first, second] = String(id).split(':');
  if (!first) return null;
  if (kind === 'stop' || kind === 'event') return { kind, id: first };
  return kind === 'day' && second ? { kind, destid: first, key: second } : null;
}

/** Destinations land among destinations, events among events and days. */
export const listCollisions: CollisionDetection = (args) => {
  const isStop = dragItem(args.active.id)?.kind === 'stop';
  const droppableContainers = args.droppableContainers.filter(
    ({ id }) => (dragItem(id)?.kind === 'stop') === isStop,
  );
  return closestCenter({ ...args, droppableContainers });
};

/** The sentences of a drag, made by the list that knows the names. */
export interface DragWords {
  lifted(active: DragItem): string | undefined;
  over(active: DragItem, over: DragItem): string | undefined;
  dropped(active: DragItem, over: DragItem): string | undefined;
  cancelled(active: DragItem): string | undefined;
}

/**
 * True until a lifted row is reported over something. The first report, over itself, comes at once and would take the
 * place of the sentence that it was lifted. A page has one drag at a time, and draws anew during it.
 */
let isJustLifted = false;

/** Turns the sentences into what screen readers are told during a drag. */
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

/** What lifts a row by a long press anywhere on it; the mouse has the handle for that. */
export function pressToLift(listeners: ReturnType<typeof useSortable>['listeners']): {
  onTouchStart?: TouchEventHandler;
} {
  const start = listeners?.onTouchStart;
  return start ? { onTouchStart: (event) => start(event) } : {};
}
