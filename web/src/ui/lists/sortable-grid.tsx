import { closestCenter, DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type MouseEventHandler, type ReactNode, type TouchEventHandler, useState } from 'react';
import { useReducedMotion } from '../../lib/media';
import { classNames } from '../class-names';
import { gridCoordinates } from './grid-keys';
import styles from './sortable-grid.module.css';
import { type DragWords, type SortableRow, useRowDrag } from './use-row-drag';

/** What lifts a cell for dragging. */
export interface CellDrag {
  /** A button for the keyboard, and a visible drag handle. */
  handle: ReactNode;
  /** For the cell's content: a mouse drags it immediately, a finger after a long press. */
  press: {
    onMouseDown?: MouseEventHandler<HTMLElement>;
    onTouchStart?: TouchEventHandler<HTMLElement>;
  };
}

/** The texts of the grid; each screen has its own. */
export interface GridWords extends DragWords {
  /** Shown where the lifted cell would land; `position` is 1-based. */
  dropsHere(position: number): string;
}

/**
 * A grid whose cells are reordered by dragging, or by keys on their handle: Space or Enter lifts, arrows move. The other cells
 * make room immediately.
 */
export function SortableGrid<Row extends SortableRow>(props: {
  label: string;
  rows: readonly Row[];
  /** `to` is 1-based. If null, the cells can't be moved. */
  onMove: ((id: string, to: number) => void) | null;
  words: GridWords;
  className?: string | undefined;
  children: (row: Row, drag: CellDrag | null) => ReactNode;
  /** The content that follows the pointer. */
  lifted: (row: Row) => ReactNode;
  /** List items after those that can be moved. */
  after?: ReactNode;
}) {
  const { label, rows, onMove, words, className, children, lifted, after } = props;
  const { sensors, accessibility } = useRowDrag(rows, words, gridCoordinates);
  const reducedMotion = useReducedMotion();
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const inHand = rows.find(({ id }) => id === liftedId);

  function drop({ active, over }: DragEndEvent) {
    setLiftedId(null);
    const to = rows.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove?.(String(active.id), to + 1);
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setLiftedId(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLiftedId(null)}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={className} aria-label={label}>
          {rows.map((row) => (
            <Cell key={row.id} row={row} words={words} canMove={onMove !== null && rows.length > 1}>
              {children}
            </Cell>
          ))}
          {after}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={reducedMotion ? null : DROP}>
        {/* A copy of a cell that is still in the grid: nothing to read, focus or press. */}
        {inHand ? (
          <div className={styles.lifted} aria-hidden="true" inert>
            {lifted(inHand)}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

const DROP = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' };

function Cell<Row extends SortableRow>(props: {
  row: Row;
  words: GridWords;
  canMove: boolean;
  children: (row: Row, drag: CellDrag | null) => ReactNode;
}) {
  const { row, words, canMove, children } = props;
  const drag = useSortable({ id: row.id, disabled: !canMove });
  const { attributes, listeners = {}, isDragging } = drag;
  const { onMouseDown, onTouchStart } = listeners as CellDrag['press']; // they are named after their events
  const handle = (
    <button
      ref={drag.setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={words.reorder(row.name)}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      {...listeners}
    >
      <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={drag.setNodeRef}
      className={classNames(styles.cell, isDragging && styles.hollow)}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {children(
        row,
        canMove
          ? {
              handle,
              press: { ...(onMouseDown ? { onMouseDown } : {}), ...(onTouchStart ? { onTouchStart } : {}) },
            }
          : null,
      )}
      {isDragging ? (
        <span className={styles.landing} aria-hidden="true">
          {words.dropsHere(drag.newIndex + 1)}
        </span>
      ) : null}
    </li>
  );
}
