import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useBack } from '../../lib/back/use-back';
import { classNames } from '../class-names';
import styles from './sheet.module.css';
import { neighborStop, type SheetStop, sheetHeight } from './sheet-stops';
import { useSheetDrag } from './use-sheet-drag';

/** Props of `Sheet`. */
export interface SheetProps {
  /** Names the region, for screen readers. */
  label: string;
  /** The height of the header over the map, in CSS pixels, which the sheet only covers at its full height. */
  head: number;
  stop: SheetStop;
  onStopChange: (stop: SheetStop) => void;
  /** Always visible, under the handle; it can also be dragged. */
  header?: ReactNode;
  /** Scrolls inside the sheet; pulling it down at its top lowers the sheet. */
  children: ReactNode;
  /** Below the content and always visible, unless the sheet shows its summary only. */
  footer?: ReactNode;
  /** For an element that is as high as the room left below the footer. */
  footRef?: Ref<HTMLDivElement> | undefined;
  className?: string;
}

/**
 * A panel that comes up from the bottom over the map and rests at three heights.
 *
 * Fills the width of its positioned container; drag it, tap its handle, or press Up and Down on the handle. At its full height,
 * Back lowers it.
 */
export function Sheet(props: SheetProps) {
  const { label, head, stop, onStopChange, header, footer, footRef, children, className } = props;
  const t = useTranslations('ui');
  const sheet = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  const room = { height, head };
  const { draggedHeight, wasDragged, dragBy, pullBy } = useSheetDrag({ stop, room, onStopChange });

  useBack(stop === 'full' ? () => onStopChange('half') : null);

  useEffect(() => {
    const holder = sheet.current?.offsetParent ?? document.documentElement;
    const observer = new ResizeObserver(() => setHeight(holder.clientHeight));
    observer.observe(holder);
    return () => observer.disconnect();
  }, []);

  const shown = draggedHeight ?? (height ? sheetHeight(stop, room) : null);
  const stopWords = { summary: t('sheetSummary'), half: t('sheetHalf'), full: t('sheetFull') }[stop];

  function tap(event: MouseEvent) {
    // The sheet follows the pointer, so a drag ends on the handle and the browser fires a click.
    if (wasDragged() && event.detail > 0) return;
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
      style={shown === null ? undefined : { height: shown }}
    >
      <div className={styles.grip} onPointerDown={dragBy}>
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
      <div ref={pullBy} className={styles.body}>
        {children}
      </div>
      {footer && (stop !== 'summary' || draggedHeight !== null) ? (
        <>
          <div className={styles.footer}>{footer}</div>
          <div ref={footRef} className={styles.foot} />
        </>
      ) : null}
    </section>
  );
}
