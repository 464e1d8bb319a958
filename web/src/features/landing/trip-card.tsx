import { Link } from '@tanstack/react-router';
import type { TripSummary } from '@wayfold/contract/trip/trip';
import { useTranslations } from 'use-intl';
import { links } from '../../lib/links';
import { FoldBar } from '../../trip-ui/fold-strip/fold-bar';
import { TripPicture } from '../../trip-ui/pictures/trip-picture';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './trip-card.module.css';
import { tripLook } from './trip-look';

/**
 * A ready-made trip: its scene, its fold bar (one piece per stop, sized by its nights), name and size. Opens it in the planner.
 */
export function TripCard({ trip }: { trip: TripSummary }) {
  const t = useTranslations('landing');
  const format = useTripFormat();
  const byTrain = isByTrain(trip);
  const stops = t(byTrain ? 'stopsByTrain' : 'stops', { stops: trip.destinations.length });
  const facts = [
    t('days', { days: trip.nights + 1 }),
    stops,
    ...(byTrain ? [] : [t('about', { distance: format.distance(trip.miles) })]),
  ];
  return (
    <Link {...links.planner({ trip: trip.id })} className={styles.card}>
      <TripPicture className={styles.scene} look={tripLook(trip)} variant="1200x675" loading="lazy" />
      <div className={styles.bar}>
        <FoldBar stops={trip.destinations} />
      </div>
      <h3 className={styles.name}>{trip.name}</h3>
      <p className={styles.facts}>{facts.join(t('dot'))}</p>
    </Link>
  );
}

function isByTrain(trip: TripSummary): boolean {
  const legs = trip.destinations.slice(0, -1);
  return legs.length > 0 && legs.every((stop) => stop.transport === 'Train');
}
