import { DELETION_GRACE_DAYS } from '@wayfold/contract/people/accounts-endpoints';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { deleteAccount } from '../../../api/account/delete-account';
import { failureOf } from '../../../api/client/client';
import { refusalIn } from '../../../api/client/problem-words';
import { useRefusalWords } from '../../../i18n/refusal-words';
import { sayAfterLoad } from '../../../lib/notice-after-load';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { fullDay } from '../when';

/** Confirms that the account will be deleted; an error is shown in the browser's own alert. */
export function DeleteAccountDialog(props: { onClose: () => void; onDeleted: () => void }) {
  const { onClose, onDeleted } = props;
  const t = useTranslations('account');
  const say = useRefusalWords();
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const answer = await deleteAccount();
      onClose();
      if (!answer) return;
      sayAfterLoad(t('deleted', { date: fullDay(answer.erasedAt, locale) }));
      onDeleted();
    } catch (problem) {
      onClose();
      alert(failureWords(problem));
    }
  }

  function failureWords(problem: unknown): string {
    // If there is no response, the message is the browser's own, which isn't meant for users.
    if (failureOf(problem) === 'network') return t('deletionUnreachable');
    return say(refusalIn(problem));
  }

  return (
    <ConfirmDialog
      item={t('deletionItem')}
      detail={t('deletionHelp', { days: DELETION_GRACE_DAYS })}
      isOpen
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
