import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../../trip-ui/leg-color';
import { DAY_SPAN, type DayPlan, STEP, startIn, timeText } from '../../../trip-ui/plans/day-plan';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { classNames } from '../../../ui/class-names';
import styles from './day-picker.module.css';

/** The proposed day and minute after midnight; no time if none is free. */
export interface DayChoice {
  key: string;
  start: number | null;
}

const HOURS = [480, 660, 840, 1_020, 1_200];

/**
 * One row per day with its plans and free gaps. Up and down change the day, left and right the gap, with Shift by a quarter of an
 * hour; the proposal can be dragged as well.
 */
export function DayPicker(props: {
  days: readonly DayPlan[];
  /** How long the place takes. */
  minutes: number;
  choice: DayChoice | null;
  /** Dates on which the place is closed; they can be chosen as well. */
  closed: readonly string[];
  onChange: (choice: DayChoice) => void;
}) {
  const { days, minutes, choice, closed, onChange } = props;
  const t = useTranslations('thingsToDo');
  const factWords = useTranslations('placeFacts');
  const format = useTripFormat();
  return (
    <div className={styles.picker} role="radiogroup" aria-label={t('addToDay')}>
      <div className={styles.hours} aria-hidden="true">
        {HOURS.map((minute) => (
          <span key={minute}>{format.time(timeText(minute)).replace(':00', '')}</span>
        ))}
      </div>
      {days.map((day) => {
        const isChosen = day.key === choice?.key;
        return (
          <label key={day.key} className={classNames(styles.row, isChosen && styles.chosen)}>
            <input
              type="radio"
              name="place-day"
              checked={isChosen}
              onChange={() => onChange({ key: day.key, start: day.proposal })}
              onKeyDown={(event) => {
                if (isChosen) pressKey(event, day, minutes, choice?.start ?? null, onChange);
              }}
            />
            <span className={styles.day}>
              <span className={styles.date}>
                {day.date === null
                  ? t('dayIn', { day: day.dayIndex, place: day.stopName })
                  : format.day(day.date)}
              </span>
              {day.date === null ? null : (
                <span className={styles.stop}>{t('dayOf', { day: day.tripDay, place: day.stopName })}</span>
              )}
              {day.date !== null && closed.includes(day.date) ? (
                <span className={styles.closed}>{factWords('closed')}</span>
              ) : null}
              {isChosen && choice?.start != null ? (
                <span className="visually-hidden">
                  {t('proposal', { time: format.time(timeText(choice.start)) })}
                </span>
              ) : null}
            </span>
            <DayBar
              day={day}
              minutes={minutes}
              start={isChosen ? (choice?.start ?? null) : null}
              onStart={(start) => onChange({ key: day.key, start })}
            />
          </label>
        );
      })}
    </div>
  );
}

function DayBar(props: {
  day: DayPlan;
  minutes: number;
  start: number | null;
  onStart: (start: number) => void;
}) {
  const { day, minutes, start, onStart } = props;
  const t = useTranslations('thingsToDo');
  const format = useTripFormat();
  const bar = useRef<HTMLSpanElement>(null);
  const time = (minute: number) => format.time(timeText(minute));

  function drag(event: PointerEvent<HTMLElement>) {
    if (start === null || event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const width = bar.current?.clientWidth ?? 1;
    const { clientX } = event;
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => {
      const wished = start + ((moved.clientX - clientX) / width) * (DAY_SPAN.to - DAY_SPAN.from);
      onStart(nearestFree(day, minutes, wished));
    };
    handle.addEventListener('pointermove', move);
    const end = () => handle.removeEventListener('pointermove', move);
    handle.addEventListener('pointerup', end, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
  }

  return (
    <span ref={bar} className={styles.bar}>
      {day.gaps.map((gap) => (
        // The row's radio button does the same for keyboards.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <span
          key={gap.from}
          className={styles.gap}
          style={placeOf(gap.from, gap.to)}
          title={t('freeAt', { from: time(gap.from), to: time(gap.to) })}
          onClick={() => onStart(startIn(gap, minutes))}
        >
          {gap.to - gap.from >= 120 && start === null
            ? t('free', { time: format.duration((gap.to - gap.from) / 60) })
            : null}
        </span>
      ))}
      {day.busy.map(({ id, name, from, to }) => (
        <span
          key={id}
          className={styles.busy}
          style={{ ...placeOf(from, to), '--c': legColorVar(day.colorIndex) } as React.CSSProperties} // for `--c`
          title={name}
        >
          {name}
        </span>
      ))}
      {start === null ? null : (
        <>
          <span className={styles.proposal} style={placeOf(start, start + minutes)} onPointerDown={drag}>
            {minutes < WORDS_FIT ? null : time(start)}
          </span>
          {minutes < WORDS_FIT ? (
            // Next to the bar, which is too short for it: after it, or before it at the end of the day.
            <span className={styles.beside} style={besideOf(start, minutes)}>
              {time(start)}
            </span>
          ) : null}
        </>
      )}
    </span>
  );
}

/** A proposal of at least this length, in minutes, has room for its time. */
const WORDS_FIT = 120;

function besideOf(start: number, minutes: number) {
  const span = DAY_SPAN.to - DAY_SPAN.from;
  const end = start + minutes;
  return end < DAY_SPAN.to - WORDS_FIT
    ? { left: `${((end - DAY_SPAN.from) / span) * 100}%` }
    : { right: `${((DAY_SPAN.to - Math.min(start, DAY_SPAN.to - STEP * 2)) / span) * 100}%` };
}

function placeOf(starts: number, ends: number) {
  const span = DAY_SPAN.to - DAY_SPAN.from;
  // Evening plans are shown at the end of the row.
  const from = Math.min(starts, DAY_SPAN.to - STEP * 2);
  const to = Math.min(ends, DAY_SPAN.to);
  return { left: `${((from - DAY_SPAN.from) / span) * 100}%`, width: `${((to - from) / span) * 100}%` };
}

/** The quarter hour nearest to the requested time at which the place fits into a gap. */
function nearestFree(day: DayPlan, minutes: number, wished: number): number {
  const starts = day.gaps.map(({ from, to }) => {
    const step = Math.round(wished / STEP) * STEP;
    return Math.min(to - minutes, Math.max(from, step));
  });
  return starts.reduce((best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best));
}

function pressKey(
  event: KeyboardEvent,
  day: DayPlan,
  minutes: number,
  start: number | null,
  onChange: (choice: DayChoice) => void,
): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  // By default, the arrow keys of a radio group would move to another day.
  event.preventDefault();
  if (start === null) return;
  const way = event.key === 'ArrowRight' ? 1 : -1;
  if (event.shiftKey) {
    onChange({ key: day.key, start: nearestFree(day, minutes, start + way * STEP) });
    return;
  }
  const at = day.gaps.findIndex(({ from, to }) => from <= start && start <= to);
  const gap = day.gaps[at + way];
  if (gap) onChange({ key: day.key, start: startIn(gap, minutes) });
}
