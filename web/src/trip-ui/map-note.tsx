import { classNames } from '../ui/class-names';
import styles from './map-note.module.css';

/** Stands over the map's upper edge: notes, and what leads back from them. */
export function MapLegend({ children }: { children: React.ReactNode }) {
  return <div className={styles.legend}>{children}</div>;
}

/**
 * Says what the map shows: `proposed` in place of the trip as it is, or `today`, the trip itself beside that.
 *
 * @param isAnnounced true where it is read out as it appears
 */
export function MapNote(props: { shows?: 'proposed' | 'today'; isAnnounced?: boolean; children: string }) {
  const { shows = 'proposed', isAnnounced = false, children } = props;
  return (
    <p className={classNames(styles.note, styles[shows])} {...(isAnnounced ? { role: 'status' } : {})}>
      {children}
    </p>
  );
}
