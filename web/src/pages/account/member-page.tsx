import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAccountQuery, useIsMember, useSession } from '../../api/account/account';
import { AccountEditsProvider, useAccountEdit } from '../../api/account/account-edits';
import { AccountBar } from '../../features/account/account-bar';
import { AccountEntry } from '../../features/account-menu/account-entry';
import { account } from '../../i18n/en/account/account';
import { accountMenu } from '../../i18n/en/account/account-menu';
import { accountSecurity } from '../../i18n/en/account/account-security';
import { signIn } from '../../i18n/en/account/sign-in';
import { MessageScope } from '../../i18n/message-scope';
import { refusals } from '../../i18n/refusals';
import { useWindowName } from '../../lib/window-name';
import { ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Invitation } from './invitation';
import styles from './member-page.module.css';

const messages = { account, accountMenu, accountSecurity, refusals, signIn };

/** A page about the user's own account. Anyone without an account sees the sign-in dialog instead. */
export function MemberPage(props: {
  /** Selects the text for visitors without an account. */
  invite: 'account' | 'delete';
  children: (user: User) => ReactNode;
}) {
  return (
    <MessageScope messages={messages}>
      <Gate {...props} />
    </MessageScope>
  );
}

function Gate({ invite, children }: { invite: 'account' | 'delete'; children: (user: User) => ReactNode }) {
  const t = useTranslations('account');
  const session = useSession();
  const isMember = useIsMember();
  useWindowName(t('pageTitle'));
  if (!session || !isMember) return <Invitation invite={invite} isGuest={session !== null} />;
  return (
    <AccountEditsProvider key={session.userId} userId={session.userId}>
      <div className={styles.page}>
        <AccountBar end={<AccountEntry />} />
        <Loaded userId={session.userId}>{children}</Loaded>
      </div>
    </AccountEditsProvider>
  );
}

function Loaded({ userId, children }: { userId: string; children: (user: User) => ReactNode }) {
  const t = useTranslations('account');
  const query = useAccountQuery(userId);
  const { waiting } = useAccountEdit('user');
  if (query.data) return children({ ...query.data, ...waiting });
  return (
    <main className={styles.alone}>
      {query.isError ? (
        <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={() => void query.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </main>
  );
}
