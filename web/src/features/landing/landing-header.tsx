import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Wordmark } from '../../art/wordmark';
import { links } from '../../lib/links';
import styles from './landing-header.module.css';

/** The landing page's header: the name, links to the visitor's trips and the planner, and the account or sign-in button. */
export function LandingHeader({ account }: { account: ReactNode }) {
  const t = useTranslations('landing');
  return (
    <header className={styles.header}>
      <Link {...links.home()} className={styles.home} aria-label={t('home')}>
        <Wordmark size={28} />
      </Link>
      <nav aria-label={t('navigation')} className={styles.links}>
        <Link {...links.myTrips()} className={styles.link}>
          {t('myTrips')}
        </Link>
        <Link {...links.planner()} className={styles.link}>
          {t('openPlanner')}
        </Link>
      </nav>
      {account}
    </header>
  );
}
