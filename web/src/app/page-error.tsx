import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ScreenUnavailableError } from '../lib/retry-import';
import { Button } from '../ui/button';
import styles from './page-error.module.css';
import { UpdateScreen } from './update-screen';

/**
 * Stands in for a page that failed.
 *
 * A page whose code is gone means a new release: the visitor is sent home. Anything else offers to load again.
 */
export function PageError({ error }: ErrorComponentProps) {
  return error instanceof ScreenUnavailableError ? <UpdateScreen /> : <Broken />;
}

function Broken() {
  const t = useTranslations('app');
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('brokenTitle')}</h1>
      <p className={styles.words}>{t('brokenBody')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </main>
  );
}
