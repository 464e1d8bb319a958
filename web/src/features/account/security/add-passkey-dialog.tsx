import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSecurityActions, useSessions } from '../../../api/account/security';
import { failureOf } from '../../../api/client/client';
import { canUsePasskeys } from '../../../api/sign-in/passkeys';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast-store';
import { useLeaving } from '../../../ui/dialogs/use-leaving';
import { TextField } from '../../../ui/fields/text-field';
import styles from '../dialog-form.module.css';
import { useProblemWords } from '../problem-words';

/** Names a passkey and asks the browser to create it. */
export function AddPasskeyDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useTranslations('accountSecurity');
  const sayProblem = useProblemWords();
  const ui = useTranslations('ui');
  const formId = useId();
  // Most passkeys are created on the current device.
  const thisDevice = useSessions(userId).data?.find(({ isThis }) => isThis)?.device ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { addPasskey } = useSecurityActions(userId);
  const name = typed ?? thisDevice;
  const isAble = canUsePasskeys();
  const { leave, question } = useLeaving({
    hasChanges: typed !== null && typed !== thisDevice,
    title: t('leavePasskey'),
    onLeave: onClose,
  });

  async function add(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const said = tidyText(name.trim(), TEXT_MAX.name);
    if (!said || isBusy || !isAble) return;
    setBusy(true);
    setProblem(null);
    try {
      if (!(await addPasskey(said))) return setProblem(t('passkeyLeft'));
      onClose();
      toast({ message: t('passkeyDone') });
    } catch (failure) {
      if (isKnown(failure)) setProblem(t('passkeyKnown'));
      else if (failureOf(failure) === null) throw failure;
      else setProblem(sayProblem(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={t('passkeyTitle')}
      isOpen
      onClose={leave}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={isBusy ? t('passkeyWaiting') : undefined}
            unavailable={isAble ? undefined : t('passkeyUnable')}
          >
            {t('passkeyGo')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void add(event)} noValidate>
        <p>{t('passkeyHelp')}</p>
        {isAble ? null : <Banner>{t('passkeyUnable')}</Banner>}
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <TextField
          label={t('passkeyName')}
          help={t('passkeyNameHelp')}
          value={name}
          onChange={setTyped}
          maxLength={TEXT_MAX.name}
          error={isChecked && !name.trim() ? t('passkeyNameMissing') : undefined}
          autoFocus
        />
      </form>
      {question}
    </Dialog>
  );
}

/** Whether the call failed because the device already has a passkey for the account; it can't have two. */
function isKnown(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'InvalidStateError';
}
