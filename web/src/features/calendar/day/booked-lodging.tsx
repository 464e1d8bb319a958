import { BedDouble } from 'lucide-react';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { classNames } from '../../../ui/class-names';
import type { CalendarLodging } from '../booked-entries';
import { useEntryWords } from '../use-entry-words';
import styles from './untimed-plan.module.css';

/** Booked lodging on one of its days; it can't be moved here. */
export function BookedLodging({ lodging, day }: { lodging: CalendarLodging; day: string }) {
  const { name, details } = useEntryWords()(lodging, lodging.start === day ? lodging.time : null);
  return (
    <div
      className={classNames(styles.plan, styles.fixed)}
      style={colorStyle(legColorVar(lodging.colorIndex))}
    >
      <BedDouble size={17} strokeWidth={1.75} aria-hidden="true" />
      <strong className={styles.name}>{name}</strong>
      {details ? <span className={styles.details}>{details}</span> : null}
    </div>
  );
}
