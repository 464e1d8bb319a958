import { addDays, momentOfMinute } from '@wayfold/domain/calendar/dates';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { classNames } from '../../../ui/class-names';
import { hourOf } from '../hour-format';
import { type Column, DAY_MINUTES, freeMinute, isPlanned, type TripDay } from './day-entries';
import styles from './hour-buttons.module.css';
import { placeStyle } from './place-style';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour that the Tab key reaches first. */
const FIRST_HOUR = 9;

/** An hour of one of the days shown. */
interface Cell {
  column: number;
  hour: number;
  /** The first day shown. */
  from: string;
}

/**
 * The free hours: pressing one offers to add a plan there, and pressing that again adds it. By keyboard, an hour with the focus
 * already offers it; arrow keys change hour and day. An hour full of plans offers nothing, but the keyboard can add another one.
 */
export function HourButtons(props: {
  columns: readonly Column[];
  /** While a plan is held, nothing is offered. */
  isHidden: boolean;
  onStep: (direction: -1 | 1) => void;
  onAdd: (day: TripDay, start: number) => void;
}) {
  const { columns, isHidden, onStep, onAdd } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const [chosen, setChosen] = useState<Cell | null>(null);
  const from = columns[0]?.day.date ?? '';
  const offered = isHidden || chosen?.from !== from ? null : chosen;
  const tabStop = offered ?? { column: 0, hour: FIRST_HOUR };

  function pressKey(event: KeyboardEvent<HTMLElement>, { column, hour }: Omit<Cell, 'from'>) {
    if (event.key === 'Escape' && offered) {
      event.stopPropagation();
      return setChosen(null);
    }
    const step = KEY_STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = { column: column + step.columns, hour: Math.min(23, Math.max(0, hour + step.hours)) };
    if (columns[to.column]) {
      const cell = event.currentTarget.parentElement?.querySelector<HTMLElement>(
        `[data-cell="${to.column}-${to.hour}"]`,
      );
      return cell?.focus();
    }
    // The same button is then an hour of another day, and keeps the focus.
    setChosen({ column, hour, from: addDays(from, step.columns * columns.length) });
    onStep(step.columns < 0 ? -1 : 1);
  }

  const free = columns.filter(({ day }) => day.isInStay);
  return free.flatMap(({ index: column, day, entries }) =>
    HOURS.map((hour) => {
      const start = freeMinute(entries, hour);
      const next = entries.find((entry) => entry.start > start)?.start ?? DAY_MINUTES;
      const isChosen = offered?.column === column && offered.hour === hour;
      const isTaken = isPlanned(entries, start);
      // The offer would cover the plan.
      const isOffered = isChosen && !isTaken;
      const isTabStop = tabStop.column === column && tabStop.hour === hour;
      const place = isOffered
        ? { start, end: Math.max(start + 30, Math.min(start + 60, next)) }
        : { start: hour * 60, end: hour * 60 + 60 };
      const time =
        start % 60 === 0 ? hourOf(new Date(start * 60_000)) : format.time(momentOfMinute(start).slice(11));
      return (
        <button
          key={`${column}-${hour}`}
          type="button"
          data-cell={`${column}-${hour}`}
          data-add-plan={isChosen ? `${day.destid} ${day.dayIndex}` : undefined}
          className={classNames(styles.hour, isOffered && styles.offered)}
          style={placeStyle({ ...place, lane: 0, lanes: 1, column }, columns.length)}
          aria-label={t('addAtOn', { time, day: format.day(day.date) })}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) setChosen({ column, hour, from });
          }}
          onKeyDown={(event) => pressKey(event, { column, hour })}
          onClick={() => (isOffered || isTaken ? onAdd(day, start) : setChosen({ column, hour, from }))}
        >
          {isOffered ? (
            <>
              <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>{t('addAt', { time })}</span>
            </>
          ) : null}
        </button>
      );
    }),
  );
}

const KEY_STEPS: Partial<Record<string, { hours: number; columns: number }>> = {
  ArrowUp: { hours: -1, columns: 0 },
  ArrowDown: { hours: 1, columns: 0 },
  ArrowLeft: { hours: 0, columns: -1 },
  ArrowRight: { hours: 0, columns: 1 },
};
