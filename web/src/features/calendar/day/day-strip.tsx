import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { classNames } from '../../../ui/class-names';
import type { TripDay } from './day-entries';
import styles from './day-strip.module.css';

/** The days of the trip as a strip of folded panels that scrolls sideways; the open day is cut out. Arrow keys change the day. */
export function DayStrip(props: {
  days: readonly TripDay[];
  /** The open day. */
  day: string;
  /** The id of what the open day shows. */
  panelId: string;
  onShowDay: (day: string) => void;
}) {
  const { days, day, panelId, onShowDay } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const strip = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);

  useEffect(() => {
    const room = strip.current;
    const open = room?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (room && open) room.scrollTo({ left: open.offsetLeft - (room.clientWidth - open.offsetWidth) / 2 });
  }, [day]);
  const lastDay = days.at(-1)?.date;
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
    const at = days.findIndex(({ date }) => date === day);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[event.key];
    const next = to === undefined ? undefined : days[to];
    if (!next) return;
    event.preventDefault();
    onShowDay(next.date);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next.date}"]`)?.focus();
  }

  return (
    <div className={styles.frame}>
      <div ref={strip} className={styles.strip} role="tablist" aria-label={t('days')} onKeyDown={pressKey}>
        {days.map(({ date, place, colorIndex }) => {
          const isOpen = date === day;
          const [weekday, number] = [WEEKDAY.format(new Date(date)), Number(date.slice(8))];
          return (
            <button
              key={date}
              type="button"
              role="tab"
              data-day={date}
              className={classNames(styles.day, isOpen && styles.open)}
              style={colorStyle(legColorVar(colorIndex))}
              aria-label={t('dayIn', { day: format.day(date), place })}
              aria-selected={isOpen}
              aria-controls={panelId}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => onShowDay(date)}
            >
              <span className={styles.weekday}>{weekday}</span>
              <span className={styles.number}>{number}</span>
            </button>
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

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
