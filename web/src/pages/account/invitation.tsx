import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { comeBackTo } from '../../api/after-sign-in';
import { LandingFooter } from '../../features/landing/landing-footer';
import { openAccountDialog } from '../../lib/account-dialogs';
import { focusHeading } from '../../lib/page-focus';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { SiteHeader } from '../site-header';
import styles from './member-page.module.css';

/** What somebody came for. */
export type Invite = 'account' | 'delete' | 'outbox';

/** The way in for whoever has no account or is not signed in to it; they come back here. */
export function Invitation({ invite, isGuest }: { invite: Invite; isGuest: boolean }) {
  const t = useTranslations('account');
  const title = { account: t('inviteTitle'), delete: t('deleteInviteTitle'), outbox: t('outboxInviteTitle') };
  const words = {
    account: isGuest ? t('inviteGuest') : t('inviteVisitor'),
    delete: t('deleteInvite'),
    outbox: t('outboxInvite'),
  };
  const isForAll = invite === 'account';

  // Whatever had the focus is gone with the account's page, or nothing had it yet.
  useEffect(focusHeading, []);

  function open(kind: 'sign-in' | 'sign-up') {
    comeBackTo(location.pathname + location.search);
    openAccountDialog({ kind });
  }

  return (
    <div className={styles.page}>
      <SiteHeader />
      <main className={classNames(styles.alone, styles.tall)}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title[invite]}</h1>
          <p className={styles.words}>{words[invite]}</p>
          <div className={styles.buttons}>
            {isForAll ? (
              <Button variant="primary" onClick={() => open('sign-up')}>
                {t('create')}
              </Button>
            ) : null}
            <Button variant={isForAll ? 'secondary' : 'primary'} onClick={() => open('sign-in')}>
              {t('signIn')}
            </Button>
          </div>
        </div>
      </main>
      <LandingFooter />
    </div>
  );
}
