import { tripDates } from '@wayfold/domain/document/totals';
import { namedTrip, type TripDocument } from '@wayfold/domain/document/trip-document';
import { formatDates } from '@wayfold/domain/format/format';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TripPicture } from '../../../trip-ui/pictures/trip-picture';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { useTripNames } from '../../../trip-ui/use-trip-names';
import { classNames } from '../../../ui/class-names';
import { useTotals } from './totals-strip';
import styles from './trip-heading.module.css';
import { tripLook } from './trip-look';

/** The trip's name and figures in two lines, for views that need the room below. */
export function TripHeading(props: {
  document: TripDocument;
  /** The number of pictures in the trip and the maximum, if shown instead of the distance. */
  pictures?: { count: number; most: number | null };
  /** Shown at the end if there is room, otherwise below. */
  end?: ReactNode;
}) {
  const { document, pictures, end } = props;
  const t = useTranslations('itinerary');
  const nameOf = useTripNames();
  const format = useTripFormat();
  const locale = useLocale();
  const totals = useTotals(document);
  const dates = tripDates(document);
  const noDates = t('nightsNoDates', { count: totals.nights });
  const facts = pictures
    ? t(pictures.most === null ? 'pictureCount' : 'pictureFacts', {
        when: dates ? formatDates(dates.from, dates.to, locale) : noDates,
        count: pictures.count,
        most: pictures.most ?? 0,
      })
    : t('headingFacts', {
        when: dates ? format.longRange(dates.from, dates.to) : noDates,
        destinations: totals.destinations,
        distance: totals.distance,
        time: totals.time,
      });
  return (
    <header className={classNames(styles.heading, end !== undefined && styles.withEnd)}>
      <TripPicture className={styles.picture} look={tripLook(document)} variant="whole-420" />
      <div className={styles.words}>
        <h1 className={styles.name}>{nameOf(namedTrip(document))}</h1>
        <p className={styles.facts}>{facts}</p>
      </div>
      {end}
    </header>
  );
}
