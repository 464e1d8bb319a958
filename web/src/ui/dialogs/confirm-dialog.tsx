import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AskDialog } from './ask-dialog';

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
    <AskDialog
      title={t('confirmDelete', { item })}
      confirm={t('confirm')}
      busy={isBusy ? t('deleting') : undefined}
      isOpen={isOpen}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {detail}
    </AskDialog>
  );
}
