import type { DndContextProps, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useHandleSensors } from './handle-sensors';

/** A row that can be reordered by dragging. */
export interface SortableRow {
  id: string;
  /** The name of the row, for its controls and announcements. */
  name: string;
}

/** The announcements while a row is dragged; each screen has its own. */
export interface DragWords {
  help: string;
  reorder(name: string): string;
  lifted(place: SortablePlace): string;
  over(place: SortablePlace): string;
  dropped(place: SortablePlace): string;
  back(name: string): string;
}

/** The position of a row, from 1. */
export interface SortablePlace {
  name: string;
  position: number;
  count: number;
}

/**
 * Sets up how rows are dragged and what is announced while dragging.
 *
 * @param toNext where an arrow key moves to; the nearest row in its direction if missing
 */
export function useRowDrag(
  rows: readonly SortableRow[],
  words: DragWords,
  toNext?: KeyboardCoordinateGetter,
) {
  const isJustLifted = useRef(false);
  const sensors = useHandleSensors(toNext);
  const placeOf = (id: UniqueIdentifier, at: UniqueIdentifier): SortablePlace => ({
    name: rows.find((row) => row.id === id)?.name ?? '',
    position: rows.findIndex((row) => row.id === at) + 1,
    count: rows.length,
  });
  const accessibility: NonNullable<DndContextProps['accessibility']> = {
    screenReaderInstructions: { draggable: words.help },
    announcements: {
      onDragStart: ({ active }) => {
        isJustLifted.current = true;
        return words.lifted(placeOf(active.id, active.id));
      },
      onDragOver: ({ active, over }) => {
        // The first report, over itself, comes immediately and would replace "lifted".
        const isOverItself = isJustLifted.current && over?.id === active.id;
        isJustLifted.current = false;
        return over && !isOverItself ? words.over(placeOf(active.id, over.id)) : undefined;
      },
      onDragEnd: ({ active, over }) => words.dropped(placeOf(active.id, over?.id ?? active.id)),
      onDragCancel: ({ active }) => words.back(placeOf(active.id, active.id).name),
    },
  };
  return { sensors, accessibility };
}
