import { useParams } from '@tanstack/react-router';
import { client } from '../../api/client';
import { ContactButton } from './contact-button';
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
