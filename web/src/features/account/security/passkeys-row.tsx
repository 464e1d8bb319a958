import type { Passkey } from '@wayfold/contract/people/security-endpoints';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSecurityActions } from '../../../api/account/security';
import { failureOf } from '../../../api/client/client';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/dialogs/toast-store';
import { TextButton } from '../../../ui/text-button';
import { useProblemWords } from '../problem-words';
import { Row } from '../row';
import { shortDay } from '../when';
import { AddPasskeyDialog } from './add-passkey-dialog';
import styles from './passkeys-row.module.css';

/** The passkeys with their names, and a button to add one. */
export function PasskeysRow({ userId, passkeys }: { userId: string; passkeys: readonly Passkey[] }) {
  const t = useTranslations('accountSecurity');
  const locale = useLocale();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <Row
      icon={KeyRound}
      title={t('passkeys')}
      action={
        <Button size="small" onClick={() => setAdding(true)}>
          {t('passkeyAdd')}
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        t('passkeysNone')
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              {t('passkeyAdded', {
                name: passkey.name,
                date: shortDay(passkey.createdAt, Date.now(), locale),
              })}
              <TextButton
                className={styles.remove}
                aria-label={t('passkeyRemoveLabel', { name: passkey.name })}
                onClick={() => setLeaving(passkey)}
              >
                {t('passkeyRemove')}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? <AddPasskeyDialog userId={userId} onClose={() => setAdding(false)} /> : null}
      {leaving ? (
        <RemovePasskeyDialog userId={userId} passkey={leaving} onClose={() => setLeaving(null)} />
      ) : null}
    </Row>
  );
}

/** Confirms that a passkey will be removed; an error is shown in the browser's own alert. */
function RemovePasskeyDialog(props: { userId: string; passkey: Passkey; onClose: () => void }) {
  const { userId, passkey, onClose } = props;
  const t = useTranslations('accountSecurity');
  const sayProblem = useProblemWords();
  const { removePasskey } = useSecurityActions(userId);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const isRemoved = await removePasskey(passkey.id);
      onClose();
      if (isRemoved) toast({ message: t('passkeyRemoved') });
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      onClose();
      alert(sayProblem(problem));
    }
  }

  return (
    <ConfirmDialog
      item={t('passkeyItem')}
      detail={t('passkeyDeleteHelp', { name: passkey.name })}
      isOpen
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
