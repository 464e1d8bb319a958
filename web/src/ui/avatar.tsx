import styles from './avatar.module.css';

/** A disc with a user's initials; their name is beside it or in the label of its container. */
export function Avatar({ initials, size = 36 }: { initials: string; size?: 32 | 36 | 44 }) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size }} data-size={size} aria-hidden="true">
      {initials}
    </span>
  );
}
