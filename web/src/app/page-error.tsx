import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ScreenUnavailableError } from '../lib/loading/retry-import';
import { Button } from '../ui/button';
import styles from './page-error.module.css';
import { UpdateScreen } from './update-screen';

/**
 * Placeholder for a page that failed.
 *
 * If the page's code is gone, there is a new release, and the visitor is sent home. Any other error offers to reload.
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
