import type { ReactNode } from 'react';
import styles from './page-bar.module.css';

/**
 * A bar at the bottom of the screen, for what is known only after the page was painted: nothing may move then.
 *
 * Belongs at the end of the page.
 */
export function PageBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.bar} aria-label={label}>
      {children}
    </aside>
  );
}
