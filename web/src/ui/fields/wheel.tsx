import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './wheel.module.css';

/** The height of a row, in pixels; as in the styles. */
const ROW = 44;
/** Rows that Page Up and Page Down move. */
const PAGE = 4;

/** One row of a wheel. */
export interface WheelRow {
  id: number;
  label: string;
}

/** Wheels that choose one value together, in one band. */
export function Wheels({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row in all browsers
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.wheels}>{children}</div>
    </div>
  );
}

/** Chooses one of a few values in order: by a flick of the thumb, a tap on a row in sight, or the arrow keys. */
export function Wheel(props: {
  label: string;
  rows: readonly WheelRow[];
  value: number;
  onChange: (id: number) => void;
}) {
  const { label, rows, value, onChange } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === value),
  );

  useLayoutEffect(() => {
    // While it is being turned, the wheel already is where its value is.
    if (list.current && rowInBand(list.current) !== at) list.current.scrollTop = at * ROW;
  }, [at]);

  function choose(index: number) {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (row && row.id !== value) onChange(row.id);
  }

  function pressKey(event: KeyboardEvent) {
    const next = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      PageUp: at - PAGE,
      PageDown: at + PAGE,
      Home: 0,
      End: rows.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}${rows[at]?.id}`}
      className={styles.wheel}
      onScroll={(event) => choose(rowInBand(event.currentTarget))}
      onKeyDown={pressKey}
    >
      {rows.map((row, index) => (
        // The keys of the listbox do the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={row.id}
          id={`${id}${row.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.row}
          onClick={() => choose(index)}
        >
          {row.label}
        </div>
      ))}
    </div>
  );
}

function rowInBand({ scrollTop }: HTMLElement): number {
  return Math.round(scrollTop / ROW);
}
