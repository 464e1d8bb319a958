import { useTranslations } from 'use-intl';
import { accountMenu } from '../../i18n/en/account/account-menu';
import { MessageScope } from '../../i18n/message-scope';
import { Avatar } from '../../ui/avatar';
import { Menu } from '../../ui/dialogs/menu';
import styles from './account-menu.module.css';
import { useAccountRows } from './use-account-rows';
import { useWho } from './use-who';

const messages = { accountMenu };

/** The member's initials, which open their menu. */
export function AccountMenu() {
  return (
    <MessageScope messages={messages}>
      <MemberMenu />
    </MessageScope>
  );
}

function MemberMenu() {
  const t = useTranslations('accountMenu');
  const { name, email, initials } = useWho();
  const { rows, signOutDialog } = useAccountRows();
  return (
    <>
      <Menu
        label={t('label')}
        placement="bottom end"
        groups={[{ id: 'account', title: email, rows }]}
        trigger={
          <button
            type="button"
            className={styles.button}
            data-account
            aria-label={name ? t('open', { name }) : t('label')}
          >
            <Avatar initials={initials} />
          </button>
        }
      />
      {signOutDialog}
    </>
  );
}
