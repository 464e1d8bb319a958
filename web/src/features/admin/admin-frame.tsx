import { Link } from '@tanstack/react-router';
import { ExternalLink, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Wordmark } from '../../art/wordmark';
import { links } from '../../lib/links';
import { useWindowName } from '../../lib/window-name';
import styles from './admin-frame.module.css';

/** The bar and the rail around every admin page; `title` is the window title. */
export function AdminFrame(props: { title: string; end: ReactNode; children: ReactNode }) {
  const { title, end, children } = props;
  const t = useTranslations('admin');
  useWindowName(t('pageTitle', { page: title }));
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link {...links.home()} className={styles.mark} aria-label={t('home')}>
          <Wordmark size={28} />
        </Link>
        <span className={styles.rule} aria-hidden="true" />
        <span className={styles.admin}>{t('admin')}</span>
        <span className={styles.space} />
        <Link {...links.planner()} className={styles.planner}>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('openPlanner')}</span>
        </Link>
        {end}
      </header>
      <nav className={styles.rail} aria-label={t('sections')}>
        <Link {...links.outbox()} className={styles.section} aria-current="page">
          <Mail size={21} strokeWidth={1.75} aria-hidden="true" />
          {t('outbox')}
        </Link>
      </nav>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
