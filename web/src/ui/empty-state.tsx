import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button';
import styles from './empty-state.module.css';

/** One serif sentence, one line of help, one action, where there is nothing to show yet. */
export function EmptyState(props: {
  title: string;
  help?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
}) {
  const { title, help, action, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.state}>
      <Heading className={styles.title}>{title}</Heading>
      {help ? <p className={styles.help}>{help}</p> : null}
      {action}
    </div>
  );
}

/** What happened, what is safe, and a way to try again. */
export function ErrorState(props: {
  title: string;
  help: ReactNode;
  onTryAgain?: () => void;
  headingLevel?: 2 | 3;
}) {
  const { title, help, onTryAgain, headingLevel = 2 } = props;
  const t = useTranslations('ui');
  return (
    <div role="alert">
      <EmptyState
        title={title}
        help={help}
        headingLevel={headingLevel}
        action={onTryAgain ? <Button onClick={onTryAgain}>{t('tryAgain')}</Button> : null}
      />
    </div>
  );
}
