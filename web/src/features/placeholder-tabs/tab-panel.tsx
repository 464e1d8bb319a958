import type { ReactNode } from 'react';
import styles from './tab-panel.module.css';

/** A tab of the planner beside the current trip: its heading, what it will be, what already works. */
export function TabPanel({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.help}>{help}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
