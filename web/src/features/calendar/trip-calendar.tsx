import FullCalendar, {
  type CalendarApi,
  type CalendarRef,
  type EventApi,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import '@fullcalendar/react/skeleton.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import type { SingleChange } from '@wayfold/contract/change';
import { addDays } from '@wayfold/domain/dates';
import type { TripDocument } from '@wayfold/domain/trip-document';
import { ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../api/trip-session';
import { legColorVar } from '../../lib/leg-color';
import { useSelectedId, useSelectionActions } from '../../lib/selection';
import { useTripFormat } from '../../lib/trip-format';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import styles from './calendar.module.css';
import { type CalendarEntry, calendarEntries, daysShown, firstDayShown } from './calendar-model';

const PLUGINS = [timeGridPlugin, interactionPlugin];
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** The days of a dated trip side by side; events are dragged between days and pressed to open. */
export function TripCalendar(props: {
  document: TripDocument;
  /** First and last day of the trip. */
  first: string;
  last: string;
  isEditable: boolean;
  onOpenEvent: (eventId: string) => void;
}) {
  const { document, first, last, isEditable, onOpenEvent } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const { change } = useTripActions();
  const { select } = useSelectionActions();
  const selectedId = useSelectedId();
  const frame = useRef<HTMLElement>(null);
  const calendar = useRef<CalendarRef>(null);
  const days = useDaysShown(frame);
  const [from, setFrom] = useState(first);
  const shown = firstDayShown(from, first, last, days);
  const entries = useMemo(() => calendarEntries(document), [document]);

  const selectedArrive = selectedId === null ? null : (document.destinations[selectedId]?.dtArrive ?? null);
  useEffect(() => {
    if (selectedArrive !== null) setFrom(selectedArrive);
  }, [selectedArrive]);
  useEffect(() => {
    const api: CalendarApi | undefined = calendar.current?.getApi();
    api?.gotoDate(shown);
  }, [shown]);

  const canGoBack = shown > first;
  const canGoOn = addDays(shown, days) <= last;
  return (
    <section ref={frame} className={styles.frame} aria-label={t('label')}>
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
          snapDuration="00:15:00"
          scrollTime="07:30:00"
          slotHeaderInterval="02:00:00"
          slotHeaderContent={({ date }) => HOUR.format(date)}
          defaultTimedEventDuration="01:00"
          eventInteractive
          eventOverlap
          slotEventOverlap={false}
          events={entries.map((entry) => toInput(entry, isEditable))}
          eventClick={({ event }) => {
            const entry = entryOf(event);
            if (entry?.kind === 'event') onOpenEvent(entry.id);
            else if (entry?.kind === 'stay') select(entry.id);
          }}
          eventDrop={({ event }) => change(movedEvent(event))}
          eventResize={({ event }) => change(movedEvent(event))}
          dayHeaderContent={(day) => (
            <>
              <span className={styles.weekday}>{day.weekdayText}</span>
              <span className={styles.dayNumber}>{day.dayNumberText}</span>
            </>
          )}
          eventContent={(info) => <Entry info={info} />}
          eventClass={(info) => entryClass(entryOf(info.event))}
          dayHeaderInnerClass={styles.dayHeader ?? ''}
          dayHeaderAlign="start"
          slotHeaderClass={styles.slotHeader ?? ''}
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

/** Every second hour has a line and a name. */
function isLined(date: Date): boolean {
  return date.getUTCMinutes() === 0 && date.getUTCHours() % 2 === 0;
}

/** How many days fit; drawn again only when that number changes. */
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

function toInput(entry: CalendarEntry, isEditable: boolean) {
  const isEvent = entry.kind === 'event';
  return {
    id: `${entry.kind}:${entry.id}`,
    title: 'name' in entry ? entry.name : entry.toName,
    color: legColorVar(entry.colorIndex),
    start: entry.start,
    ...(entry.end === null ? {} : { end: entry.end }),
    allDay: entry.kind === 'stay' || (isEvent && entry.allDay),
    editable: isEvent && isEditable,
    // Stays come before events in the row of whole days.
    order: entry.kind === 'stay' ? 0 : 1,
    extendedProps: { entry },
  };
}

function entryOf(event: EventApi): CalendarEntry | undefined {
  return event.extendedProps.entry as CalendarEntry | undefined; // put there by toInput; absent on the drag mirror
}

/** The change that gives an event the moments it was dragged to. */
function movedEvent(event: EventApi): SingleChange {
  const id = event.id.slice('event:'.length);
  if (event.allDay) {
    const start = event.startStr.slice(0, 10);
    const end = event.endStr ? addDays(event.endStr.slice(0, 10), -1) : null;
    return { kind: 'event.set', id, fields: { start, end: end === null || end <= start ? null : end } };
  }
  const end = event.endStr ? event.endStr.slice(0, 16) : null;
  return { kind: 'event.set', id, fields: { start: event.startStr.slice(0, 16), end } };
}

function entryClass(entry: CalendarEntry | undefined): string {
  return classNames(styles.entry, styles[entry?.kind ?? 'event']) ?? '';
}

function Entry({ info }: { info: EventDisplayInfo }) {
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const entry = entryOf(info.event);
  if (!entry) return info.event.title;
  if (entry.kind === 'stay') {
    return (
      <span className={styles.stayWords}>
        {t('stay', { number: entry.number, name: entry.name, nights: entry.nights })}
      </span>
    );
  }
  if (entry.kind === 'leg') {
    return (
      <span className={styles.words}>
        <strong>{t('leg', { transport: entry.transport, name: entry.toName })}</strong>
        <span>
          {t('about', { distance: format.distance(entry.miles), duration: format.duration(entry.hours) })}
        </span>
      </span>
    );
  }
  const time = entry.allDay ? null : format.time(info.event.startStr.slice(11, 16));
  const cost = entry.cost === null || entry.cost === 0 ? null : format.money(entry.cost, entry.currency);
  return (
    <span className={styles.words}>
      <strong>{entry.name}</strong>
      <span>{[time, cost].filter((part) => part !== null).join(' · ')}</span>
    </span>
  );
}
