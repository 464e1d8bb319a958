import type { TripSummary } from '@wayfold/contract/trip';
import { LEG_PALETTE } from '@wayfold/domain/palette';
import styles from './fold-bar.module.css';

/** A trip in one line: a piece per stop in its leg color, wide as its nights. Decorative. */
export function FoldBar({ trip }: { trip: Pick<TripSummary, 'destinations'> }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {trip.destinations.map((stop, index) => (
        <i
          key={stop.id}
          style={{
            // A stop without a night still shows.
            flexGrow: Math.max(stop.nights, 0.5),
            background: `var(--l${(index % LEG_PALETTE.length) + 1})`,
          }}
        />
      ))}
    </span>
  );
}
