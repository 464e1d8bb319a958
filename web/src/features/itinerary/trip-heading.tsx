import { tripDates } from '@wayfold/domain/totals';
import type { TripDocument } from '@wayfold/domain/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../lib/trip-format';
import { TripPicture } from '../../ui/trip-picture';
import { useTotals } from './totals-strip';
import styles from './trip-heading.module.css';
import { tripLook } from './trip-look';

/** The trip's name and figures in two lines, for views that need the room below. */
export function TripHeading({ document }: { document: TripDocument }) {
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const totals = useTotals(document);
  const dates = tripDates(document);
  const facts = {
    when: dates ? format.longRange(dates.from, dates.to) : t('nightsNoDates', { count: totals.nights }),
    destinations: totals.destinations,
    distance: totals.distance,
    time: totals.time,
  };
  return (
    <header className={styles.heading}>
      <TripPicture className={styles.picture} look={tripLook(document)} variant="400x400" />
      <div className={styles.words}>
        <h1 className={styles.name}>{document.trip.name || words('untitled')}</h1>
        <p className={styles.facts}>{t('headingFacts', facts)}</p>
      </div>
    </header>
  );
}
