import { classNames } from '../ui/class-names';
import styles from './map-note.module.css';

/** The container at the map's upper edge: notes, and the buttons that lead back from them. */
export function MapLegend({ children }: { children: React.ReactNode }) {
  return <div className={styles.legend}>{children}</div>;
}

/**
 * Says what the map shows: `proposed`, a proposal instead of the current trip, or `today`, the current trip next to it.
 *
 * @param isAnnounced true if screen readers read it out when it appears
 */
export function MapNote(props: { shows?: 'proposed' | 'today'; isAnnounced?: boolean; children: string }) {
  const { shows = 'proposed', isAnnounced = false, children } = props;
  return (
    <p className={classNames(styles.note, styles[shows])} {...(isAnnounced ? { role: 'status' } : {})}>
      {children}
    </p>
  );
}
