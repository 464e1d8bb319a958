import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { ACCOUNT_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSecurityActions } from '../../../api/account/security';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast-store';
import { useLeaving } from '../../../ui/dialogs/use-leaving';
import { TextField } from '../../../ui/fields/text-field';
import styles from '../dialog-form.module.css';
import { useCall } from '../use-call';

/** Asks for a new email address and sends a link to it. The account keeps the old address until the link is used. */
export function ChangeEmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const formId = useId();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { changeEmail } = useSecurityActions(user.id);
  const { run, isBusy, problem, forget } = useCall(changeEmail);
  const said = email.trim();
  const error = !ACCOUNT_EMAIL.test(said)
    ? t('emailInvalid')
    : said.toLowerCase() === user.email.toLowerCase()
      ? t('emailSame')
      : undefined;
  const { leave, question } = useLeaving({
    hasChanges: said !== '',
    title: t('leaveEmail'),
    onLeave: onClose,
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (error || !(await run(said))) return;
    onClose();
    toast({ message: t('emailSent', { email: said }) });
  }

  return (
    <Dialog
      title={t('changeEmailTitle')}
      isOpen
      onClose={leave}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy ? t('sending') : undefined}>
            {t('sendConfirmation')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {/* An unconfirmed address isn't notified, because it could be anyone's. */}
        <p>{t(user.emailConfirmed ? 'changeEmailHelp' : 'changeEmailHelpNew')}</p>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <TextField
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(text) => {
            setEmail(text);
            forget();
          }}
          error={isChecked ? error : undefined}
          autoFocus
        />
      </form>
      {question}
    </Dialog>
  );
}
