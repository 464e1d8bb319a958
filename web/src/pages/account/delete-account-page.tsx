import { Link } from '@tanstack/react-router';
import { DELETION_GRACE_DAYS, type User } from '@wayfold/contract/people/accounts-endpoints';
import { useTranslations } from 'use-intl';
import { leaveHere } from '../../api/sign-in/sign-out';
import { DownloadRow } from '../../features/account/data/data-section';
import { DeleteAccountButton } from '../../features/account/data/delete-section';
import { Rows } from '../../features/account/row';
import { links } from '../../lib/links';
import styles from './delete-account-page.module.css';
import { MemberPage } from './member-page';
import memberStyles from './member-page.module.css';

/** Explains what deleting the account does, and lets the user do it. */
export function DeleteAccountPage() {
  return <MemberPage invite="delete">{(user) => <DeleteAccount user={user} />}</MemberPage>;
}

function DeleteAccount({ user }: { user: User }) {
  const t = useTranslations('account');
  const days = DELETION_GRACE_DAYS;
  return (
    <main className={memberStyles.alone}>
      <div className={memberStyles.card}>
        <h1 className={memberStyles.title}>{t('deletionTitle')}</h1>
        <dl className={styles.steps}>
          <dt>{t('deletionAtOnce')}</dt>
          <dd>{t('deletionAtOnceWords')}</dd>
          <dt>{t('deletionGrace', { days })}</dt>
          <dd>{t('deletionGraceWords')}</dd>
          <dt>{t('deletionThen')}</dt>
          <dd>{t('deletionThenWords')}</dd>
        </dl>
        <p className={styles.first}>{t('deletionFirst')}</p>
        <Rows>
          <DownloadRow userId={user.id} headingLevel={2} />
        </Rows>
        <div className={memberStyles.buttons}>
          <DeleteAccountButton onDeleted={() => void leaveHere()} />
          <Link {...links.account()} className={styles.keep}>
            {t('keepAccount')}
          </Link>
        </div>
      </div>
    </main>
  );
}
