import { useTranslations } from 'use-intl';
import { Button } from '../button';
import { Dialog } from './dialog';

/** Tells the visitor that the app was updated; the only action is Ok. */
export function UpdateNotice({ onOk }: { onOk: () => void }) {
  const t = useTranslations('ui');
  return (
    <Dialog
      title={t('updateTitle')}
      isOpen
      onClose={() => {}}
      isClosable={false}
      isAlert
      size="small"
      actions={
        <Button variant="primary" onClick={onOk} autoFocus>
          {t('ok')}
        </Button>
      }
    >
      {t('updateBody')}
    </Dialog>
  );
}
