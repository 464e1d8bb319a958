import { Check, CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names';

/** Shows a problem or a result where it belongs, and stays until it is resolved. */
export function Banner(props: {
  tone?: 'danger' | 'ok' | 'plain' | 'accent';
  children: ReactNode;
  /** The action that resolves it, such as "Try now". */
  action?: { label: string; onAction: () => void };
  className?: string;
}) {
  const { tone = 'plain', children, action, className } = props;
  const Icon = tone === 'ok' ? Check : tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[tone], className)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onAction}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
