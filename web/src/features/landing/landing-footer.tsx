import { useTranslations } from 'use-intl';
import { Wordmark } from '../../art/wordmark';
import styles from './landing-footer.module.css';

/** The name again, and whose data the maps are made of. */
export function LandingFooter() {
  const t = useTranslations('landing');
  return (
    <footer className={styles.footer}>
      <Wordmark size={22} />
      <span className={styles.tagline}>{t('tagline')}</span>
      <span className={styles.credits}>{t('credits')}</span>
    </footer>
  );
}
