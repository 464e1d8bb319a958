import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/media';
import { useTripFormat } from '../../lib/trip-format';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { draggedFocus, FOCUS_STEP, focusByKey } from './focus-point';
import styles from './reposition.module.css';

/**
 * Lies over a header picture while it is chosen which part of it shows: dragging moves the picture, as do arrow keys and two
 * buttons. Nothing is written before it is done.
 */
export function Reposition(props: {
  /** From the top, 0 to 1. */
  top: number;
  onMove: (top: number) => void;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { top, onMove, onDone, onCancel } = props;
  const t = useTranslations('pictures');
  const ui = useTranslations('ui');
  const format = useTripFormat();
  const isTouch = useMedia('(pointer: coarse)');
  const pad = useRef<HTMLDivElement>(null);
  const grabbed = useRef<{ y: number; top: number } | null>(null);
  // It was asked for by a button that has gone.
  useEffect(() => pad.current?.focus(), []);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onCancel();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      return onDone();
    }
    const next = focusByKey(event.key, top);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  }

  function drag({ clientY, currentTarget }: PointerEvent) {
    if (!grabbed.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onMove(draggedFocus(grabbed.current.top, clientY - grabbed.current.y, { width, height }));
  }

  return (
    <div className={styles.over}>
      <div
        ref={pad}
        role="slider"
        tabIndex={0}
        className={styles.pad}
        aria-label={t('focus')}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((1 - top) * 100)}
        aria-valuetext={t('focusAt', { percent: format.share(top) })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grabbed.current = { y: event.clientY, top };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grabbed.current = null;
        }}
        onPointerCancel={() => {
          grabbed.current = null;
        }}
      />
      <p className={styles.help}>{t(isTouch ? 'focusHelpTouch' : 'focusHelp')}</p>
      <div className={styles.buttons}>
        <IconButton
          variant="floating"
          label={t('focusUp')}
          onClick={() => onMove(Math.max(0, top - FOCUS_STEP))}
        >
          <ArrowUp size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton
          variant="floating"
          label={t('focusDown')}
          onClick={() => onMove(Math.min(1, top + FOCUS_STEP))}
        >
          <ArrowDown size={18} strokeWidth={1.75} />
        </IconButton>
        <Button size="small" className={styles.button} onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <Button size="small" variant="primary" onClick={onDone}>
          {t('focusSave')}
        </Button>
      </div>
    </div>
  );
}
