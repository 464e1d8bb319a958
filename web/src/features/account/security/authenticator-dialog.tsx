import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSecurityActions } from '../../../api/account/security';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast-store';
import { TextField } from '../../../ui/fields/text-field';
import { QrCode } from '../../../ui/qr-code';
import { Skeleton } from '../../../ui/skeleton';
import { CopyButton } from '../copy-button';
import formStyles from '../dialog-form.module.css';
import { useCall } from '../use-call';
import styles from './authenticator-dialog.module.css';
import { RecoveryCodes } from './recovery-codes';

/** Sets up an authenticator app: its key, a code from it, and the recovery codes, which are shown once. */
export function AuthenticatorDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('accountSecurity');
  const [key, setKey] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { startTotp } = useSecurityActions(user.id);
  const start = useCall(async () => {
    const made = await startTotp();
    // If the user closes the identity confirmation, this dialog closes, too.
    if (made) setKey(made);
    else onClose();
  });

  // The key is only created once, even if effects run twice.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start.run();
  });

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        email={user.email}
        onSaved={() => {
          onClose();
          toast({ message: t('appDone') });
        }}
      />
    );
  }
  return key ? (
    <ScanDialog user={user} secretKey={key} onClose={onClose} onCodes={setCodes} />
  ) : (
    <Dialog title={t('appTitle')} isOpen onClose={onClose}>
      {start.problem ? <Banner tone="danger">{start.problem}</Banner> : <Skeleton lines={3} />}
    </Dialog>
  );
}

function ScanDialog(props: {
  user: User;
  secretKey: { secret: string; uri: string };
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}) {
  const { user, secretKey, onClose, onCodes } = props;
  const t = useTranslations('accountSecurity');
  const ui = useTranslations('ui');
  const formId = useId();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { confirmTotp } = useSecurityActions(user.id);
  const { run, isBusy, problem, forget } = useCall(confirmTotp);
  const digits = code.replaceAll(/\s/g, '');
  const isMissing = !/^\d{6}$/.test(digits);

  async function turnOn(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return;
    const answer = await run(digits);
    if (answer) onCodes(answer.recoveryCodes);
  }

  return (
    <Dialog
      title={t('appTitle')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy ? t('turningOn') : undefined}>
            {t('appTurnOn')}
          </Button>
        </>
      }
    >
      <form id={formId} className={formStyles.form} onSubmit={(event) => void turnOn(event)} noValidate>
        <p>{t('appScan')}</p>
        <div className={styles.key}>
          <QrCode text={secretKey.uri} label={t('appPicture')} />
          <div className={styles.secret}>
            <p className={styles.label}>{t('appSecret')}</p>
            <code className={styles.letters}>{inFours(secretKey.secret)}</code>
            <CopyButton text={secretKey.secret} label={t('appCopySecret')} />
          </div>
        </div>
        <TextField
          label={t('appCode')}
          help={t('appCodeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={(text) => {
            setCode(text);
            forget();
          }}
          error={isChecked && isMissing ? t('appCodeMissing') : (problem ?? undefined)}
        />
      </form>
    </Dialog>
  );
}

/** Formats a key for reading: `JBSW Y3DP EHPK`. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
