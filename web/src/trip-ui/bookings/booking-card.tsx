import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { BookingStatus } from '@wayfold/contract/trip/booking-kinds';
import { daysBetween } from '@wayfold/domain/calendar/dates';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { bookingZones, elapsedMinutes } from '@wayfold/domain/travel/booking-times';
import { isJourney } from '@wayfold/domain/travel/journeys';
import { Armchair, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names';
import { Tag, type TagTone } from '../../ui/tag';
import { usePriceWords } from '../amounts/use-price-words';
import { useTripFormat } from '../trip-format';
import styles from './booking-card.module.css';
import { BookingIcon } from './booking-icon';
import { CopyCode } from './copy-code';
import { useBookingWords } from './use-booking-words';
import { dayAndTime, zoneName } from './zone-words';

const TONES: Record<BookingStatus, TagTone> = {
  not_booked: 'plain',
  on_hold: 'accent',
  booked: 'ok',
  canceled: 'danger',
};

const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Props of `BookingCard`. */
export interface BookingCardProps {
  booking: TripBooking;
  document: Pick<TripDocument, 'trip' | 'destinations' | 'events'>;
  /** Null if the trip can't be edited. */
  onOpen: ((id: string) => void) | null;
  /** Buttons below the facts. */
  children?: ReactNode;
}

/** One booking: what it is, whether it is booked, its times, and what travelers need at hand. A press opens it. */
export function BookingCard({ booking, document, onOpen, children }: BookingCardProps) {
  const { id, kind, status, code, seats, guests } = booking;
  const t = useTranslations('bookings');
  const words = useBookingWords();
  const price = usePriceWords()(booking, document.trip.currency);
  const name = words.name(booking, document);
  const deadline = useDeadline(booking);
  const hasFacts = Boolean(code || seats || guests || deadline || price);
  return (
    <article
      className={classNames(styles.card, status === 'canceled' && styles.canceled)}
      aria-label={t('cardStatus', { booking: name, status: t(`status.${status}`) })}
    >
      <header className={styles.head}>
        <BookingIcon kind={kind} size={16} />
        {onOpen ? (
          <button
            type="button"
            className={classNames(styles.name, styles.open)}
            aria-label={t('edit', { booking: name })}
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
      </header>
      <Times booking={booking} document={document} />
      {hasFacts ? (
        <p className={styles.facts}>
          {seats ? (
            <span className={styles.fact} title={t('seats')}>
              <Armchair {...ICON} />
              {seats}
            </span>
          ) : null}
          {guests ? (
            <span className={styles.fact} title={t('guests')}>
              <Users {...ICON} />
              {guests}
            </span>
          ) : null}
          {deadline ? <span>{deadline}</span> : null}
          {onOpen && code ? <CopyCode code={code} /> : null}
          {price === null ? null : <span className={styles.price}>{price}</span>}
        </p>
      ) : null}
      {children ? <div className={styles.buttons}>{children}</div> : null}
    </article>
  );
}

/** The last day, or the last moment, to cancel. */
function useDeadline({ cancelBy }: TripBooking): string | null {
  const t = useTranslations('bookings');
  const format = useTripFormat();
  if (cancelBy === null) return null;
  const { day, time } = dayAndTime(cancelBy);
  const date = format.day(day);
  return time ? t('cancelByTime', { date, time: format.time(time) }) : t('cancelBy', { date });
}

/** Both ends in the wall time of their places, with what is between them. */
function Times({ booking, document }: Pick<BookingCardProps, 'booking' | 'document'>) {
  const { start, end, from, to } = booking;
  const t = useTranslations('bookings');
  const format = useTripFormat();
  if (start === null && end === null && !from && !to) return null;
  const zones = bookingZones(booking, document);
  const minutes =
    start && end ? elapsedMinutes({ at: start, zone: zones.start }, { at: end, zone: zones.end }) : null;
  const days = start && end ? daysBetween(start, end) : 0;
  const between = !isJourney(booking)
    ? days > 0 && t('nights', { count: days })
    : minutes !== null && minutes >= 0 && format.duration(minutes / 60);
  return (
    <div className={styles.times}>
      <End at={start} zone={zones.start} place={from?.code ?? from?.name ?? null} />
      <span className={styles.between}>
        {between ? <span>{between}</span> : null}
        <span className={styles.dash} aria-hidden="true" />
      </span>
      <End
        at={end}
        zone={zones.end}
        place={to?.code ?? to?.name ?? null}
        days={isJourney(booking) ? days : 0}
        isLast
      />
    </div>
  );
}

function End(props: {
  at: string | null;
  zone: string | null;
  place: string | null;
  /** Days since the other end, by the calendar. */
  days?: number;
  isLast?: boolean;
}) {
  const { at, zone, place, days = 0, isLast = false } = props;
  const t = useTranslations('bookings');
  const format = useTripFormat();
  const locale = useLocale();
  const { day, time } = at ? dayAndTime(at) : { day: null, time: null };
  const name = day && time && zone ? zoneName(zone, `${day}T${time}`, locale) : null;
  const when = [time && day ? format.day(day) : null, name].filter(Boolean).join(', ');
  return (
    <span className={classNames(styles.end, isLast && styles.last)}>
      <span className={styles.time}>
        {time ? format.time(time) : day ? format.day(day) : place}
        {days === 0 ? null : (
          <Tag tone="accent">
            <span aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`}</span>
            <span className="visually-hidden">
              {t(days > 0 ? 'daysLater' : 'daysEarlier', { days: Math.abs(days) })}
            </span>
          </Tag>
        )}
      </span>
      <span className={styles.where}>{[at ? place : null, when].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
