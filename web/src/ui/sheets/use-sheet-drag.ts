import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { feel } from '../../lib/phone/haptics';
import { restingStop, type SheetRoom, type SheetStop, sheetHeight } from './sheet-stops';

/** Moves shorter than this are a tap on the handle. */
const TAP_PX = 4;

/** A pause longer than this before the release ends a flick. */
const REST_MS = 80;

/** A finger that rests this long on the content before it moves lifts a row there. */
const HOLD_MS = 250;

/** How a sheet is dragged. */
export interface SheetDrag {
  /** The height while it is being dragged, in CSS pixels; otherwise null. */
  draggedHeight: number | null;
  /** Whether the last press became a drag. */
  wasDragged(): boolean;
  /** Starts dragging, for the part of the sheet that is always dragged. */
  dragBy(event: ReactPointerEvent): void;
  /** For the scrolling content: a finger that pulls it down at its top drags the sheet. */
  pullBy(content: HTMLElement | null): (() => void) | undefined;
}

/**
 * Lets a sheet follow the pointer and come to rest at the nearest stop, or at the next one after a flick.
 *
 * @param room its height is 0 if it isn't known yet
 */
export function useSheetDrag(sheet: {
  stop: SheetStop;
  room: SheetRoom;
  onStopChange: (stop: SheetStop) => void;
}): SheetDrag {
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  const isDragged = useRef(false);
  const stopListening = useRef(() => {});
  const [draggedHeight, setDraggedHeight] = useState<number | null>(null);

  useEffect(() => () => stopListening.current(), []);

  const start = useCallback(
    (event: PointerEvent | ReactPointerEvent, isMeant: (moved: PointerEvent) => boolean) => {
      // A second finger changes nothing.
      if (event.button !== 0 || !event.isPrimary) return;
      isDragged.current = false;
      const { room, stop } = latest.current;
      if (!room.height) return;
      const pointer = event.pointerId;
      const startY = event.clientY;
      const startHeight = sheetHeight(stop, room);
      let height = startHeight;
      let last = { y: startY, time: event.timeStamp };
      let velocity = 0;

      const move = (moved: PointerEvent) => {
        if (moved.pointerId !== pointer) return;
        // Ignores short moves, so presses on buttons stay presses.
        if (!isDragged.current && Math.abs(moved.clientY - startY) < TAP_PX) return;
        if (!isDragged.current && !isMeant(moved)) return stopListening.current();
        isDragged.current = true;
        const elapsed = moved.timeStamp - last.time;
        if (elapsed > 0) velocity = (last.y - moved.clientY) / elapsed;
        last = { y: moved.clientY, time: moved.timeStamp };
        const wanted = startHeight + startY - moved.clientY;
        height = Math.min(Math.max(wanted, sheetHeight('summary', room)), sheetHeight('full', room));
        setDraggedHeight(height);
      };
      const end = (ended: PointerEvent) => {
        if (ended.pointerId !== pointer) return;
        stopListening.current();
        if (!isDragged.current) return;
        setDraggedHeight(null);
        // If the finger rested before lifting, it isn't a flick.
        const flick = ended.timeStamp - last.time > REST_MS ? 0 : velocity;
        feel('snap');
        latest.current.onStopChange(restingStop(height, flick, room));
      };

      stopListening.current();
      // On the window, because a fast mouse leaves the handle before the sheet follows.
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
      stopListening.current = () => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
      };
    },
    [],
  );

  const dragBy = useCallback((event: ReactPointerEvent) => start(event, () => true), [start]);

  const pullBy = useCallback(
    (content: HTMLElement | null) => {
      if (!content) return undefined;
      const press = (event: PointerEvent) => {
        if (event.pointerType !== 'touch') return;
        const isAtTop = content.scrollTop <= 0;
        start(event, (moved) => {
          const down = moved.clientY - event.clientY;
          const isHeld = moved.timeStamp - event.timeStamp >= HOLD_MS;
          return isAtTop && !isHeld && down > Math.abs(moved.clientX - event.clientX);
        });
      };
      // The browser would scroll instead, and take the pointer away.
      const keepPointer = (event: TouchEvent) =>
        isDragged.current && event.cancelable && event.preventDefault();
      content.addEventListener('pointerdown', press);
      content.addEventListener('touchmove', keepPointer, { passive: false });
      return () => {
        content.removeEventListener('pointerdown', press);
        content.removeEventListener('touchmove', keepPointer);
      };
    },
    [start],
  );

  const wasDragged = useCallback(() => isDragged.current, []);
  return { draggedHeight, wasDragged, dragBy, pullBy };
}
