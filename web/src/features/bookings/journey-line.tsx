import { dayOf, daysBetween } from '@wayfold/domain/calendar/dates';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { elapsedMinutes } from '@wayfold/domain/travel/booking-times';
import { isJourney, journeyOf } from '@wayfold/domain/travel/journeys';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Tag } from '../../ui/tag';
import styles from './booking-editor.module.css';
import { type BookingForm, momentOf, type Named, type Stops, zoneOf } from './booking-form';

/** Props of `JourneyLine`. */
export interface JourneyLineProps {
  document: TripDocument;
  form: BookingForm;
  /** Null for a new booking. */
  id: string | null;
  named: Named;
  stops: Stops;
}

/** How long a journey or a stay takes, the days it crosses, and what it does to the dates of the trip. */
export function JourneyLine(props: JourneyLineProps) {
  const { form, stops } = props;
  const t = useTranslations('bookings');
  const format = useTripFormat();
  const starts = useStarts(props);
  const [start, end] = [momentOf(form.from), momentOf(form.to)];
  if (!start || !end) return null;
  const days = daysBetween(start, end);
  if (!isJourney(form))
    return days > 0 ? <p className={styles.line}>{t('nights', { count: days })}</p> : null;
  const minutes = elapsedMinutes(
    { at: start, zone: zoneOf(form.from, stops.start.zone) },
    { at: end, zone: zoneOf(form.to, stops.end.zone) },
  );
  if (minutes !== null && minutes < 0) return null;
  const time = minutes === null || form.kind === 'rental' ? null : format.duration(minutes / 60);
  const words = [
    time && t(form.kind === 'flight' ? 'travelTimes.flight' : 'travelTimes.other', { time }),
    days !== 0 && form.kind !== 'rental' && t('arrivesOn', { day: format.day(dayOf(end)) }),
    starts,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className={styles.line} role="status">
      {days === 0 || form.kind === 'rental' ? null : (
        <Tag tone="accent">{t(days > 0 ? 'daysLater' : 'daysEarlier', { days: Math.abs(days) })}</Tag>
      )}
      <span>{words.join(' ')}</span>
    </p>
  );
}

/** "Tokyo will start on Sun, Mar 28.", if this booking moves the arrival; otherwise null. */
function useStarts({ document, form, id, named }: JourneyLineProps): string | null {
  const t = useTranslations('bookings');
  const format = useTripFormat();
  const { fromDest, toDest } = named;
  const to = document.destinations[toDest ?? ''];
  if (!to || fromDest === null || form.status !== 'booked' || form.to.day === null) return null;
  const others = journeyOf(document.bookings, fromDest, toDest).flatMap((other) =>
    other.id !== id && other.status === 'booked' && other.end ? [dayOf(other.end)] : [],
  );
  const arrives = [...others, form.to.day].sort().at(-1) ?? form.to.day;
  if (to.dtArrive === null || arrives === to.dtArrive) return null;
  return t('startsThen', { place: to.name, day: format.day(arrives) });
}
