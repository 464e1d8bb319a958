import styles from './spinner.module.css';

/** Turns while something is under way; the words beside it say what, so it is hidden from screen readers. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
