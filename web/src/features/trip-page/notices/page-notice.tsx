import type { ReactNode } from 'react';
import styles from './page-notice.module.css';

/** What whoever looks should know of the page itself before they read it, and what they can do about it. */
export function PageNotice(props: { tone: 'sample' | 'own'; words: string; children: ReactNode }) {
  const { tone, words, children } = props;
  return (
    <div className={styles.notice} data-tone={tone}>
      <p>{words}</p>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
