import { totalsOf, tripDates } from '@wayfold/domain/document/totals';
import { namedTrip, orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { formatDates } from '@wayfold/domain/format/format';
import { useLocale, useTranslations } from 'use-intl';
import { FoldBar } from '../../trip-ui/fold-strip/fold-bar';
import { type TripLook, TripPicture } from '../../trip-ui/pictures/trip-picture';
import { useTripFormat } from '../../trip-ui/trip-format';
import { useTripNames } from '../../trip-ui/use-trip-names';
import styles from './message-preview.module.css';

/** The link preview in a messenger: picture, name and facts of the trip. */
export function MessagePreview({ document, look }: { document: TripDocument; look: TripLook }) {
  const t = useTranslations('sharing');
  const words = useTranslations('tripWords');
  const nameOf = useTripNames();
  const format = useTripFormat();
  const locale = useLocale();
  const shown = orderedDestinations(document).filter(({ display }) => display);
  const dates = tripDates(document);
  const { miles } = totalsOf(document);
  const facts = [
    ...(dates ? [formatDates(dates.from, dates.to, locale)] : []),
    t('previewFacts', { stops: shown.length }),
    ...(miles > 0 ? [words('about', { amount: format.distance(miles) })] : []),
  ];
  return (
    <section aria-labelledby="share-preview">
      <h3 id="share-preview" className={styles.title}>
        {t('preview')}
      </h3>
      <div className={styles.card}>
        <TripPicture className={styles.picture} look={look} variant="1200x675" />
        <FoldBar stops={shown} />
        <div className={styles.words}>
          <p className={styles.name}>{nameOf(namedTrip(document))}</p>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
      </div>
    </section>
  );
}
