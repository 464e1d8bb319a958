import { useState } from 'react';
import { confirmEmail } from '../../api/mail-calls';
import { mailedLink } from '../../lib/mailed-link';
import { ContactButton } from './contact-button';
import { MailedLinkPage, missingLink } from './mailed-link';

/** Confirms the address of an account, by the link that was mailed to it. */
export function ConfirmEmailPage() {
  const [link] = useState(() => mailedLink('confirm-email'));
  return (
    <MailedLinkPage
      purpose="confirmEmail"
      act={async () => ({ email: await confirmEmail(link ?? missingLink()) })}
      brokenAction={<ContactButton />}
    />
  );
}
