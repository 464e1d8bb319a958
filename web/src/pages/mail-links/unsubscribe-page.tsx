import { useState } from 'react';
import { unsubscribe } from '../../api/sign-in/mail-calls';
import { mailedKey } from '../../lib/mailed-link';
import { ContactButton } from './contact-button';
import { MailedLink, MailedLinkPage } from './mailed-link';
import { WayOn } from './way-on';

/** Unsubscribes the address an email was sent to from travel tips. */
export function UnsubscribePage() {
  const [key] = useState(mailedKey);
  return (
    <MailedLinkPage>
      <MailedLink
        purpose="unsubscribe"
        act={key === null ? null : () => unsubscribe(key)}
        doneAction={() => <WayOn />}
        brokenAction={<ContactButton />}
      />
    </MailedLinkPage>
  );
}
