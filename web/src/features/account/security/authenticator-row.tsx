import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { Security } from '@wayfold/contract/people/security-endpoints';
import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSecurityActions } from '../../../api/account/security';
import { useFocusOnClose } from '../../../lib/focus-later';
import { Button } from '../../../ui/button';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { toast } from '../../../ui/dialogs/toast-store';
import { Row } from '../row';
import { useCall } from '../use-call';
import { shortDay } from '../when';
import { AuthenticatorDialog } from './authenticator-dialog';

/** The authenticator app, with buttons to set it up or turn it off. */
export function AuthenticatorRow({ user, totp }: { user: User; totp: Security['totp'] }) {
  const t = useTranslations('accountSecurity');
  const locale = useLocale();
  const [dialog, setDialog] = useState<'set-up' | 'turn-off' | null>(null);
  const close = () => setDialog(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnClose(dialog !== null, () => button.current);
  return (
    <Row
      icon={Smartphone}
      title={t('app')}
      action={
        <Button ref={button} size="small" onClick={() => setDialog(totp.isOn ? 'turn-off' : 'set-up')}>
          {totp.isOn ? t('appTurnOff') : t('appSetUp')}
        </Button>
      }
    >
      {totp.isOn && totp.since
        ? t('appOn', { date: shortDay(totp.since, Date.now(), locale), left: totp.recoveryCodesLeft })
        : t('appOff')}
      {dialog === 'set-up' ? <AuthenticatorDialog user={user} onClose={close} /> : null}
      {dialog === 'turn-off' ? <TurnOffDialog userId={user.id} onClose={close} /> : null}
    </Row>
  );
}

function TurnOffDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useTranslations('accountSecurity');
  const { removeTotp } = useSecurityActions(userId);
  const { run, isBusy, problem } = useCall(removeTotp);

  async function turnOff() {
    if (!(await run())) return;
    onClose();
    toast({ message: t('appGone') });
  }

  return (
    <AskDialog
      title={t('appTurnOffTitle')}
      confirm={t('appTurnOff')}
      busy={isBusy ? t('turningOff') : undefined}
      problem={problem}
      onCancel={onClose}
      onConfirm={() => void turnOff()}
    >
      {t('appTurnOffHelp')}
    </AskDialog>
  );
}
