import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepEmail } from '../../api/sign-in/mail-calls';
import { openAccountDialog } from '../../lib/account-dialogs';
import { mailedLink } from '../../lib/mailed-link';
import { Button } from '../../ui/button';
import { ContactButton } from './contact-button';
import { MailedLink, MailedLinkPage } from './mailed-link';

/** Keeps an account's current email address if somebody asked to change it, with the link that was sent to that address. */
export function KeepEmailPage() {
  const [link] = useState(() => mailedLink('keep-email'));
  return (
    <MailedLinkPage>
      <MailedLink
        purpose="keepEmail"
        act={link && (() => keepEmail(link))}
        doneAction={(email) => <NewPasswordButton email={email} />}
        brokenAction={<ContactButton />}
      />
    </MailedLinkPage>
  );
}

function NewPasswordButton({ email }: { email: string }) {
  const t = useTranslations('mailedLinks.keepEmail');
  return (
    <Button variant="primary" wide onClick={() => openAccountDialog({ kind: 'reset', email })}>
      {t('newPassword')}
    </Button>
  );
}
