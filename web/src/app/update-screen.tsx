import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { leaveOldRelease } from '../service-worker/register';
import { Button } from '../ui/button';
import styles from './page-error.module.css';

// Loaded only when there is an update. Its code may be gone with the old release; then the plain notice is shown.
const UpdateNotice = lazy(async () => {
  const module = await import('../ui/dialogs/update-notice').catch(() => ({
    UpdateNotice: PlainUpdateNotice,
  }));
  return { default: module.UpdateNotice };
});

/** Says that there is a newer release, and goes home with a full page load, which loads the newest release. */
export function UpdateScreen() {
  return (
    <Suspense>
      <UpdateNotice onOk={() => void goHome()} />
    </Suspense>
  );
}

async function goHome(): Promise<void> {
  try {
    await leaveOldRelease();
  } finally {
    location.assign('/');
  }
}

function PlainUpdateNotice({ onOk }: { onOk: () => void }) {
  const t = useTranslations('ui');
  return (
    <div className={styles.cover} role="alertdialog" aria-modal="true" aria-labelledby="update-title">
      <div className={styles.page}>
        <h1 id="update-title" className={styles.title}>
          {t('updateTitle')}
        </h1>
        <p className={styles.words}>{t('updateBody')}</p>
        {/* Nothing else on the page can be used, so the only button takes the focus. */}
        <Button variant="primary" onClick={onOk} autoFocus>
          {t('ok')}
        </Button>
      </div>
    </div>
  );
}
