import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './fold.module.css';

/** A title that shows and hides what is below it. `isOpen` is how it starts, and how it is again whenever that changes. */
export function Fold(props: {
  title: ReactNode;
  isOpen: boolean;
  className: string | undefined;
  children: ReactNode;
}) {
  const { title, isOpen, className, children } = props;
  return (
    <details className={classNames(styles.fold, className)} open={isOpen}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
