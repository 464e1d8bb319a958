import { useTranslations } from 'use-intl';
import { useTrips } from '../../api/trips/trips';
import { ErrorState } from '../../ui/empty-state';
import { SkeletonBar } from '../../ui/skeleton';
import styles from './ready-made-trips.module.css';
import { TripCard } from './trip-card';

/** The ready-made trips; shows no heading if there are none. */
export function ReadyMadeTrips() {
  const t = useTranslations('landing');
  const { data, isPending, isError, refetch } = useTrips();
  const ready = data?.trips.filter((trip) => trip.demo);
  // If the list only has this device's trips, the ready-made ones couldn't be loaded.
  const isFailed = isError || data?.deviceOnly;
  if (!isFailed && ready?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="ready-made-title">
      <h2 id="ready-made-title" className={styles.title}>
        <span className={styles.first}>{t('readyMadeTitle')}</span>
        <span className={styles.next}>{t('ideasTitle')}</span>
      </h2>
      {isFailed ? (
        <div className={styles.failed}>
          <ErrorState
            title={t('readyMadeFailed')}
            help={t('readyMadeFailedHelp')}
            headingLevel={3}
            onTryAgain={() => void refetch()}
          />
        </div>
      ) : (
        <ul className={styles.cards} aria-busy={isPending}>
          {isPending
            ? PLACES.map((place) => (
                <li key={place} className={styles.waiting}>
                  <SkeletonBar height="auto" />
                  <SkeletonBar height="6px" />
                  <SkeletonBar width="62%" height="20px" />
                  <SkeletonBar width="80%" height="14px" />
                </li>
              ))
            : (ready ?? []).slice(0, 4).map((trip) => (
                <li key={trip.id}>
                  <TripCard trip={trip} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/** As many placeholders as there are ready-made trips initially, to avoid layout shifts. */
const PLACES = [1, 2, 3];
