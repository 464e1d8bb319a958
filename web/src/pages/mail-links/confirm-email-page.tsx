import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail, confirmEmail } from '../../api/sign-in/mail-calls';
import { mailedLink } from '../../lib/mailed-link';
import { Banner } from '../../ui/banner';
import { DialogContent } from '../../ui/dialogs/dialog-content';
import { Skeleton } from '../../ui/skeleton';
import { ContactButton } from './contact-button';
import { isBroken, MailedLink, MailedLinkPage } from './mailed-link';
import { AccountLink, WayOn } from './way-on';

/** Confirms the email address of an account, or changes it, with the link that was sent to that address. */
export function ConfirmEmailPage() {
  return (
    <MailedLinkPage>
      <ConfirmEmail />
    </MailedLinkPage>
  );
}

function ConfirmEmail() {
  const t = useTranslations('mailedLinks');
  const queryClient = useQueryClient();
  const { linkTaken } = useLocation().state;
  const [link] = useState(() => mailedLink('confirm-email'));
  const { data, error, refetch, isFetching } = useQuery({
    // Leaves out both halves of the link, because query keys are visible in the devtools.
    queryKey: ['email-link'],
    queryFn: () => (link ? checkEmail(link) : null),
    enabled: link !== null && !linkTaken,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const isComing = link !== null && !linkTaken && !data && !isBroken(error);
  if (isComing) {
    return (
      <DialogContent title={t('comingTitle')}>
        {error && !isFetching ? (
          <Banner tone="danger" action={{ label: t('tryAgain'), onAction: () => void refetch() }}>
            {t('checkFailed')}
          </Banner>
        ) : (
          <Skeleton lines={3} />
        )}
      </DialogContent>
    );
  }
  const isNew = linkTaken ? linkTaken.purpose === 'newEmail' : data?.isNew;
  return (
    <MailedLink
      purpose={isNew ? 'newEmail' : 'confirmEmail'}
      address={data?.email ?? ''}
      isOver={isBroken(error)}
      act={
        link &&
        (async () => {
          const email = await confirmEmail(link);
          // If the user is signed in here, the account page shows the change.
          void queryClient.invalidateQueries({ queryKey: ['account'] });
          return email;
        })
      }
      doneAction={() => <WayOn />}
      brokenAction={
        <>
          <ContactButton />
          <AccountLink />
        </>
      }
    />
  );
}
