import { useTranslations } from 'use-intl';
import { Wordmark } from '../../art/wordmark';
import styles from './page-footer.module.css';

/** Who made the page, and a link for planning your own trip. */
export function PageFooter() {
  const t = useTranslations('tripPage');
  return (
    <footer className={styles.footer}>
      <a href="/" className={styles.home} aria-label={t('home')}>
        <Wordmark size={22} />
      </a>
      <span className={styles.tagline}>{t('tagline')}</span>
      <a href="/" className={styles.plan}>
        {t('planYourOwn')}
      </a>
    </footer>
  );
}
