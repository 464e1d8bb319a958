import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AskDialog } from './ask-dialog';

/** Asks for confirmation of a deletion that can't be undone. */
export function ConfirmDialog(props: {
  /** What would be deleted, in one or two lower-case words ("trip"). */
  item: string;
  /** What is deleted along with it, as a sentence. */
  detail?: ReactNode;
  isOpen: boolean;
  /** True while the deletion runs; the buttons are then disabled. */
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
