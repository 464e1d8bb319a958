import {
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FeltTouchSensor } from '../../ui/lists/felt-touch-sensor';

/** How panels of a strip are dragged by mouse, touch and keyboard, and what screen readers are told. */
export function useFoldDrag(panels: readonly { id: string; label: string }[]) {
  const t = useTranslations('ui');
  const isJustLifted = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A shorter touch is for scrolling the strip.
    useSensor(FeltTouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // Enter opens a panel, so only Space lifts it.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );
  const placeOf = (id: UniqueIdentifier | undefined, at: UniqueIdentifier | undefined) => ({
    name: panels.find((panel) => panel.id === id)?.label ?? '',
    position: panels.findIndex((panel) => panel.id === at) + 1,
    count: panels.length,
  });
  const accessibility: NonNullable<DndContextProps['accessibility']> = {
    screenReaderInstructions: { draggable: t('foldHelp') },
    announcements: {
      onDragStart: ({ active }) => {
        isJustLifted.current = true;
        return t('foldLifted', placeOf(active.id, active.id));
      },
      onDragOver: ({ active, over }) => {
        // The first event, over itself, comes at once and would replace the "lifted" announcement.
        const isOverItself = isJustLifted.current && over?.id === active.id;
        isJustLifted.current = false;
        return over && !isOverItself ? t('foldOver', placeOf(active.id, over.id)) : undefined;
      },
      onDragEnd: ({ active, over }) => t('foldDropped', placeOf(active.id, over?.id ?? active.id)),
      onDragCancel: ({ active }) => t('foldBack', { name: placeOf(active.id, active.id).name }),
    },
  };
  return { sensors, accessibility };
}
