import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { openAccountDialog } from '../../lib/account-dialogs';
import { retryImport } from '../../lib/loading/retry-import';
import { Avatar } from '../../ui/avatar';
import styles from './account-entry.module.css';

// Only members have this menu, so the landing page's first load, which is for visitors, doesn't even list its files.
const AccountMenu = lazy(async () => {
  const { loadAccountMenu } = await retryImport(() => import('./load-account-menu'));
  return { default: (await retryImport(loadAccountMenu)).AccountMenu };
});

/** The signed-in user with their menu; visitors and guests see a sign-in button instead. */
export function AccountEntry() {
  const t = useTranslations('app');
  const isMember = useIsMember();
  if (isMember) {
    return (
      <Suspense fallback={<Avatar initials="" />}>
        <AccountMenu />
      </Suspense>
    );
  }
  return (
    <button type="button" className={styles.signIn} onClick={() => openAccountDialog({ kind: 'sign-in' })}>
      {t('signIn')}
    </button>
  );
}
