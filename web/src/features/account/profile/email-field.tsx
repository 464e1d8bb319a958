import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSecurity, useSecurityActions } from '../../../api/account/security';
import { useFocusOnClose } from '../../../lib/focus-later';
import { toast } from '../../../ui/dialogs/toast-store';
import fieldStyles from '../../../ui/fields/field.module.css';
import { Tag } from '../../../ui/tag';
import { TextButton } from '../../../ui/text-button';
import { useCall } from '../use-call';
import { ChangeEmailDialog } from './change-email-dialog';
import styles from './email-field.module.css';

/** The email address of the account: whether it is confirmed, and a button to change it. */
export function EmailField({ user }: { user: User }) {
  const t = useTranslations('account');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const newEmail = useSecurity(user.id).data?.newEmail ?? null;
  const { confirmAgain, changeEmail, cancelEmail } = useSecurityActions(user.id);
  const again = useCall(() => (newEmail === null ? confirmAgain() : changeEmail(newEmail)));
  const cancel = useCall(cancelEmail);

  async function resend() {
    if (await again.run()) toast({ message: t('resent') });
  }

  const buttons = useRef<HTMLSpanElement>(null);
  // The button to use next: Change, or the first one for a pending address.
  const nextButton = () => {
    const shown = buttons.current?.querySelectorAll('button') ?? [];
    return [...shown].at(newEmail === null ? -1 : 0) ?? null;
  };
  useFocusOnClose(isOpen, nextButton);
  useFocusOnClose(newEmail !== null, nextButton);

  const resendButton = (
    <TextButton onClick={() => void resend()} aria-disabled={again.isBusy || undefined}>
      {again.isBusy ? t('resending') : t('resend')}
    </TextButton>
  );
  const problem = again.problem ?? cancel.problem;
  return (
    <fieldset aria-labelledby={id} className={fieldStyles.field}>
      <span id={id} className={fieldStyles.label}>
        {t('email')}
      </span>
      <div className={styles.box}>
        <span className={styles.address}>{user.email}</span>
        {user.emailConfirmed ? (
          <Tag tone="ok">
            <Check size={14} strokeWidth={1.75} aria-hidden="true" />
            {t('confirmed')}
          </Tag>
        ) : (
          <Tag tone="accent">{t('notConfirmed')}</Tag>
        )}
      </div>
      {newEmail === null ? (
        <p className={styles.help}>
          <span>{t(user.emailConfirmed ? 'emailHelp' : 'emailHelpNew')}</span>
          <span ref={buttons} className={styles.buttons}>
            {user.emailConfirmed ? null : resendButton}
            <TextButton key="change" onClick={() => setOpen(true)} aria-label={t('emailChangeLabel')}>
              {t('emailChange')}
            </TextButton>
          </span>
        </p>
      ) : (
        <p className={styles.help}>
          <span role="status">
            {t.rich('emailWaits', { email: () => <b className={styles.waiting}>{newEmail}</b> })}
          </span>
          <span ref={buttons} className={styles.buttons}>
            {/* The buttons have React keys so that the focus doesn't move from one to another. */}
            {resendButton}
            <TextButton
              key="cancel"
              onClick={() => void cancel.run()}
              aria-disabled={cancel.isBusy || undefined}
            >
              {t('emailCancel')}
            </TextButton>
          </span>
        </p>
      )}
      {problem ? (
        <p className={fieldStyles.error} role="alert">
          {problem}
        </p>
      ) : null}
      {isOpen ? <ChangeEmailDialog user={user} onClose={() => setOpen(false)} /> : null}
    </fieldset>
  );
}
