import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { GripVertical } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { eventDragId, pressToLift } from '../../../trip-ui/plan-drag/list-drag';
import styles from './day-row-drag.module.css';

/** What makes the row of a plan draggable: properties of the row, and its grip. A finger lifts it by holding the row. */
export function useDayRowDrag(event: TripEvent, isEditable: boolean) {
  const t = useTranslations('itinerary');
  const sortable = useSortable({ id: eventDragId(event.id), disabled: !isEditable });
  const { listeners, attributes, transform, transition, isDragging } = sortable;
  return {
    row: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-lifted': isDragging || undefined,
      ...(isEditable ? pressToLift(listeners) : {}),
    },
    grip: isEditable ? (
      <button
        type="button"
        {...attributes}
        {...listeners}
        ref={sortable.setActivatorNodeRef}
        className={styles.grip}
        aria-label={t('reorderEvent', { event: event.name })}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    ) : null,
  };
}
