import styles from './avatar.module.css';

/** A disc with somebody's initials; their name stands beside it or in the label of what holds it. */
export function Avatar({ initials, size = 36 }: { initials: string; size?: 32 | 36 | 44 }) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size }} data-size={size} aria-hidden="true">
      {initials}
    </span>
  );
}
