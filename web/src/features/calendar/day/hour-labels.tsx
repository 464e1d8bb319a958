import { momentOfMinute, timeOf } from '@wayfold/domain/calendar/dates';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { hourOf } from '../hour-format';
import { DAY_MINUTES } from './day-entries';
import styles from './hours.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The time of a held plan covers the label of an hour that is nearer than this many minutes. */
const COVERED_MINUTES = 25;

/**
 * The hours beside the days, and the time of a held plan.
 *
 * @param at in minutes after midnight; null if none is held in the hours
 */
export function HourLabels({ at }: { at: number | null }) {
  const format = useTripFormat();
  return (
    <div className={styles.labels} aria-hidden="true">
      {HOURS.map((hour) => (
        <span
          key={hour}
          className={styles.label}
          hidden={at !== null && Math.abs(at - hour * 60) < COVERED_MINUTES}
        >
          {hourOf(new Date(hour * 3_600_000))}
        </span>
      ))}
      {at === null ? null : (
        <span className={styles.now} style={{ top: `${(at / DAY_MINUTES) * 100}%` }}>
          {format.time(timeOf(momentOfMinute(at)) ?? '')}
        </span>
      )}
    </div>
  );
}
