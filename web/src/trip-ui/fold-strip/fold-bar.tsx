import { legColorVar } from '../leg-color';
import styles from './fold-bar.module.css';

/** A trip in one line: a piece per stop in its leg color, as wide as its nights. Decorative. */
export function FoldBar({ stops }: { stops: readonly { id: string; nights: number }[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {stops.map(({ id, nights }, index) => (
        // A stop without nights still shows.
        <i key={id} style={{ flexGrow: Math.max(nights, 0.5), background: legColorVar(index) }} />
      ))}
    </span>
  );
}
