import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const KEYS = {
  start: ['Space', 'Enter', 'NumpadEnter'],
  cancel: ['Escape'],
  end: ['Space', 'Enter', 'NumpadEnter', 'Tab'],
};

/**
 * How what has a handle is dragged: mouse at once, touch after a press of 250 ms, and keys on the handle: Space or Enter lifts and
 * drops, arrows move, Escape cancels.
 *
 * @param toNext where an arrow key leads; to the nearest in its direction when missing
 */
export function useHandleSensors(toNext: KeyboardCoordinateGetter = sortableKeyboardCoordinates) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNext, keyboardCodes: KEYS }),
  );
}
