import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from './class-names';
import styles from './sheet.module.css';
import { neighborStop, restingStop, type SheetStop, sheetHeight } from './sheet-stops';

/** Props of `Sheet`. */
export interface SheetProps {
  /** Names the region, for screen readers. */
  label: string;
  stop: SheetStop;
  onStopChange: (stop: SheetStop) => void;
  /** Always visible, under the handle; it drags too. */
  header?: ReactNode;
  /** Scrolls inside the sheet. */
  children: ReactNode;
  className?: string;
}

/** Moves shorter than this are a tap on the handle. */
const TAP_PX = 4;

interface Drag {
  pointer: number;
  startY: number;
  startHeight: number;
  lastY: number;
  lastTime: number;
  velocity: number;
  hasMoved: boolean;
}

/**
 * A panel that comes up from the bottom over the map and rests at three heights.
 *
 * Fills the width of the positioned element that holds it; drag, tap the handle, or press Up and Down on it.
 */
export function Sheet({ label, stop, onStopChange, header, children, className }: SheetProps) {
  const t = useTranslations('ui');
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<Drag | null>(null);
  const [room, setRoom] = useState(0);
  const [draggedHeight, setDraggedHeight] = useState<number | null>(null);

  useEffect(() => {
    const holder = sheet.current?.offsetParent ?? document.documentElement;
    const observer = new ResizeObserver(() => setRoom(holder.clientHeight));
    observer.observe(holder);
    return () => observer.disconnect();
  }, []);

  const height = draggedHeight ?? (room ? sheetHeight(stop, room) : null);
  const stopWords = { summary: t('sheetSummary'), half: t('sheetHalf'), full: t('sheetFull') }[stop];

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !room) return;
    drag.current = {
      pointer: event.pointerId,
      startY: event.clientY,
      startHeight: sheetHeight(stop, room),
      lastY: event.clientY,
      lastTime: event.timeStamp,
      velocity: 0,
      hasMoved: false,
    };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    if (!current || current.pointer !== event.pointerId) return;
    if (!current.hasMoved && Math.abs(event.clientY - current.startY) < TAP_PX) return;
    if (!current.hasMoved) {
      // Only now, so that presses on buttons in the header stay presses.
      current.hasMoved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const elapsed = event.timeStamp - current.lastTime;
    if (elapsed > 0) current.velocity = (current.lastY - event.clientY) / elapsed;
    current.lastY = event.clientY;
    current.lastTime = event.timeStamp;
    const wanted = current.startHeight + current.startY - event.clientY;
    setDraggedHeight(Math.min(Math.max(wanted, sheetHeight('summary', room)), sheetHeight('full', room)));
  }

  function end(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    drag.current = null;
    if (!current?.hasMoved || current.pointer !== event.pointerId) return;
    const reached = draggedHeight ?? current.startHeight;
    setDraggedHeight(null);
    onStopChange(restingStop(reached, current.velocity, room));
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStopChange(neighborStop(stop, event.key === 'ArrowUp' ? 'up' : 'down'));
  }

  return (
    <section
      ref={sheet}
      aria-label={label}
      className={classNames(styles.sheet, draggedHeight !== null && styles.dragged, className)}
      style={height === null ? undefined : { height }}
    >
      <div
        className={styles.grip}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <button
          type="button"
          className={styles.handle}
          aria-label={t('sheetHandle', { stop: stopWords })}
          aria-expanded={stop !== 'summary'}
          onClick={() => onStopChange(stop === 'full' ? 'summary' : neighborStop(stop, 'up'))}
          onKeyDown={pressKey}
        />
        {header}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
