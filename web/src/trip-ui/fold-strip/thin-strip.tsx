import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { colorStyle } from '../leg-color';
import type { FoldPanel } from './fold-panel';
import styles from './thin-strip.module.css';

/**
 * A fold strip in one line: a bar of colors and the selected panel in words. A finger on it selects what is above the finger,
 * arrow keys the panel before or after.
 */
export function ThinStrip(props: {
  label: string;
  panels: readonly FoldPanel[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}) {
  const { label, panels, selectedId, onSelect } = props;
  const colors = useRef<HTMLSpanElement>(null);
  const at = panels.findIndex(({ id }) => id === selectedId);
  const shown = panels[Math.max(0, at)];
  if (!shown) return null;
  const words = [shown.label, shown.shortSublabel, shown.dates].filter((part) => part !== undefined);

  function follow(event: PointerEvent) {
    if (event.buttons === 0) return;
    const parts = Array.from(colors.current?.children ?? [], (part) => part.getBoundingClientRect());
    const under = parts.findIndex(({ right }) => event.clientX < right);
    const panel = panels[under < 0 ? panels.length - 1 : under];
    if (panel && panel.id !== selectedId) onSelect(panel.id);
  }

  function pressKey(event: KeyboardEvent) {
    const last = panels.length - 1;
    const to = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: last,
    }[event.key];
    const panel = to === undefined ? undefined : panels[Math.min(last, Math.max(0, to))];
    if (!panel) return;
    event.preventDefault();
    onSelect(panel.id);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.strip}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={panels.length}
      aria-valuenow={Math.max(0, at) + 1}
      aria-valuetext={words.join(', ')}
      onPointerDown={follow}
      onPointerMove={follow}
      onKeyDown={pressKey}
    >
      <span ref={colors} className={styles.colors}>
        {panels.map(({ id, color, weight }) => (
          <i
            key={id}
            className={classNames(id === selectedId && styles.selected)}
            style={{ ...colorStyle(color), flexGrow: weight }}
          />
        ))}
      </span>
      <span className={styles.words}>
        <span className={styles.name} lang={shown.lang}>
          {shown.label}
        </span>
        <span className={styles.detail}>{shown.shortSublabel}</span>
        <span className={classNames(styles.detail, styles.dates)}>{shown.dates}</span>
      </span>
    </div>
  );
}
