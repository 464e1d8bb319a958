import type { Planner } from '../planner';
import styles from '../planner-frame.module.css';
import { OtherView } from './current-trip';

/** The calendar in the place of the map, beside the itinerary. */
export function CalendarBeside({ planner }: { planner: Planner }) {
  return (
    <div className={styles.beside}>
      <OtherView planner={planner} />
    </div>
  );
}
