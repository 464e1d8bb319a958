import styles from './fold-bar.module.css';

/** A trip in one line: a piece for each part in its color, as wide as its weight. Decorative. */
export function FoldBar({ parts }: { parts: readonly { id: string; color: string; weight: number }[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map(({ id, color, weight }) => (
        // A part without weight still shows.
        <i key={id} style={{ flexGrow: Math.max(weight, 0.5), background: color }} />
      ))}
    </span>
  );
}
