import { tripDates } from '@wayfold/domain/document/totals';
import { namedTrip, orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TripPicture } from '../../../trip-ui/pictures/trip-picture';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { useTripNames } from '../../../trip-ui/use-trip-names';
import styles from './trip-header.module.css';
import { tripLook } from './trip-look';

/** The trip's name and dates over its picture. */
export function TripHeader(props: {
  document: TripDocument;
  onDates: (() => void) | null;
  /** The button that changes the picture, in its upper corner. */
  camera?: ReactNode;
}) {
  const { document, onDates, camera } = props;
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  const name = useTripNames()(namedTrip(document));
  const stops = orderedDestinations(document);
  const dates = tripDates(document);
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  const when = dates ? format.longRange(dates.from, dates.to) : t('nightsNoDates', { count: nights });
  return (
    <header className={styles.header}>
      <TripPicture className={styles.picture} look={tripLook(document)} variant="whole-1600" />
      <h1 className={styles.name} title={name}>
        {name}
      </h1>
      <p className={styles.dates}>
        {when}
        {onDates ? (
          <button
            type="button"
            className={styles.change}
            onClick={onDates}
            aria-label={dates ? t('changeDates') : undefined}
          >
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
            {dates ? null : t('setDates')}
          </button>
        ) : null}
      </p>
      {camera}
    </header>
  );
}
