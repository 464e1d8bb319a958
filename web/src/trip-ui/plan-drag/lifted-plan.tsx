import type { TripEvent } from '@wayfold/contract/trip/trip';
import { CategoryIcon } from '../trip-icons';
import styles from './lifted-plan.module.css';

/** The overlay it is in: as large as itself, not as the row it is a copy of. */
export const OVERLAY = {
  style: { width: 'max-content', height: 'max-content' },
  dropAnimation: null,
} as const;

/** What follows the pointer while a plan or a place is dragged. */
export function LiftedPlan({ name, category }: Pick<TripEvent, 'name' | 'category'>) {
  return (
    // A copy of what is still on the screen, so there is nothing to read, focus or click.
    <div className={styles.lifted} aria-hidden="true" inert>
      <CategoryIcon category={category} size={16} />
      <span className={styles.name}>{name}</span>
    </div>
  );
}
