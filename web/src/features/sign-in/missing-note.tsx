import styles from './forms.module.css';

/** Says above the button of a form what it waits for; read out when it comes up. */
export function MissingNote({ words }: { words: string | null }) {
  return (
    <p role="status" className={styles.missing}>
      {words}
    </p>
  );
}
