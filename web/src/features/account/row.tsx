import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './row.module.css';

/** A row for one item of the account: its name, its state, and its action. */
export function Row(props: {
  icon: LucideIcon;
  title: string;
  headingLevel?: 2 | 3;
  /** Its state. */
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { icon: Icon, title, headingLevel = 3, children, action } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.detail}>{children}</div>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

/** The rows of a card, with a divider above each. */
export function Rows({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.rows, className)}>{children}</div>;
}
