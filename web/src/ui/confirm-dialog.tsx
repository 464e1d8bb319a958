import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button';
import { Dialog } from './dialog';

/** Asks before something is deleted that no undo brings back. */
export function ConfirmDialog(props: {
  /** What would be deleted, in one lower-case word or two ("trip"). */
  item: string;
  /** What goes with it, as a sentence. */
  detail?: ReactNode;
  isOpen: boolean;
  /** While the deletion runs: the buttons wait. */
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { item, detail, isOpen, isBusy = false, onCancel, onConfirm } = props;
  const t = useTranslations('ui');
  return (
    <Dialog
      title={t('confirmDelete', { item })}
      isOpen={isOpen}
      onClose={onCancel}
      isAlert
      size="small"
      actions={
        <>
          <Button onClick={onCancel} unavailable={isBusy ? t('deleting') : undefined}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={isBusy ? t('deleting') : undefined}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {detail}
    </Dialog>
  );
}
