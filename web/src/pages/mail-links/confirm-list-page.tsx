import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmList } from '../../api/sign-in/mail-calls';
import { openAccountDialog } from '../../lib/account-dialogs';
import { mailedLink } from '../../lib/mailed-link';
import { Button } from '../../ui/button';
import { MailedLink, MailedLinkPage } from './mailed-link';
import { WayOn } from './way-on';

/** Subscribes an address to travel tips with the link that was sent to it. */
export function ConfirmListPage() {
  const [link] = useState(() => mailedLink('confirm-list'));
  return (
    <MailedLinkPage>
      <MailedLink
        purpose="confirmList"
        act={link && (() => confirmList(link))}
        doneAction={() => <WayOn />}
        brokenAction={<AgainButton />}
      />
    </MailedLinkPage>
  );
}

function AgainButton() {
  const t = useTranslations('mailedLinks.confirmList');
  return (
    <Button wide onClick={() => openAccountDialog({ kind: 'list-sign-up' })}>
      {t('again')}
    </Button>
  );
}
