import FullCalendar, {
  type CalendarApi,
  type CalendarRef,
  type EventApi,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { addDays } from '@wayfold/domain/calendar/dates';
import { daysOfTrip } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { feel } from '../../lib/phone/haptics';
import { useSelectedId, useSelectedPlanId, useSelectionActions } from '../../planner-state/selection';
import { useTripFormat } from '../../trip-ui/trip-format';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './calendar.module.css';
import { CalendarEntry } from './calendar-entry';
import { calendarInputs, type Drawn, drawnIn, droppedTo, isStay } from './calendar-inputs';
import { calendarEntries, daysShown, droppedMoments, firstDayShown } from './calendar-model';
import { DayHead } from './day-head';
import { DestinationBandRow } from './destination-band-row';
import { destinationBands } from './destination-bands';
import { HOLD_MS } from './hold-delay';
import { hourOf } from './hour-format';
import { MorePlans } from './more-plans';

const PLUGINS = [timeGridPlugin, interactionPlugin];
/** Half an hour, in CSS pixels: an hour is 44. */
const SLOT_HEIGHT = 22;
/** Up to this height an entry has room for only one line. */
const ONE_LINE_HEIGHT = 40;

/** The days of a dated trip side by side; events can be dragged between days and clicked to open. */
export function TripCalendar(props: {
  document: TripDocument;
  /** First and last day of the trip. */
  first: string;
  last: string;
  isEditable: boolean;
  onOpenEvent: (eventId: string) => void;
  /** Shows the day of this date on the map. */
  onOpenDay: (date: string) => void;
}) {
  const { document, first, last, isEditable, onOpenEvent, onOpenDay } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const { change } = useTripActions();
  const { select, hoverPlan } = useSelectionActions();
  const selectedId = useSelectedId();
  const frame = useRef<HTMLElement>(null);
  const calendar = useRef<CalendarRef>(null);
  const days = useDaysShown(frame);
  const [from, setFrom] = useState(first);
  const shown = firstDayShown(from, first, last, days);
  const entries = useMemo(() => calendarEntries(document), [document]);
  const inputs = useMemo(
    () => calendarInputs(entries, { from: shown, days, isEditable }),
    [entries, shown, days, isEditable],
  );
  const tripDays = useMemo(() => daysOfTrip(document), [document]);
  const bands = useMemo(() => destinationBands(document, shown, days), [document, shown, days]);
  const [openDay, setOpenDay] = useState<string | null>(null);

  const selectedArrive = selectedId === null ? null : (document.destinations[selectedId]?.dtArrive ?? null);
  useEffect(() => {
    if (selectedArrive !== null) setFrom(selectedArrive);
  }, [selectedArrive]);
  const planId = useSelectedPlanId();
  const planDay = planId === null ? null : (document.events[planId]?.start?.slice(0, 10) ?? null);
  useEffect(() => {
    if (planDay !== null) setFrom(planDay);
  }, [planDay]);
  useEffect(() => {
    const api: CalendarApi | undefined = calendar.current?.getApi();
    api?.gotoDate(shown);
  }, [shown]);

  const drop = (event: EventApi) => {
    const entry = drawnIn(event);
    const moved = entry?.kind === 'event' ? document.events[entry.id] : undefined;
    if (moved) change({ kind: 'event.set', id: moved.id, fields: droppedMoments(moved, droppedTo(event)) });
  };
  const draw = (info: EventDisplayInfo) => {
    const drawn = drawnIn(info.event);
    if (!drawn) return info.event.title;
    if (drawn.kind === 'free') return null;
    if (drawn.kind === 'bands') return <DestinationBandRow bands={bands} days={days} onSelect={select} />;
    if (drawn.kind === 'more') {
      return (
        <MorePlans
          crowded={drawn.crowded}
          isOpen={openDay === drawn.crowded.day}
          onOpenChange={(isOpen) => setOpenDay(isOpen ? drawn.crowded.day : null)}
          onOpenEvent={onOpenEvent}
        />
      );
    }
    const time = info.event.allDay ? null : info.event.startStr.slice(11, 16);
    const arrival =
      drawn.kind === 'lodging' || (drawn.kind === 'event' && drawn.row === 'stays') ? drawn.time : null;
    return (
      <CalendarEntry entry={drawn} time={time ?? arrival} isOneLine={info.event.allDay || info.isShort} />
    );
  };

  const canGoBack = shown > first;
  const canGoOn = addDays(shown, days) <= last;
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={t('label')}
      onFocus={({ target }) => {
        const plan = target.querySelector<HTMLElement>('[data-plan]');
        hoverPlan(target.matches(':focus-visible') ? (plan?.dataset.plan ?? null) : null);
      }}
      onBlur={() => hoverPlan(null)}
    >
      <div className={styles.walk}>
        <p className={styles.range} aria-live="polite">
          {format.range(shown, addDays(shown, days - 1))}
        </p>
        <IconButton
          variant="edged"
          label={t('earlier')}
          unavailable={canGoBack ? undefined : t('isFirst')}
          onClick={() => setFrom(addDays(shown, -days))}
        >
          <ChevronLeft size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton
          variant="edged"
          label={t('later')}
          unavailable={canGoOn ? undefined : t('isLast')}
          onClick={() => setFrom(addDays(shown, days))}
        >
          <ChevronRight size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      <div className={styles.grid}>
        <FullCalendar
          ref={calendar}
          plugins={PLUGINS}
          initialView="days"
          views={{ days: { type: 'timeGrid', duration: { days } } }}
          key={days}
          initialDate={shown}
          timeZone="UTC"
          headerToolbar={false}
          height="100%"
          allDayHeaderContent={<span className="visually-hidden">{t('wholeDay')}</span>}
          slotDuration="00:30:00"
          slotMinHeight={SLOT_HEIGHT}
          snapDuration="00:15:00"
          scrollTime="07:30:00"
          slotHeaderInterval="02:00:00"
          slotHeaderContent={({ date }) => hourOf(date)}
          defaultTimedEventDuration="01:00"
          eventMinHeight={SLOT_HEIGHT - 1}
          eventShortHeight={ONE_LINE_HEIGHT}
          eventOrder="order"
          eventOverlap
          slotEventOverlap={false}
          events={inputs}
          // FullCalendar waits for an animation to end, but with reduced motion it never starts: an event dropped outside would
          // stay invisible.
          dragRevertDuration={0}
          longPressDelay={HOLD_MS}
          eventDragStart={() => feel('lift')}
          // A stay dropped in the hours would lose its nights.
          eventAllow={({ allDay }, event) => allDay || !isStay(event)}
          eventClick={({ event }) => {
            const entry = drawnIn(event);
            if (entry?.kind === 'event') onOpenEvent(entry.id);
          }}
          eventMouseEnter={({ event }) => hoverPlan(event.id.replace(/^event:/, ''))}
          eventMouseLeave={() => hoverPlan(null)}
          eventDrop={({ event }) => {
            feel('drop');
            drop(event);
          }}
          eventResize={({ event }) => drop(event)}
          dayHeaderContent={(day) => (
            <DayHead
              document={document}
              days={tripDays}
              date={day.date.toISOString().slice(0, 10)}
              onOpenDay={onOpenDay}
            >
              <span className={styles.weekday}>{day.weekdayText}</span>
              <span className={styles.dayNumber}>{day.dayNumberText}</span>
            </DayHead>
          )}
          // The library hides what is in a head from screen readers and reads only the date.
          dayHeaderDidMount={({ el }) => el.querySelector('[aria-hidden]')?.removeAttribute('aria-hidden')}
          eventContent={draw}
          eventClass={({ event, isShort }) => drawnClass(drawnIn(event), event, isShort)}
          dayHeaderInnerClass={styles.dayHeader ?? ''}
          dayHeaderAlign="start"
          slotHeaderInnerClass={styles.slotHeader ?? ''}
          slotLaneClass={({ date }) => (isLined(date) && styles.lined) || ''}
          dayLaneClass={styles.dayLane ?? ''}
          dayCellClass={styles.dayLane ?? ''}
        />
      </div>
      <p className={styles.hint}>
        <Info size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('hint')}
      </p>
    </section>
  );
}

/** Every second hour has a line and a label. */
function isLined(date: Date): boolean {
  return date.getUTCMinutes() === 0 && date.getUTCHours() % 2 === 0;
}

/** How many days fit; only rerenders when that number changes. */
function useDaysShown(frame: RefObject<HTMLElement | null>): 1 | 3 | 6 {
  const [days, setDays] = useState<1 | 3 | 6>(6);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setDays(daysShown(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return days;
}

function drawnClass(drawn: Drawn | undefined, event: EventApi, isShort: boolean): string {
  const kind = drawn?.kind ?? 'event';
  if (kind === 'bands' || kind === 'free' || kind === 'more') return styles[kind] ?? '';
  // What is only on hold is hatched, like what is estimated.
  const isSure = drawn?.kind === 'lodging' || (drawn?.kind === 'journey' && !drawn.isOnHold);
  const look = kind === 'event' ? styles.event : isSure ? styles.booked : styles.leg;
  return classNames(styles.entry, look, event.allDay ? styles.untimed : isShort && styles.short) ?? '';
}
