import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { GripVertical, Pin } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../../trip-ui/amounts/use-price-words';
import { LaterBookingCards } from '../../../trip-ui/bookings/later-bookings';
import { eventTime } from '../../../trip-ui/plan-drag/event-order';
import { eventDragId, pressToLift } from '../../../trip-ui/plan-drag/list-drag';
import { usePlanRow } from '../../../trip-ui/plans/use-plan-row';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { CategoryIcon } from '../../../trip-ui/trip-icons';
import { classNames } from '../../../ui/class-names';
import styles from './event-row.module.css';

/** An event in its day: a click opens it, the handle moves it. */
export const EventRow = memo(function EventRow(props: {
  event: TripEvent;
  currency: string;
  bookings: readonly TripBooking[];
  /** Whether any plan of the stay has a time; if none has, the time column is left out. */
  hasTimes: boolean;
  isPreview: boolean;
  onEdit: (event: TripEvent) => void;
  onOpenBooking: (id: string) => void;
}) {
  const { event, currency, bookings, hasTimes, isPreview, onEdit, onOpenBooking } = props;
  const t = useTranslations('itinerary');
  const sortable = useSortable({ id: eventDragId(event.id), disabled: isPreview });
  const { listeners, attributes, isDragging } = sortable;
  const plan = usePlanRow(event.id);
  return (
    <li
      ref={sortable.setNodeRef}
      data-plan-row={event.id}
      className={classNames(styles.item, isDragging && styles.slot)}
      style={{
        // Rows keep their own height; only the position is animated.
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
    >
      <div
        ref={plan.ref}
        data-lit={plan.isLit || undefined}
        className={styles.row}
        {...plan.handlers}
        {...pressToLift(listeners)}
      >
        <button
          type="button"
          className={classNames(styles.open, !hasTimes && styles.untimed)}
          aria-label={t('editEvent', { event: event.name })}
          aria-current={plan.isSelected || undefined}
          disabled={isPreview}
          onClick={() => onEdit(event)}
        >
          <EventWords event={event} currency={currency} hasTimes={hasTimes} />
        </button>
        {isPreview ? null : (
          <button
            type="button"
            {...attributes}
            {...listeners}
            ref={sortable.setActivatorNodeRef}
            className={styles.handle}
            aria-label={t('reorderEvent', { event: event.name })}
          >
            <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      <LaterBookingCards bookings={bookings} onOpen={isPreview ? null : onOpenBooking} />
    </li>
  );
});

/** The copy of the row that follows the pointer during a drag. */
export function LiftedEvent({ event, currency }: { event: TripEvent; currency: string }) {
  const hasTimes = eventTime(event) !== null;
  return (
    <div className={classNames(styles.row, styles.lifted)}>
      <span className={classNames(styles.open, !hasTimes && styles.untimed)}>
        <EventWords event={event} currency={currency} hasTimes={hasTimes} />
      </span>
      <span className={styles.handle}>
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </div>
  );
}

function EventWords({
  event,
  currency,
  hasTimes,
}: {
  event: TripEvent;
  currency: string;
  hasTimes: boolean;
}) {
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const time = eventTime(event);
  const price = usePriceWords()(event, currency);
  return (
    <>
      {hasTimes ? <span className={styles.time}>{time === null ? '' : format.time(time)}</span> : null}
      <span className={styles.icon} title={words(`category.${event.category}`)}>
        <CategoryIcon category={event.category} />
      </span>
      <span className={styles.name}>
        {event.name}
        {event.pinned ? (
          <Pin size={14} strokeWidth={1.75} className={styles.pinned} role="img" aria-label={t('booked')} />
        ) : null}
      </span>
      {price === null ? null : <span className={styles.cost}>{price}</span>}
    </>
  );
}
