import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** A sheet that is pulled down this far, in pixels, closes when it is let go. */
const FAR = 72;

/**
 * The upper edge of a sheet, on phones: pulling it down closes the sheet, as its close button does.
 *
 * The element that moves is the one around it with `data-sheet`.
 */
export function SheetGrip(props: {
  onClose: () => void;
  className: string | undefined;
  children?: ReactNode;
}) {
  const { onClose, className, children } = props;
  const stopListening = useRef(() => {});
  useEffect(() => () => stopListening.current(), []);

  function start(event: PointerEvent<HTMLElement>) {
    const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]');
    if (!sheet || event.button !== 0) return;
    const { pointerId, clientY } = event;
    let pulled = 0;
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      pulled = Math.max(0, moved.clientY - clientY);
      sheet.style.transition = 'none';
      sheet.style.translate = `0 ${pulled}px`;
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      stopListening.current();
      if (pulled > FAR && ended.type === 'pointerup') onClose();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stopListening.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      // It may stay open, to ask about what was typed.
      sheet.style.transition = '';
      sheet.style.translate = '';
    };
  }

  return (
    <div className={className} onPointerDown={start}>
      {children}
    </div>
  );
}
