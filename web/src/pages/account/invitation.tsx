import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LandingFooter } from '../../features/landing/landing-footer';
import { closeAccountDialog, openAccountDialog } from '../../lib/account-dialogs';
import { classNames } from '../../ui/class-names';
import { SiteHeader } from '../site-header';
import styles from './member-page.module.css';

/** What somebody came for. */
export type Invite = 'account' | 'delete' | 'outbox';

/** The way in for whoever has no account or is not signed in to it, over a page that needs one; it may only be left for home. */
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
    // Somebody may sign in in another tab.
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
