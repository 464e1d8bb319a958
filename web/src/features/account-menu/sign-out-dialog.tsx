import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';

/** Asks for confirmation if the user signs out with unsaved changes. */
export function SignOutDialog(props: { isLeaving: boolean; onStay: () => void; onLeave: () => void }) {
  const { isLeaving, onStay, onLeave } = props;
  const t = useTranslations('accountMenu');
  return (
    <Dialog
      title={t('waitTitle')}
      isOpen
      onClose={onStay}
      isAlert
      size="small"
      actions={
        <>
          <Button onClick={onStay}>{t('stay')}</Button>
          <Button variant="primary" onClick={onLeave} busy={isLeaving ? t('leaving') : undefined}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      {t('waitBody')}
    </Dialog>
  );
}
