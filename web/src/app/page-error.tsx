import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ScreenUnavailableError } from '../lib/retry-import';
import { Button } from '../ui/button';
import styles from './page-error.module.css';

// Only the few who meet an update load it; should it fail too, the plain page below stands in.
const UpdateNotice = lazy(async () => {
  const module = await import('../ui/update-notice').catch(() => ({ UpdateNotice: PlainUpdateNotice }));
  return { default: module.UpdateNotice };
});

/**
 * Stands in for a page that failed.
 *
 * A page whose code is gone means a new release: the visitor is sent home. Anything else offers to load again.
 */
export function PageError({ error }: ErrorComponentProps) {
  if (error instanceof ScreenUnavailableError) {
    return (
      <Suspense>
        <UpdateNotice onOk={goHome} />
      </Suspense>
    );
  }
  return <Broken />;
}

function Broken() {
  const t = useTranslations('app');
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('brokenTitle')}</h1>
      <p className={styles.words}>{t('brokenBody')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('loadAgain')}
      </Button>
    </main>
  );
}

function PlainUpdateNotice({ onOk }: { onOk: () => void }) {
  const t = useTranslations('ui');
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t('updateTitle')}</h1>
      <p className={styles.words}>{t('updateBody')}</p>
      <Button variant="primary" onClick={onOk}>
        {t('ok')}
      </Button>
    </main>
  );
}

/** Leaves for the home page by a full load, so that the newest release is what comes back. */
export function goHome() {
  location.assign('/');
}
