import styles from './spinner.module.css';

/** A spinner; the words beside it say what is running, so it is hidden from screen readers. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
