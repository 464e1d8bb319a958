import styles from './forms.module.css';

/** Says above the button of a form what is missing; announced when it appears. */
export function MissingNote({ words }: { words: string | null }) {
  return (
    <p role="status" className={styles.missing}>
      {words}
    </p>
  );
}
