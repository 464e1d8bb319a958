import { minuteNumber } from '@wayfold/domain/calendar/dates';
import { GripVertical } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { classNames } from '../../../ui/class-names';
import { CalendarEntry } from '../calendar-entry';
import type { CalendarEvent } from '../calendar-model';
import styles from './day-entry.module.css';
import { type HourPlace, ONE_LINE_MINUTES } from './place-style';
import type { useHold } from './use-hold';

/** A plan in the hours: a press opens it, holding it moves it. */
export function DayPlan(props: {
  plan: CalendarEvent;
  place: HourPlace;
  style: CSSProperties;
  /** Its time before it was lifted; null if it isn't held. */
  was: string | null;
  /** Its day, if several are shown. */
  day: string | null;
  /** Null if it can't be moved. */
  hold: ReturnType<typeof useHold> | null;
  /** The element that says how to move it. */
  helpId: string;
  onOpen: () => void;
}) {
  const { plan, place, style, was, day, hold, helpId, onOpen } = props;
  const t = useTranslations('calendar');
  const holdable = { id: plan.id, from: minuteNumber(plan.start) };
  const isShort = place.end - place.start <= ONE_LINE_MINUTES;
  return (
    <button
      type="button"
      className={classNames(
        styles.entry,
        styles.plan,
        isShort && styles.short,
        was !== null && styles.lifted,
      )}
      style={{ ...style, ...colorStyle(legColorVar(plan.colorIndex)) }}
      onClick={() => {
        if (!hold?.wasHeld()) onOpen();
      }}
      {...(hold
        ? {
            'aria-describedby': helpId,
            onPointerDown: (event) => hold.press(event, holdable),
            onKeyDown: (event) => hold.pressKey(event, holdable),
            // Space lifts it, and must not also press it.
            onKeyUp: (event) => {
              if (event.key === ' ') event.preventDefault();
            },
            // A long press would open the browser's own menu.
            onContextMenu: (event) => event.preventDefault(),
            onBlur: hold.cancel,
          }
        : {})}
    >
      {was === null ? (
        <CalendarEntry entry={plan} time={plan.time} isOneLine={isShort} />
      ) : (
        <>
          <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" className={styles.grip} />
          <strong className={styles.name}>{plan.name}</strong>
          <span className={styles.details}>{t('was', { time: was })}</span>
        </>
      )}
      {day === null ? null : <span className="visually-hidden">{day}</span>}
    </button>
  );
}
