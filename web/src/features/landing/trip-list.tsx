import { Link } from '@tanstack/react-router';
import type { TripSummary } from '@wayfold/contract/trip/trip';
import { useTranslations } from 'use-intl';
import { useTrips } from '../../api/trips/trips';
import { links } from '../../lib/links';
import { FoldBar } from '../../trip-ui/fold-strip/fold-bar';
import { useTripFormat } from '../../trip-ui/trip-format';
import { TripRow, TripRows } from '../../trip-ui/trip-rows';
import { useTripNames } from '../../trip-ui/use-trip-names';
import { Banner } from '../../ui/banner';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import styles from './trip-list.module.css';
import { tripLook } from './trip-look';

/** All trips the visitor can open: their own by last viewed, then the ready-made ones. */
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
  const t = useTranslations('landing');
  const format = useTripFormat();
  const nameOf = useTripNames();

  function factsOf({ destinations, startDate, endDate }: TripSummary): string {
    const stops = destinations.length;
    if (stops === 0) return t('trips.noStops');
    const dates = startDate && endDate ? format.range(startDate, endDate) : t('trips.noDates');
    return `${dates}${t('dot')}${t('stops', { stops })}`;
  }

  return (
    <TripRows title={title}>
      {trips.map((trip) => (
        <li key={trip.id}>
          <Link {...links.planner({ trip: trip.id })}>
            <TripRow look={tripLook(trip)} name={nameOf(trip)} facts={factsOf(trip)}>
              {trip.destinations.length > 0 ? <FoldBar stops={trip.destinations} /> : null}
            </TripRow>
          </Link>
        </li>
      ))}
    </TripRows>
  );
}
