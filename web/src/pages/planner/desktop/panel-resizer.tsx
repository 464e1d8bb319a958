import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './panel-resizer.module.css';

const NARROWEST = 420;
const WIDEST_SHARE = 0.6;
const STEP = 16;

/** The edge between panel and map: drag it, or press the arrow keys on it. */
export function PanelResizer(props: { label: string; width: number; onChange: (width: number) => void }) {
  const { label, width, onChange } = props;
  const start = useRef<{ x: number; width: number } | null>(null);
  const widest = Math.round(innerWidth * WIDEST_SHARE);
  const resize = (wanted: number) => onChange(Math.round(Math.min(widest, Math.max(NARROWEST, wanted))));

  function press(event: KeyboardEvent) {
    const wanted = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: NARROWEST,
      End: widest,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    resize(wanted);
  }

  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  }

  function move(event: PointerEvent) {
    if (start.current) resize(start.current.width + event.clientX - start.current.x);
  }

  return (
    // A separator that can be moved is a control: it has a value, takes focus and handles keys.
    // biome-ignore lint/a11y/useSemanticElements: hr cannot have a value
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={widest}
      tabIndex={0}
      className={styles.edge}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    />
  );
}
