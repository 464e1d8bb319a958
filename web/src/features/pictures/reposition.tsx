import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/media';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { croppedAxis, draggedFocus, FOCUS_STEP, focusByKey } from './focus-point';
import styles from './reposition.module.css';

/**
 * An overlay on a header picture for choosing its visible part: dragging moves the picture, as do arrow keys and two buttons.
 * Nothing is saved until the user confirms.
 */
export function Reposition(props: {
  picture: { readonly width: number | null; readonly height: number | null };
  /** From the top, 0 to 1; from the left for a picture that is cropped at the sides. */
  start: number;
  onMove: (start: number) => void;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { picture, start, onMove, onDone, onCancel } = props;
  const t = useTranslations('pictures');
  const ui = useTranslations('ui');
  const format = useTripFormat();
  const isTouch = useMedia('(pointer: coarse)');
  const pad = useRef<HTMLDivElement>(null);
  const grabbed = useRef<{ at: number; start: number } | null>(null);
  const axis = croppedAxis(picture);
  // The button that opened it is gone.
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
    const next = focusByKey(event.key, start);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  }

  const pointer = ({ clientX, clientY }: PointerEvent) => (axis === 'x' ? clientX : clientY);

  function drag(event: PointerEvent) {
    if (!grabbed.current) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const moved = pointer(event) - grabbed.current.at;
    onMove(draggedFocus(grabbed.current.start, moved, { picture, frame }));
  }

  const [Back, On] = axis === 'x' ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <div className={styles.over}>
      <div
        ref={pad}
        role="slider"
        tabIndex={0}
        className={styles.pad}
        aria-label={t('focus')}
        aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((axis === 'x' ? start : 1 - start) * 100)}
        aria-valuetext={t(axis === 'x' ? 'focusAtSide' : 'focusAt', { percent: format.share(start) })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grabbed.current = { at: pointer(event), start };
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
          label={t(axis === 'x' ? 'focusLeft' : 'focusUp')}
          onClick={() => onMove(Math.max(0, start - FOCUS_STEP))}
        >
          <Back size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton
          variant="floating"
          label={t(axis === 'x' ? 'focusRight' : 'focusDown')}
          onClick={() => onMove(Math.min(1, start + FOCUS_STEP))}
        >
          <On size={18} strokeWidth={1.75} />
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
