import { daysBetween } from '@wayfold/domain/calendar/dates';
import { estimatesOf, totalsOf, tripDates } from '@wayfold/domain/document/totals';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSumWords } from '../../../trip-ui/amounts/use-sum-words';
import { dominantTransport, isDriven } from '../../../trip-ui/dominant-transport';
import { useTripFormat } from '../../../trip-ui/trip-format';
import styles from './totals-strip.module.css';

/** The formatted totals of a trip. */
export function useTotals(document: TripDocument) {
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const sumWords = useSumWords();
  return useMemo(() => {
    const totals = totalsOf(document);
    const dates = tripDates(document);
    const count = Object.keys(document.destinations).length;
    const { currency } = document.trip;
    const days = dates ? daysBetween(dates.from, dates.to) + 1 : count === 0 ? 0 : totals.nights + 1;
    const way = dominantTransport(document);
    // Most legs are estimates.
    const about = (amount: string) => words('about', { amount });
    return {
      days,
      nights: totals.nights,
      destinations: count,
      distance: about(format.distance(totals.miles)),
      time: about(format.duration(totals.hours)),
      cost: sumWords(estimatesOf(totals), currency),
      timeLabel: isDriven(document) ? t('driving') : t('travelTime'),
      distanceLabel: way === null ? t('onTheWay') : t(way === 'rail' ? 'byTrain' : 'byRoad'),
    };
  }, [document, format, sumWords, t, words]);
}

/** Five figures, label above value; four on phones, value above label. One fewer if the viewer can't see the costs. */
export function TotalsStrip(props: { document: TripDocument; isPhone: boolean; showsCosts: boolean }) {
  const { document, isPhone, showsCosts } = props;
  const t = useTranslations('itinerary');
  const totals = useTotals(document);
  const figures = isPhone
    ? [
        [totals.nights === 1 ? t('nightsTotalOne') : t('nightsTotal'), String(totals.nights)],
        [
          totals.destinations === 1 ? t('destinationsTotalOne') : t('destinationsTotal'),
          String(totals.destinations),
        ],
        [totals.distanceLabel, totals.distance],
        ...(showsCosts ? [[t('estimatedTotal'), totals.cost]] : []),
      ]
    : [
        [t('days'), String(totals.days)],
        [t('destinations'), String(totals.destinations)],
        [t('distance'), totals.distance],
        [totals.timeLabel, totals.time],
        ...(showsCosts ? [[t('estimated'), totals.cost]] : []),
      ];
  return (
    <dl className={isPhone ? styles.phone : styles.strip} aria-label={t('totals')}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
