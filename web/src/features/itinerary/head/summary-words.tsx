import { tripDates } from '@wayfold/domain/document/totals';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../../trip-ui/trip-format';
import styles from './summary-words.module.css';
import { useTotals } from './totals-strip';

/** The trip in two lines, for the head of the sheet on phones. */
export function SummaryWords({ document }: { document: TripDocument }) {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  const totals = useTotals(document);
  const dates = tripDates(document);
  const facts = [
    dates ? format.range(dates.from, dates.to) : null,
    // Nobody travels within a single destination.
    totals.destinations > 1 ? `${totals.distance} ${totals.distanceLabel}` : null,
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.summary}>
      <h1 className={styles.title}>
        {t('summaryTitle', { days: totals.days, destinations: totals.destinations })}
      </h1>
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
    </div>
  );
}
