import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFollowed } from '../../api/followed';
import { sceneFor } from '../../art/scene-for';
import { sharedLinks } from '../../lib/shared-links';
import { useTripFormat } from '../../lib/trip-format';
import styles from './followed-trips.module.css';

/** Trips of others that the member follows, among their own; nothing while there are none. */
export function FollowedTrips() {
  const t = useTranslations('sharedTrip');
  const format = useTripFormat();
  const { data } = useFollowed();
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="followed-trips">
      <h3 id="followed-trips" className={styles.title}>
        {t('sharedWithYou')}
      </h3>
      <ul>
        {data.map((trip) => (
          <li key={trip.shareId}>
            <Link {...sharedLinks.share(trip.shareId)} className={styles.row}>
              <img
                className={styles.scene}
                src={sceneFor({ id: trip.tripId, name: undefined })}
                alt=""
                width={64}
                height={48}
                loading="lazy"
              />
              <span className={styles.words}>
                <span className={styles.name}>{trip.name || t('untitled')}</span>
                <span className={styles.facts}>
                  {trip.startDate && trip.endDate ? format.range(trip.startDate, trip.endDate) : t('noDates')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
