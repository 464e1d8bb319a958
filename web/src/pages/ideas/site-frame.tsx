import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LandingFooter } from '../../features/landing/landing-footer';
import { ideaPages } from '../../i18n/en/pages/idea-pages';
import { tripIdeas } from '../../i18n/en/planner/trip-ideas';
import { tripWords } from '../../i18n/en/trip-words';
import { MessageScope } from '../../i18n/message-scope';
import { useWindowName } from '../../lib/window-name';
import { SiteHeader } from '../site-header';
import styles from './site-frame.module.css';

const messages = { ideaPages, tripIdeas, tripWords };

/** A content page: the landing page's header and footer around it, and the messages of ideas. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <MessageScope messages={messages}>
      <div className={styles.page}>
        <SiteHeader />
        <main className={styles.main}>{children}</main>
        <LandingFooter />
      </div>
    </MessageScope>
  );
}

/** The heading of a page and a sentence about it; also sets the window title. */
export function PageHead({ title, help }: { title: string; help: string }) {
  usePageTitle(title);
  return (
    <header>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.help}>{help}</p>
    </header>
  );
}

/** Sets the window title; null leaves it unchanged. */
export function usePageTitle(title: string | null): void {
  const t = useTranslations('ideaPages');
  useWindowName(title === null ? null : t('pageTitle', { page: title }));
}
