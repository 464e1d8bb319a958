import { Mark } from './mark';
import styles from './wordmark.module.css';

/** The mark with the name beside it; `size` is the mark's, in CSS pixels, and the word follows. */
export function Wordmark({ size = 26 }: { size?: number }) {
  return (
    <span className={styles.wordmark} style={{ fontSize: Math.round(size * 0.85) }}>
      <Mark size={size} />
      Wayfold
    </span>
  );
}
