import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { client } from '../../api/client';
import { openAccountDialog } from '../../lib/account-dialogs';
import { Button } from '../../ui/button';
import { MailedLinkPage } from './mailed-link';

/** Puts an address on the list of travel tips, by the link that was mailed to it. */
export function ConfirmListPage() {
  const { a, b } = useParams({ from: '/confirm_list/$a/$b' });
  return (
    <MailedLinkPage
      purpose="confirmList"
      act={() => client.post.confirmList({ body: { a, b } })}
      brokenAction={<AgainButton />}
    />
  );
}

function AgainButton() {
  const t = useTranslations('mailedLinks.confirmList');
  return <Button onClick={() => openAccountDialog({ kind: 'list-sign-up' })}>{t('again')}</Button>;
}
