import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { feel } from '../../lib/phone/haptics';
import { classNames } from '../class-names';
import styles from './sheet.module.css';
import { neighborStop, restingStop, type SheetStop, sheetHeight } from './sheet-stops';

/** Props of `Sheet`. */
export interface SheetProps {
  /** Names the region, for screen readers. */
  label: string;
  stop: SheetStop;
  onStopChange: (stop: SheetStop) => void;
  /** Always visible, under the handle; it can also be dragged. */
  header?: ReactNode;
  /** Scrolls inside the sheet. */
  children: ReactNode;
  className?: string;
}

/** Moves shorter than this are a tap on the handle. */
const TAP_PX = 4;

/** A pause longer than this before the release ends a flick. */
const REST_MS = 80;

/**
 * A panel that comes up from the bottom over the map and rests at three heights.
 *
 * Fills the width of its positioned container; drag it, tap its handle, or press Up and Down on the handle.
 */
export function Sheet({ label, stop, onStopChange, header, children, className }: SheetProps) {
  const t = useTranslations('ui');
  const sheet = useRef<HTMLElement>(null);
  const wasDragged = useRef(false);
  const stopListening = useRef(() => {});
  const [room, setRoom] = useState(0);
  const [draggedHeight, setDraggedHeight] = useState<number | null>(null);

  useEffect(() => {
    const holder = sheet.current?.offsetParent ?? document.documentElement;
    const observer = new ResizeObserver(() => setRoom(holder.clientHeight));
    observer.observe(holder);
    return () => observer.disconnect();
  }, []);

  useEffect(() => () => stopListening.current(), []);

  const height = draggedHeight ?? (room ? sheetHeight(stop, room) : null);
  const stopWords = { summary: t('sheetSummary'), half: t('sheetHalf'), full: t('sheetFull') }[stop];

  function start(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    if (event.button !== 0 || !room) return;
    const pointer = event.pointerId;
    const startY = event.clientY;
    const startHeight = sheetHeight(stop, room);
    let height = startHeight;
    let last = { y: startY, time: event.timeStamp };
    let velocity = 0;

    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointer) return;
      // Ignores short moves, so presses on buttons in the header stay presses.
      if (!wasDragged.current && Math.abs(moved.clientY - startY) < TAP_PX) return;
      wasDragged.current = true;
      const elapsed = moved.timeStamp - last.time;
      if (elapsed > 0) velocity = (last.y - moved.clientY) / elapsed;
      last = { y: moved.clientY, time: moved.timeStamp };
      const wanted = startHeight + startY - moved.clientY;
      height = Math.min(Math.max(wanted, sheetHeight('summary', room)), sheetHeight('full', room));
      setDraggedHeight(height);
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointer) return;
      stopListening.current();
      if (!wasDragged.current) return;
      setDraggedHeight(null);
      // If the finger rested before lifting, it isn't a flick.
      const flick = ended.timeStamp - last.time > REST_MS ? 0 : velocity;
      feel('snap');
      onStopChange(restingStop(height, flick, room));
    };

    // On the window, because a fast mouse leaves the handle before the sheet follows.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stopListening.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }

  function tap(event: MouseEvent) {
    // The sheet follows the pointer, so a drag ends on the handle and the browser fires a click.
    if (wasDragged.current && event.detail > 0) return;
    onStopChange(stop === 'full' ? 'summary' : neighborStop(stop, 'up'));
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
      <div className={styles.grip} onPointerDown={start}>
        <button
          type="button"
          className={styles.handle}
          aria-label={t('sheetHandle', { stop: stopWords })}
          aria-expanded={stop !== 'summary'}
          onClick={tap}
          onKeyDown={pressKey}
        />
        {header}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
