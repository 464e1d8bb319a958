import { useTranslations } from 'use-intl';
import { openAccountDialog } from '../../lib/account-dialogs';
import { Button } from '../../ui/button';

/** Opens the contact form, for links from an email that no longer work. */
export function ContactButton() {
  const t = useTranslations('mailedLinks');
  return (
    <Button wide onClick={() => openAccountDialog({ kind: 'contact' })}>
      {t('contactUs')}
    </Button>
  );
}
