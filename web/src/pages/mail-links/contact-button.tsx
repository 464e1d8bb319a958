import { useTranslations } from 'use-intl';
import { openAccountDialog } from '../../lib/account-dialogs';
import { Button } from '../../ui/button';

/** Writes to those who run this Wayfold, where a mailed link is no good. */
export function ContactButton() {
  const t = useTranslations('mailedLinks');
  return (
    <Button wide onClick={() => openAccountDialog({ kind: 'contact' })}>
      {t('contactUs')}
    </Button>
  );
}
