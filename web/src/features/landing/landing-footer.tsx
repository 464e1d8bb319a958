import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Wordmark } from '../../art/wordmark';
import { openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import styles from './landing-footer.module.css';

/** The name again, links to pages, and the map attributions. */
export function LandingFooter() {
  const t = useTranslations('landing');
  return (
    <footer className={styles.footer}>
      <Wordmark size={22} />
      <span className={styles.tagline}>{t('tagline')}</span>
      <nav className={styles.links} aria-label={t('discover')}>
        <Link {...links.currentThemes()}>{t('themes')}</Link>
        <Link {...links.newThemes()}>{t('newIdeas')}</Link>
        <Link {...links.travelSearch()}>{t('travelSearch')}</Link>
        <Link {...links.usaTravel()}>{t('usaTravel')}</Link>
      </nav>
      <nav className={styles.links} aria-label={t('aboutWayfold')}>
        <Link {...links.terms()}>{t('terms')}</Link>
        <Link {...links.privacy()}>{t('privacy')}</Link>
        <button type="button" onClick={() => openAccountDialog({ kind: 'contact' })}>
          {t('contactUs')}
        </button>
      </nav>
      <span className={styles.credits}>{t('credits')}</span>
    </footer>
  );
}
