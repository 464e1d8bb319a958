import { Link } from '@tanstack/react-router';
import type { TripSummary } from '@wayfold/contract/trip';
import { useTranslations } from 'use-intl';
import { useTrips } from '../../api/trips';
import { links } from '../../lib/links';
import { useTripFormat } from '../../lib/trip-format';
import { Banner } from '../../ui/banner';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { FoldBar } from '../../ui/fold-bar';
import { Skeleton } from '../../ui/skeleton';
import { TripPicture } from '../../ui/trip-picture';
import styles from './trip-list.module.css';
import { tripLook } from './trip-look';

/** Everything the visitor can open: own trips by last viewed, then the ready ones. */
export function TripList() {
  const t = useTranslations('landing.trips');
  const { data, isPending, isError, refetch } = useTrips();
  if (isPending) return <Skeleton lines={3} />;
  if (isError) {
    return (
      <ErrorState
        title={t('failed')}
        help={t('failedHelp')}
        headingLevel={3}
        onTryAgain={() => void refetch()}
      />
    );
  }
  const own = data.trips.filter((trip) => !trip.demo);
  const ready = data.trips.filter((trip) => trip.demo);
  return (
    <>
      {data.deviceOnly ? <Banner className={styles.offline ?? ''}>{t('deviceOnly')}</Banner> : null}
      {own.length > 0 ? (
        <TripGroup title={t('own')} trips={own} />
      ) : (
        <EmptyState title={t('empty')} help={t('emptyHelp')} headingLevel={3} />
      )}
      {ready.length > 0 ? <TripGroup title={t('ready')} trips={ready} /> : null}
    </>
  );
}

function TripGroup({ title, trips }: { title: string; trips: readonly TripSummary[] }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripRow trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TripRow({ trip }: { trip: TripSummary }) {
  const t = useTranslations('landing');
  const format = useTripFormat();
  const stops = trip.destinations.length;
  const dates =
    trip.startDate && trip.endDate ? format.range(trip.startDate, trip.endDate) : t('trips.noDates');
  return (
    <Link {...links.planner({ trip: trip.id })} className={styles.row}>
      <TripPicture className={styles.scene} look={tripLook(trip)} variant="400x400" loading="lazy" />
      <span className={styles.words}>
        <span className={styles.name}>{trip.name || t('trips.untitled')}</span>
        <span className={styles.facts}>
          {stops === 0 ? t('trips.noStops') : `${dates}${t('dot')}${t('stops', { stops })}`}
        </span>
        {stops > 0 ? (
          <span className={styles.bar}>
            <FoldBar stops={trip.destinations} />
          </span>
        ) : null}
      </span>
    </Link>
  );
}
