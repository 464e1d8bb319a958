import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import styles from './totals-line.module.css';
import { useTotals } from './totals-strip';

/** The figures of a trip in one line; those that don't fit are left out. */
export function TotalsLine({ document, showsCosts }: { document: TripDocument; showsCosts: boolean }) {
  const t = useTranslations('itinerary');
  const totals = useTotals(document);
  const figures = [
    { label: t(totals.nights === 1 ? 'nightsTotalOne' : 'nightsTotal'), value: String(totals.nights) },
    { label: t('distance'), value: totals.distance, isPlain: true },
    { label: totals.timeLabel, value: totals.time },
    ...(showsCosts ? [{ label: t('estimated'), value: totals.cost, isPlain: true }] : []),
  ];
  return (
    <dl className={styles.line} aria-label={t('totals')}>
      {figures.map(({ label, value, isPlain }) => (
        <div key={label} className={styles.figure}>
          <dt className={isPlain ? 'visually-hidden' : styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
