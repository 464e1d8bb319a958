import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type Stay, type StayDay, stayDays } from '@wayfold/domain/dates/itinerary';
import { dayKey } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { bookingsOfEvent } from '@wayfold/domain/travel/journeys';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { eventTime } from '../../../trip-ui/plan-drag/event-order';
import { dayDragId, eventDragId } from '../../../trip-ui/plan-drag/list-drag';
import { AddPlanButton } from '../../../trip-ui/plans/add-plan-button';
import { useFoldedPlans } from '../../../trip-ui/plans/folded-plans';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { classNames } from '../../../ui/class-names';
import type { ItineraryActions } from '../actions';
import { EventRow } from '../events/event-row';
import { useSameList } from '../use-same-list';
import styles from './stop-days.module.css';

/** The days of a stay, with the plans of each. */
export function StopDays(props: {
  stay: Stay;
  currency: string;
  bookings: TripDocument['bookings'];
  isPreview: boolean;
  actions: ItineraryActions;
}) {
  const { stay, currency, bookings, isPreview, actions } = props;
  const days = useMemo(() => stayDays(stay), [stay]);
  const hasTimes = days.some((day) => day.events.some((event) => eventTime(event) !== null));
  // One list for all days: events move between them, and the headings make room.
  const ids = useSameList(
    days.flatMap((day) => [
      dayDragId(stay.destination.id, day.key),
      ...day.events.map((event) => eventDragId(event.id)),
    ]),
  );
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      {days.map((day) => (
        <Day
          key={day.key}
          day={day}
          destid={stay.destination.id}
          currency={currency}
          bookings={bookings}
          hasTimes={hasTimes}
          isPreview={isPreview}
          actions={actions}
        />
      ))}
    </SortableContext>
  );
}

function Day(props: {
  day: StayDay;
  destid: string;
  currency: string;
  bookings: TripDocument['bookings'];
  hasTimes: boolean;
  isPreview: boolean;
  actions: ItineraryActions;
}) {
  const { day, destid, currency, bookings, hasTimes, isPreview, actions } = props;
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  // A heading can't be lifted: it only makes room and accepts drops.
  const { setNodeRef, isOver, transform, transition } = useSortable({
    id: dayDragId(destid, day.key),
    disabled: { draggable: true },
  });
  const tripDay = t('day', { day: day.tripDay });
  const title = day.date === null ? tripDay : format.day(day.date);
  const isEmpty = day.events.length === 0;
  const folded = useFoldedPlans(day.events, ({ id }) => id);
  const add = isPreview ? null : (
    <AddPlanButton
      title={title}
      day={{ destid, date: day.date, dayIndex: day.dayIndex }}
      isWide={isEmpty}
      onAdd={actions.addPlan}
    />
  );
  return (
    <section aria-label={title} className={classNames(styles.day, isOver && styles.over)}>
      <h2
        ref={setNodeRef}
        className={styles.heading}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        {isPreview ? (
          <span>{title}</span>
        ) : (
          <button
            type="button"
            className={styles.open}
            aria-label={t('openDay', { day: title })}
            onClick={() => actions.openDay(dayKey(destid, day.dayIndex))}
          >
            {title}
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
        <span className={styles.end}>
          {day.date === null ? null : tripDay}
          {isEmpty ? null : add}
        </span>
      </h2>
      <ol>
        {folded.shown.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            currency={currency}
            bookings={bookingsOfEvent(bookings, event.id)}
            hasTimes={hasTimes}
            isPreview={isPreview}
            onEdit={actions.editEvent}
            onOpenBooking={actions.openBooking}
          />
        ))}
        {folded.row}
      </ol>
      {isEmpty ? add : null}
    </section>
  );
}
