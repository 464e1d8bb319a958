import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LandingFooter } from '../../features/landing/landing-footer';
import { closeAccountDialog, openAccountDialog } from '../../lib/account-dialogs';
import { classNames } from '../../ui/class-names';
import { SiteHeader } from '../site-header';
import styles from './member-page.module.css';

/** What the visitor came for. */
export type Invite = 'account' | 'delete' | 'outbox';

/** The sign-in dialog over a page that needs an account, for guests and signed-out users; closing it leads to the home page. */
export function Invitation({ invite, isGuest }: { invite: Invite; isGuest: boolean }) {
  const t = useTranslations('account');
  const title = {
    account: isGuest ? t('inviteTitle') : t('inviteVisitorTitle'),
    delete: t('deleteInviteTitle'),
    outbox: t('outboxInviteTitle'),
  };
  const words = {
    account: isGuest ? t('inviteGuest') : t('inviteVisitor'),
    delete: t('deleteInvite'),
    outbox: t('outboxInvite'),
  };
  const kind = invite === 'account' && isGuest ? 'sign-up' : 'sign-in';
  const reason = words[invite];

  useEffect(() => {
    openAccountDialog({ kind, reason }, { isClosable: false });
    // The user may sign in in another tab.
    return closeAccountDialog;
  }, [kind, reason]);

  return (
    <div className={styles.page}>
      <SiteHeader />
      <main className={classNames(styles.alone, styles.tall)}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title[invite]}</h1>
          <p className={styles.words}>{reason}</p>
        </div>
      </main>
      <LandingFooter />
    </div>
  );
}
