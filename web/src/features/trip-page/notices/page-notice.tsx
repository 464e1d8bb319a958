import type { ReactNode } from 'react';
import styles from './page-notice.module.css';

/** A notice above the page's content, about the page itself, with actions. */
export function PageNotice(props: { tone: 'sample' | 'own'; words: string; children: ReactNode }) {
  const { tone, words, children } = props;
  return (
    <div className={styles.notice} data-tone={tone}>
      <p>{words}</p>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
