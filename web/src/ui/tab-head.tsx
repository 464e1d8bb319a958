import type { ReactNode } from 'react';
import styles from './tab-head.module.css';

/** The upper edge of a tab beside the map: what it is called, and what narrows it down. */
export function TabHead({ children }: { children: ReactNode }) {
  return <header className={styles.head}>{children}</header>;
}

/** The name of a tab, with a choice or a word about it at the other end. */
export function TabTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
