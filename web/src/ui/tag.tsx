import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './tag.module.css';

/** What a tag means: plain fact, best fit (marigold), done, wrong, or selected. */
export type TagTone = 'plain' | 'accent' | 'ok' | 'danger' | 'primary';

/** A fact in a word or two; never clickable. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
