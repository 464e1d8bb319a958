import type { ReactNode } from 'react';
import styles from './tab-head.module.css';

/** The header of a tab beside the map: its name and its filters. */
export function TabHead({ children }: { children: ReactNode }) {
  return (
    <header className={styles.head} data-tab-head>
      {children}
    </header>
  );
}

/** The name of a tab, with a control or a short note at the other end. */
export function TabTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
