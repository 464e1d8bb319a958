import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import styles from './loading-overlay.module.css';

/** How long a cold start may take before the visitor is told that something is wrong. */
export const LOADING_PATIENCE_MS = 60_000;

/** Nothing is shown before this: a flash of "loading" is worse than a short wait. */
const QUIET_MS = 300;

/** Covers its container during a cold start; after a minute it apologizes and offers to leave. */
export function LoadingOverlay({ onGiveUp }: { onGiveUp: () => void }) {
  const t = useTranslations('ui');
  const [stage, setStage] = useState<'quiet' | 'loading' | 'sorry'>('quiet');

  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('loading'), QUIET_MS),
      setTimeout(() => setStage('sorry'), LOADING_PATIENCE_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  if (stage === 'quiet') return null;
  if (stage === 'loading') {
    return (
      <div className={styles.overlay} role="status">
        <div className={styles.words}>
          <Spinner />
          <p className={styles.title}>{t('loadingTitle')}</p>
          <p className={styles.tagline}>{t('tagline')}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={classNames(styles.overlay, styles.solid)}>
      <div className={styles.card} role="alertdialog" aria-modal="true" aria-labelledby="sorry-title">
        <h2 id="sorry-title" className={styles.title}>
          {t('sorryTitle')}
        </h2>
        <p className={styles.body}>{t('sorryBody')}</p>
        {/* Nothing else on the page is usable, so the only button takes focus. */}
        <Button variant="primary" onClick={onGiveUp} autoFocus>
          {t('ok')}
        </Button>
      </div>
    </div>
  );
}
