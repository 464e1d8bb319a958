import type { TripSummary } from '@wayfold/contract/trip/trip';
import { picturedTrip } from '@wayfold/domain/pictures/scenes';
import { useTranslations } from 'use-intl';
import { useTrips } from '../../api/trips/trips';
import { sceneFor } from '../../art/scene-for';
import { FoldBar } from '../../trip-ui/fold-strip/fold-bar';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import styles from './ready-trips.module.css';

/** The ready-made trips, each with a button that opens it; the first edit makes it the traveler's own. */
export function ReadyTrips(props: {
  onUse: (tripId: string) => void;
  /** One level below the heading above the cards. */
  headingLevel: 2 | 3;
}) {
  const { onUse, headingLevel } = props;
  const t = useTranslations('plannerTabs');
  const { data, isPending, isError, refetch } = useTrips();
  if (isPending) return <Skeleton lines={3} />;
  if (isError) {
    return (
      <ErrorState
        title={t('ideasFailed')}
        help={t('ideasFailedHelp')}
        headingLevel={headingLevel}
        onTryAgain={() => void refetch()}
      />
    );
  }
  return (
    <ul className={styles.cards}>
      {data.trips
        .filter((trip) => trip.demo)
        .map((trip) => (
          <li key={trip.id}>
            <ReadyTrip trip={trip} onUse={onUse} headingLevel={headingLevel} />
          </li>
        ))}
    </ul>
  );
}

function ReadyTrip(props: { trip: TripSummary; onUse: (tripId: string) => void; headingLevel: 2 | 3 }) {
  const { trip, onUse, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  const t = useTranslations('plannerTabs');
  const format = useTripFormat();
  const stops = trip.destinations.length;
  const byTrain = stops > 1 && trip.destinations.slice(0, -1).every((stop) => stop.transport === 'Train');
  return (
    <article className={styles.card}>
      <img
        className={styles.scene}
        src={trip.picture ?? sceneFor(picturedTrip({ ...trip, stops: trip.destinations }))}
        alt=""
        width={104}
        height={72}
        loading="lazy"
      />
      <div className={styles.words}>
        <Heading className={styles.name}>{trip.name}</Heading>
        <p className={styles.facts}>
          {byTrain
            ? t('ideaFactsByTrain', { days: trip.nights + 1, stops })
            : t('ideaFacts', { days: trip.nights + 1, stops, distance: format.distance(trip.miles) })}
        </p>
        <div className={styles.bar}>
          <FoldBar stops={trip.destinations} />
        </div>
      </div>
      <Button size="small" onClick={() => onUse(trip.id)} aria-label={t('useThisLabel', { trip: trip.name })}>
        {t('useThis')}
      </Button>
    </article>
  );
}
