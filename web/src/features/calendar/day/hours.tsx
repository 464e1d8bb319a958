import { dayNumber, minuteNumber } from '@wayfold/domain/calendar/dates';
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { colorStyle } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { classNames } from '../../../ui/class-names';
import type { CalendarEntry } from '../calendar-model';
import {
  type Column,
  DAY_MINUTES,
  type DayEntry,
  dayEntries,
  firstMinuteShown,
  type TripDay,
} from './day-entries';
import entryStyles from './day-entry.module.css';
import { DayLeg } from './day-leg';
import { DayPlan } from './day-plan';
import type { HeldPlace, HeldPlan } from './held-plan';
import { HourButtons } from './hour-buttons';
import { HourLabels } from './hour-labels';
import styles from './hours.module.css';
import { LiftedPlan } from './lifted-plan';
import { placeStyle } from './place-style';
import type { HeldWords } from './use-held-words';
import type { Hold } from './use-hold';
import { useSwipe } from './use-swipe';

/** The hours of some days side by side, with their plans and legs; opens at the first plan. */
export function Hours(props: {
  id: string;
  entries: readonly CalendarEntry[];
  /** The days shown. */
  days: readonly TripDay[];
  /** As high as a day and as wide as the days shown, and what scrolls it. */
  layer: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  hold: Hold;
  heldWords: HeldWords;
  /** The element that says how to move a plan. */
  helpId: string;
  isEditable: boolean;
  /** Shows the days before or after those shown. */
  onStep: (direction: -1 | 1) => void;
  onOpenEvent: (eventId: string) => void;
  onAdd: (day: TripDay, start: number) => void;
}) {
  const { id, entries, days, layer, scroller, hold, heldWords, helpId, isEditable } = props;
  const { onStep, onOpenEvent, onAdd } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const { held } = hold;
  const from = dayNumber(days[0]?.date ?? '');
  const swipe = useSwipe(layer, { canSwipe: () => !hold.isHeld(), onStep });
  const columns = useMemo(
    () => days.map((day, index): Column => ({ index, day, entries: dayEntries(entries, day.date) })),
    [days, entries],
  );
  useFirstPlanInView({ scroller, layer, columns, isHeld: held !== null });
  const isSingle = days.length === 1;
  const placed = columns.flatMap((column, index) =>
    column.entries.map((entry) => ({ ...entry, column: index })),
  );
  // A held plan comes first whatever its time: React then moves the others, and the plan keeps the focus and the finger.
  const inOrder =
    held?.row === 'hours' ? [...heldFirst(entries, held, from), ...placed.filter(isAnother(held))] : placed;

  return (
    <div ref={scroller} className={styles.scroller} onPointerDown={swipe}>
      <div
        id={id}
        className={styles.canvas}
        role="tabpanel"
        aria-label={t('hoursOf', { days: days.map(({ date }) => format.day(date)).join(', ') })}
      >
        <HourLabels at={held?.at.minute ?? null} />
        <div ref={layer} className={classNames(styles.layer, held !== null && styles.holding)}>
          {isSingle
            ? null
            : days.map(({ date }, column) => (
                <i
                  key={date}
                  className={styles.line}
                  style={{ insetInlineStart: `${(column / days.length) * 100}%` }}
                />
              ))}
          {held?.row === 'hours' ? (
            <HeldFrom held={held} from={from} days={days.length} words={heldWords} />
          ) : held !== null && held.at.minute !== null ? (
            <HeldUntimed held={held} from={from} days={days.length} words={heldWords} />
          ) : null}
          {inOrder.map((place) => {
            const { entry } = place;
            const style = placeStyle(place, days.length);
            if (entry.kind !== 'event')
              return (
                <DayLeg
                  key={`${entry.id}:${place.column}`}
                  leg={entry}
                  place={place}
                  style={style}
                  isWide={isSingle && place.lanes === 1}
                />
              );
            const isStart = entry.start.startsWith(days[place.column]?.date ?? '') || held?.id === entry.id;
            return (
              <DayPlan
                key={isStart ? entry.id : `${entry.id}:${place.column}`}
                plan={entry}
                place={place}
                style={style}
                lifted={held?.id === entry.id ? heldWords : null}
                day={isSingle ? null : format.day(days[place.column]?.date ?? '')}
                hold={isEditable && isStart ? hold : null}
                helpId={helpId}
                onOpen={() => onOpenEvent(entry.id)}
              />
            );
          })}
          {isEditable ? (
            <HourButtons columns={columns} isHidden={held !== null} onStep={onStep} onAdd={onAdd} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

type Placed = DayEntry & { column: number };

function isAnother(held: HeldPlan) {
  return ({ entry }: Placed) => entry.kind !== 'event' || entry.id !== held.id;
}

/** A held plan where it is now, alone in its lane. */
function heldFirst(entries: readonly CalendarEntry[], held: HeldPlan, from: number): Placed[] {
  const entry = entries.find((one) => one.kind === 'event' && one.id === held.id);
  if (entry?.kind !== 'event') return [];
  const [plan] = dayEntries([entry], entry.start.slice(0, 10));
  if (!plan) return [];
  const start = held.at.minute ?? 0;
  const length =
    entry.end === null ? plan.end - plan.start : minuteNumber(entry.end) - minuteNumber(entry.start);
  const end = Math.min(DAY_MINUTES, start + length);
  return [{ entry, start, end, lane: 0, lanes: 1, column: held.at.day - from }];
}

interface HeldProps {
  held: HeldPlan;
  from: number;
  days: number;
  words: HeldWords;
}

/** The outline of where a held plan was, with its time. */
function HeldFrom({ held, from, days, words }: HeldProps) {
  const column = held.from.day - from;
  if (column < 0 || column >= days) return null;
  return (
    <div className={styles.was} style={heldStyle(held.from, column, days, words)} aria-hidden="true">
      {words.from}
    </div>
  );
}

/** A plan without a time that is held over the hours; its button stays in the line above. */
function HeldUntimed({ held, from, days, words }: HeldProps) {
  return (
    <div
      className={classNames(entryStyles.entry, entryStyles.lifted)}
      style={heldStyle(held.at, held.at.day - from, days, words)}
      aria-hidden="true"
    >
      <LiftedPlan words={words} />
    </div>
  );
}

/** The place and color of an hour that starts where a plan is or was held. */
function heldStyle({ minute }: HeldPlace, column: number, days: number, words: HeldWords): CSSProperties {
  const start = minute ?? 0;
  const place = { start, end: Math.min(DAY_MINUTES, start + 60), lane: 0, lanes: 1, column };
  return { ...placeStyle(place, days), ...colorStyle(words.color) };
}

/** Scrolls to the first plan whenever other days are shown, except under a held plan. */
function useFirstPlanInView(view: {
  scroller: RefObject<HTMLDivElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  isHeld: boolean;
}) {
  const { scroller, layer, columns, isHeld } = view;
  const shown = useRef('');
  useLayoutEffect(() => {
    const [room, hours] = [scroller.current, layer.current];
    const days = columns.map(({ day }) => day.date).join();
    if (!room || !hours || shown.current === days) return;
    shown.current = days;
    if (isHeld) return;
    const px = hours.clientHeight / DAY_MINUTES;
    const all = columns.flatMap(({ entries }) => entries).sort((a, b) => a.start - b.start);
    const above = hours.getBoundingClientRect().top - room.getBoundingClientRect().top + room.scrollTop;
    room.scrollTop = firstMinuteShown(all, (room.clientHeight - above) / px) * px;
  }, [scroller, layer, columns, isHeld]);
}
