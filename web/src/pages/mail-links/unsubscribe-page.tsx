import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { client } from '../../api/client';
import { openAccountDialog } from '../../lib/account-dialogs';
import { Button } from '../../ui/button';
import { MailedLinkPage } from './mailed-link';

/** Stops travel tips for the address a mail went to. */
export function UnsubscribePage() {
  const { key } = useParams({ from: '/unsubscribe/$key' });
  return (
    <MailedLinkPage
      purpose="unsubscribe"
      act={() => client.post.unsubscribe({ body: { key } })}
      brokenAction={<ContactButton />}
    />
  );
}

function ContactButton() {
  const t = useTranslations('mailedLinks');
  return <Button onClick={() => openAccountDialog({ kind: 'contact' })}>{t('contactUs')}</Button>;
}
