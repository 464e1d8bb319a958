import { dayNumber, minutesOfTime } from '@wayfold/domain/calendar/dates';
import type { CSSProperties } from 'react';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { classNames } from '../../../ui/class-names';
import { CalendarEntry } from '../calendar-entry';
import type { CalendarEvent } from '../calendar-model';
import styles from './day-entry.module.css';
import { LiftedPlan } from './lifted-plan';
import { type HourPlace, ONE_LINE_MINUTES } from './place-style';
import type { HeldWords } from './use-held-words';
import type { Hold } from './use-hold';

/** A plan in the hours: a press opens it, holding it moves it. */
export function DayPlan(props: {
  plan: CalendarEvent;
  place: HourPlace;
  style: CSSProperties;
  /** Null if it isn't held. */
  lifted: HeldWords | null;
  /** Its day, if several are shown. */
  day: string | null;
  /** Null if it can't be moved. */
  hold: Hold | null;
  /** The element that says how to move it. */
  helpId: string;
  onOpen: () => void;
}) {
  const { plan, place, style, lifted, day, hold, helpId, onOpen } = props;
  const from = { day: dayNumber(plan.start), minute: minutesOfTime(plan.start.slice(11)) };
  const isShort = place.end - place.start <= ONE_LINE_MINUTES;
  return (
    <button
      type="button"
      className={classNames(
        styles.entry,
        styles.plan,
        isShort && styles.short,
        lifted !== null && styles.lifted,
      )}
      style={{ ...style, ...colorStyle(legColorVar(plan.colorIndex)) }}
      onClick={onOpen}
      {...(hold
        ? {
            'aria-describedby': helpId,
            ...hold.propsFor({ id: plan.id, row: plan.row, from, night: 0 }, onOpen),
          }
        : {})}
    >
      {lifted === null ? (
        <CalendarEntry entry={plan} time={plan.time} isOneLine={isShort} />
      ) : (
        <LiftedPlan words={lifted} />
      )}
      {day === null ? null : <span className="visually-hidden">{day}</span>}
    </button>
  );
}
