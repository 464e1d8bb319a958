import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { FeltTouchSensor } from './felt-touch-sensor';

const KEYS = {
  start: ['Space', 'Enter', 'NumpadEnter'],
  cancel: ['Escape'],
  end: ['Space', 'Enter', 'NumpadEnter', 'Tab'],
};

/**
 * The sensors for dragging things that have a handle: a mouse drags immediately, a finger after a press of 250 ms, and on the
 * handle, Space or Enter lifts and drops, arrows move, and Escape cancels.
 *
 * @param toNext where an arrow key moves to; the nearest item in its direction if missing
 */
export function useHandleSensors(toNext: KeyboardCoordinateGetter = sortableKeyboardCoordinates) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(FeltTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNext, keyboardCodes: KEYS }),
  );
}
