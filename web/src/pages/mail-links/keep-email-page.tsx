import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepEmail } from '../../api/mail-calls';
import { openAccountDialog } from '../../lib/account-dialogs';
import { mailedLink } from '../../lib/mailed-link';
import { Button } from '../../ui/button';
import { ContactButton } from './contact-button';
import { MailedLinkPage, missingLink } from './mailed-link';

/** Keeps the address of an account that somebody wants to change, by the link that was mailed to it. */
export function KeepEmailPage() {
  const [link] = useState(() => mailedLink('keep-email'));
  return (
    <MailedLinkPage
      purpose="keepEmail"
      act={async () => ({ email: await keepEmail(link ?? missingLink()) })}
      doneAction={(email) => <NewPasswordButton email={email} />}
      brokenAction={<ContactButton />}
    />
  );
}

function NewPasswordButton({ email }: { email: string }) {
  const t = useTranslations('mailedLinks.keepEmail');
  return (
    <Button variant="primary" onClick={() => openAccountDialog({ kind: 'reset', email })}>
      {t('newPassword')}
    </Button>
  );
}
