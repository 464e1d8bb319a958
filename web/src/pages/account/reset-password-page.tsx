import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../../api/client/problem-words';
import { checkReset } from '../../api/sign-in/password-calls';
import { NewPasswordForm } from '../../features/sign-in/new-password-form';
import { useProblemWords } from '../../features/sign-in/problem-words';
import { openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { mailedLink } from '../../lib/mailed-link';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { DialogContent, useTitleFocus } from '../../ui/dialogs/dialog-content';
import { Skeleton } from '../../ui/skeleton';
import { AccountCard } from './account-card';
import styles from './account-card.module.css';

/** Sets a new password with the link from an email. */
export function ResetPasswordPage() {
  return (
    <AccountCard>
      <ResetPassword />
    </AccountCard>
  );
}

function ResetPassword() {
  const t = useTranslations('signIn.newPassword');
  const words = useProblemWords();
  const navigate = useNavigate();
  const [link] = useState(() => mailedLink('reset'));
  const [after, setAfter] = useState<'done' | 'gone' | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    // Leaves out both halves of the link, because query keys are visible in the devtools.
    queryKey: ['reset-link'],
    queryFn: () => (link ? checkReset(link) : null),
    enabled: link !== null && after === null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const isGone = link === null || after === 'gone' || isRefusal(error);
  useTitleFocus(after ?? (isGone ? 'gone' : data ? 'form' : 'coming'));

  if (after === 'done') {
    const email = data?.userName ?? '';
    return (
      <DialogContent title={t('doneTitle')}>
        <div className={styles.words}>
          <p>{t('done')}</p>
          <Button
            variant="primary"
            wide
            autoFocus
            onClick={() => void navigate({ ...links.signIn(), replace: true, state: { email } })}
          >
            {t('signIn')}
          </Button>
        </div>
      </DialogContent>
    );
  }
  if (link === null || isGone) {
    return (
      <DialogContent title={t('goneTitle')}>
        <div className={styles.words}>
          <p>{link === null ? t('cut') : t('gone')}</p>
          <Button
            variant="primary"
            wide
            onClick={() => openAccountDialog({ kind: 'reset', ...(data ? { email: data.userName } : {}) })}
          >
            {t('another')}
          </Button>
        </div>
      </DialogContent>
    );
  }
  return (
    <DialogContent title={t('title')} help={data ? t('help', { email: data.userName }) : undefined}>
      {data ? (
        <NewPasswordForm
          userName={data.userName}
          {...link}
          onDone={() => setAfter('done')}
          onGone={() => setAfter('gone')}
        />
      ) : error && !isFetching ? (
        <Banner tone="danger" action={{ label: t('tryAgain'), onAction: () => void refetch() }}>
          {words(error)}
        </Banner>
      ) : (
        <Skeleton lines={3} />
      )}
    </DialogContent>
  );
}
