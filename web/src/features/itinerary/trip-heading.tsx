import { tripDates } from '@wayfold/domain/totals';
import type { TripDocument } from '@wayfold/domain/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../lib/trip-format';
import { useTotals } from './totals-strip';
import styles from './trip-heading.module.css';
import { tripPicture } from './trip-picture';

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
      <img className={styles.picture} src={tripPicture(document)} alt="" width={64} height={48} />
      <div className={styles.words}>
        <h1 className={styles.name}>{document.trip.name || words('untitled')}</h1>
        <p className={styles.facts}>{t('headingFacts', facts)}</p>
      </div>
    </header>
  );
}
