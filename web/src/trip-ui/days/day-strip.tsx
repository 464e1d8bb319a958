import { useDroppable } from '@dnd-kit/core';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { colorStyle, legColorVar } from '../leg-color';
import styles from './day-strip.module.css';

/** One panel of a `DayStrip`. */
export interface DayPanel {
  /** Unique among the days; a date or any other text without quotes. */
  readonly key: string;
  /** Names the day for screen readers. */
  readonly label: string;
  /** The small line above the number, such as the weekday. */
  readonly top: string;
  readonly number: number;
  /** Position of the destination's color in the palette, from 0. */
  readonly colorIndex: number;
  /** The drag-and-drop id under which it takes what is dropped on it. */
  readonly dropId?: string;
}

/** The weekday of a date as a panel shows it. */
export function weekdayOf(date: string): string {
  return WEEKDAY.format(new Date(date));
}

/** The days of the trip as a strip of folded panels that scrolls sideways; the open day is cut out. Arrow keys change the day. */
export function DayStrip(props: {
  label: string;
  days: readonly DayPanel[];
  /** The key of the open day. */
  day: string;
  /** The id of what the open day shows. */
  panelId: string;
  onShowDay: (key: string) => void;
}) {
  const { label, days, day, panelId, onShowDay } = props;
  const strip = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);

  useEffect(() => {
    const room = strip.current;
    const open = room?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (room && open) room.scrollTo({ left: open.offsetLeft - (room.clientWidth - open.offsetWidth) / 2 });
  }, [day]);
  const lastDay = days.at(-1)?.key;
  useEffect(() => {
    const last = strip.current?.querySelector(`[data-day="${lastDay}"]`);
    if (!last) return;
    const observer = new IntersectionObserver(([entry]) => setHasMore(entry?.isIntersecting === false), {
      root: strip.current,
      threshold: 0.9,
    });
    observer.observe(last);
    return () => observer.disconnect();
  }, [lastDay]);

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const at = days.findIndex(({ key }) => key === day);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[event.key];
    const next = to === undefined ? undefined : days[to];
    if (!next) return;
    event.preventDefault();
    onShowDay(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next.key}"]`)?.focus();
  }

  return (
    <div className={styles.frame}>
      <div ref={strip} className={styles.strip} role="tablist" aria-label={label} onKeyDown={pressKey}>
        {days.map((panel) => {
          const isOpen = panel.key === day;
          return (
            <Day
              key={panel.key}
              panel={panel}
              isOpen={isOpen}
              panelId={panelId}
              onShow={() => onShowDay(panel.key)}
            />
          );
        })}
      </div>
      {hasMore ? (
        <span className={styles.more}>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ) : null}
    </div>
  );
}

function Day(props: { panel: DayPanel; isOpen: boolean; panelId: string; onShow: () => void }) {
  const { panel, isOpen, panelId, onShow } = props;
  const { dropId } = panel;
  const { setNodeRef, isOver } = useDroppable({ id: dropId ?? panel.key, disabled: dropId === undefined });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOver) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOver]);
  return (
    <button
      ref={(node) => {
        button.current = node;
        setNodeRef(node);
      }}
      type="button"
      role="tab"
      data-day={panel.key}
      className={classNames(styles.day, isOpen && styles.open, isOver && styles.over)}
      style={colorStyle(legColorVar(panel.colorIndex))}
      aria-label={panel.label}
      aria-selected={isOpen}
      aria-controls={panelId}
      tabIndex={isOpen ? 0 : -1}
      onClick={onShow}
    >
      <span className={styles.weekday}>{panel.top}</span>
      <span className={styles.number}>{panel.number}</span>
    </button>
  );
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
