import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { leaveOldRelease } from '../service-worker/register';
import { Button } from '../ui/button';
import styles from './page-error.module.css';

// Only the few who meet an update load it; its code may be gone with the old release, and then the plain page stands in.
const UpdateNotice = lazy(async () => {
  const module = await import('../ui/dialogs/update-notice').catch(() => ({
    UpdateNotice: PlainUpdateNotice,
  }));
  return { default: module.UpdateNotice };
});

/** Tells that there is a newer release and leads home by a full load, so that the newest release is what comes back. */
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
