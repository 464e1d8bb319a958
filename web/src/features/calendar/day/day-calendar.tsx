import { addDays, momentOfMinute, timeOf } from '@wayfold/domain/calendar/dates';
import { daysOfTrip } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { DayStrip, weekdayOf } from '../../../trip-ui/days/day-strip';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { toast } from '../../../ui/dialogs/toast-store';
import { calendarEntries, firstDayShown } from '../calendar-model';
import { DayHead } from '../day-head';
import styles from './day-calendar.module.css';
import { type TripDay, tripDays } from './day-entries';
import { type HeldPlan, heldMoments, startDayAt } from './held-plan';
import { Hours } from './hours';
import { UntimedLine } from './untimed-line';
import { useHeldWords } from './use-held-words';
import { useHold } from './use-hold';

/** The least width of a day beside others, and of the hours' labels and margins, in CSS pixels. */
const DAY_WIDTH = 104;
const LABELS_WIDTH = 80;

/**
 * A dated trip day by day, for fingers: a strip of its days, and the hours of the open one, beside as many others as fit.
 *
 * Tapping an hour adds a plan, holding a plan or a stay moves it, swiping shows the days before and after.
 */
export function DayCalendar(props: {
  document: TripDocument;
  /** First and last day of the trip. */
  first: string;
  last: string;
  day: string;
  onShowDay: (day: string) => void;
  /** Shows only the open day, however wide the calendar is. */
  isSingle: boolean;
  isEditable: boolean;
  onOpenEvent: (eventId: string) => void;
  /** Shows the day of this date on the map. */
  onOpenDay: (date: string) => void;
  /** Called with the time at which a plan is to start, in minutes after midnight. */
  onAdd: (day: TripDay, start: number) => void;
}) {
  const { document, first, last, day, onShowDay, isSingle, isEditable, onOpenEvent, onOpenDay, onAdd } =
    props;
  const t = useTranslations('calendar');
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const fitting = useDaysThatFit(frame);
  const entries = useMemo(() => calendarEntries(document), [document]);
  const all = useMemo(() => tripDays(document, first, last), [document, first, last]);
  const format = useTripFormat();
  const stayDays = useMemo(() => daysOfTrip(document), [document]);
  const panels = useMemo(
    () =>
      all.map(({ date, place, colorIndex }) => ({
        key: date,
        label: t('dayIn', { day: format.day(date), place }),
        top: weekdayOf(date),
        number: Number(date.slice(8)),
        colorIndex,
      })),
    [all, t, format],
  );
  const days = Math.min(isSingle ? 1 : fitting, all.length);
  const from = firstDayShown(day, first, last, days);
  const shown = useMemo(
    () => all.filter(({ date }) => from <= date && date < addDays(from, days)),
    [all, from, days],
  );
  const [panelId, helpId] = [useId(), useId()];
  const onDrop = useDrop(document);
  const hold = useHold({ frame, layer, scroller, from, days, first, last, onShowDay, onDrop });
  const heldWords = useHeldWords(entries, hold.held);
  const both = { entries, hold, heldWords, isEditable, onOpenEvent };

  function step(direction: -1 | 1) {
    const next = firstDayShown(addDays(from, direction * days), first, last, days);
    if (next !== from) onShowDay(next);
  }

  return (
    <section ref={frame} className={styles.frame} aria-label={t('label')}>
      <DayStrip
        label={t('days')}
        days={panels}
        day={day}
        panelId={panelId}
        onShowDay={(key) => (key === day ? onOpenDay(key) : onShowDay(key))}
      />
      <div className={styles.heads}>
        {shown.map(({ date }) => (
          <DayHead key={date} document={document} days={stayDays} date={date} onOpenDay={onOpenDay}>
            {days === 1 ? t('map') : format.day(date)}
          </DayHead>
        ))}
      </div>
      <UntimedLine {...both} days={shown.map(({ date }) => date)} />
      <Hours
        {...both}
        id={panelId}
        days={shown}
        layer={layer}
        scroller={scroller}
        helpId={helpId}
        onStep={step}
        onAdd={onAdd}
      />
      <p id={helpId} hidden>
        {t('holdHelp')}
      </p>
      <p className="visually-hidden" role="status">
        {heldWords.said}
      </p>
    </section>
  );
}

/** Moves a plan in the trip and says where it is now. */
function useDrop(document: TripDocument): (held: HeldPlan) => void {
  const t = useTranslations('calendar');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const { change, undo } = useTripActions();
  return (held) => {
    const event = document.events[held.id];
    if (!event) return;
    change({ kind: 'event.set', id: event.id, fields: heldMoments(event, held) });
    const { minute } = held.at;
    const { name } = event;
    const day = format.day(startDayAt(held, held.at));
    toast({
      message:
        minute === null
          ? t('movedDay', { name, day })
          : t('moved', { name, day, time: format.time(timeOf(momentOfMinute(minute)) ?? '') }),
      action: { label: words('undo'), onAction: () => undo() },
    });
  };
}

/** How many days fit side by side; only rerenders when that number changes. */
function useDaysThatFit(frame: RefObject<HTMLElement | null>): number {
  const [days, setDays] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setDays(Math.max(1, Math.floor((width - LABELS_WIDTH) / DAY_WIDTH)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return days;
}
