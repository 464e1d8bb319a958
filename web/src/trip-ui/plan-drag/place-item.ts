import type { Active } from '@dnd-kit/core';

/** A place or a plan that is dragged to a day. */
export interface DraggedPlace {
  /** Of a place, or of a plan of the trip. */
  readonly id: string;
  readonly name: string;
  readonly isPlan: boolean;
}

/** What is attached to something draggable; the map only knows at the press which of its places it is. */
export interface PlaceData {
  readonly item: () => DraggedPlace | null;
}

/** The place that is dragged; null if it is something else. */
export function draggedPlace({ data }: Active): DraggedPlace | null {
  const { item } = (data.current ?? {}) as Partial<PlaceData>; // as attached by `useDraggable`
  return item?.() ?? null;
}
