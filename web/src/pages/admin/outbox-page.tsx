import { Navigate, useSearch } from '@tanstack/react-router';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '../../api/account/account';
import { useMail, useOutbox } from '../../api/account/outbox';
import { AccountEntry } from '../../features/account-menu/account-entry';
import { AdminFrame } from '../../features/admin/admin-frame';
import { MailTable } from '../../features/outbox/mail-table';
import { MailView } from '../../features/outbox/mail-view';
import { account as accountWords } from '../../i18n/en/account/account';
import { admin } from '../../i18n/en/account/admin';
import { MessageScope } from '../../i18n/message-scope';
import { links } from '../../lib/links';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Invitation } from '../account/invitation';
import styles from './outbox-page.module.css';

const messages = { admin };
const visitorMessages = { account: accountWords };

/**
 * The sent emails, for admins. Signed-out visitors see the sign-in dialog, and other members are sent home. The server decides
 * who can read the emails.
 */
export function OutboxPage() {
  const account = useSignedIn();
  if (account === undefined) return null;
  if (account === null) {
    return (
      <MessageScope messages={visitorMessages}>
        <Invitation invite="outbox" isGuest={false} />
      </MessageScope>
    );
  }
  if (account.role !== 'ADMIN') return <Navigate {...links.home()} replace />;
  return (
    <MessageScope messages={messages}>
      <Outbox />
    </MessageScope>
  );
}

function Outbox() {
  const t = useTranslations('admin');
  const { mail } = useSearch({ from: '/admin/outbox' });
  return (
    <AdminFrame title={t('outbox')} end={<AccountEntry />}>
      {mail ? <OneMail key={mail} id={mail} /> : <AllMails />}
    </AdminFrame>
  );
}

function AllMails() {
  const t = useTranslations('admin');
  const { query, mails, leaves } = useOutbox();
  return (
    <>
      <h1 className={styles.title}>{t('outbox')}</h1>
      {mails ? (
        <>
          <p className={styles.help}>{t(leaves ? 'leaves' : 'stays')}</p>
          {mails.length > 0 ? (
            <MailTable
              mails={mails}
              onOlder={query.hasNextPage ? () => void query.fetchNextPage() : null}
              isLoadingOlder={query.isFetchingNextPage}
            />
          ) : (
            <section className={styles.card}>
              <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />
            </section>
          )}
        </>
      ) : query.isError ? (
        <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={() => void query.refetch()} />
      ) : (
        <Skeleton lines={6} block={false} className={styles.coming ?? ''} />
      )}
    </>
  );
}

function OneMail({ id }: { id: string }) {
  const t = useTranslations('admin');
  const { data, error, refetch } = useMail(id);
  if (data) return <MailView mail={data} />;
  if (!error) return <Skeleton lines={3} className={styles.coming ?? ''} />;
  const isGone = error instanceof ProblemError && ['not-found', 'invalid'].includes(error.code);
  return isGone ? (
    <EmptyState title={t('goneTitle')} help={t('goneHelp')} />
  ) : (
    <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={() => void refetch()} />
  );
}
