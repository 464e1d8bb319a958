import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import styles from './sortable-list.module.css';
import { type DragWords, type SortableRow, useRowDrag } from './use-row-drag';

/** The texts of the list; each screen has its own. */
export interface SortableWords extends DragWords {
  moveUp(name: string): string;
  moveDown(name: string): string;
}

/**
 * A list whose rows are reordered by dragging their handle, by keys on it (Space or Enter lifts, arrows move), or by two buttons.
 *
 * The buttons are visible while the row is hovered or focused.
 */
export function SortableList<Row extends SortableRow>(props: {
  label: string;
  rows: readonly Row[];
  /** `to` is 1-based. If null, the rows can't be moved. */
  onMove: ((id: string, to: number) => void) | null;
  words: SortableWords;
  children: (row: Row) => ReactNode;
}) {
  const { label, rows, onMove, words, children } = props;
  const { sensors, accessibility } = useRowDrag(rows, words);
  const list = useRef<HTMLOListElement>(null);

  function drop({ active, over }: DragEndEvent) {
    const to = rows.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove?.(String(active.id), to + 1);
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      onDragEnd={drop}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.list} aria-label={label}>
          {rows.map((row, index) => (
            <SortableItem
              key={row.id}
              row={row}
              words={words}
              onMove={onMove}
              position={index + 1}
              count={rows.length}
            >
              {children(row)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem(props: {
  row: SortableRow;
  words: SortableWords;
  onMove: ((id: string, to: number) => void) | null;
  position: number;
  count: number;
  children: ReactNode;
}) {
  const { row, words, onMove, position, count, children } = props;
  const drag = useSortable({ id: row.id, disabled: onMove === null });
  const { 'aria-describedby': help, 'aria-roledescription': role } = drag.attributes;
  return (
    <li
      ref={drag.setNodeRef}
      className={classNames(styles.row, drag.isDragging && styles.lifted)}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {onMove ? (
        <button
          ref={drag.setActivatorNodeRef}
          type="button"
          className={styles.handle}
          aria-label={words.reorder(row.name)}
          aria-describedby={help}
          aria-roledescription={role}
          {...drag.listeners}
        >
          <GripVertical size={17} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
      <div className={styles.content}>{children}</div>
      {onMove && count > 1 ? (
        <span className={styles.moves}>
          {position > 1 ? (
            <IconButton label={words.moveUp(row.name)} onClick={() => onMove(row.id, position - 1)}>
              <ArrowUp size={16} strokeWidth={1.75} />
            </IconButton>
          ) : null}
          {position < count ? (
            <IconButton label={words.moveDown(row.name)} onClick={() => onMove(row.id, position + 1)}>
              <ArrowDown size={16} strokeWidth={1.75} />
            </IconButton>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}
