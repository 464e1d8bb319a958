import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { Security } from '@wayfold/contract/people/security-endpoints';
import { missingRules } from '@wayfold/contract/people/sign-in-rules';
import { Lock } from 'lucide-react';
import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSecurityActions } from '../../../api/account/security';
import { type PasswordGuess, usePasswordGuess } from '../../../lib/forms/use-password-guess';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast-store';
import { useLeaving } from '../../../ui/dialogs/use-leaving';
import { PasswordField } from '../../../ui/fields/password-field';
import styles from '../dialog-form.module.css';
import { Row } from '../row';
import { useCall } from '../use-call';
import { fullDay } from '../when';

/** A field for a new password with its rules; also used for signing up. */
export type NewPasswordField = ComponentType<{
  label: string;
  value: string;
  onChange: (password: string) => void;
  guess: PasswordGuess | null;
  error?: string | undefined;
}>;

/** The password: when it was last changed, and a button to change it. */
export function PasswordRow(props: { user: User; security: Security; newPasswordField: NewPasswordField }) {
  const { user, security, newPasswordField } = props;
  const { hasPassword, passwordChangedAt, providers } = security;
  const t = useTranslations('accountSecurity');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { sendPasswordLink } = useSecurityActions(user.id);
  const link = useCall(sendPasswordLink);

  async function mailLink() {
    // Null means the call failed. False would mean that no account has this address, but the user's own account does.
    if ((await link.run(user.email)) !== null) toast({ message: t('passwordEmailed') });
  }

  return (
    <Row
      icon={Lock}
      title={t('password')}
      action={
        hasPassword ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('changePassword')}
          </Button>
        ) : (
          <Button size="small" busy={link.isBusy ? t('starting') : undefined} onClick={() => void mailLink()}>
            {t('setPassword')}
          </Button>
        )
      }
    >
      {!hasPassword
        ? providers.length > 0
          ? t('passwordNone', { providers: providers.join(', ') })
          : t('passwordNoneElse')
        : passwordChangedAt
          ? t('passwordChanged', { date: fullDay(passwordChangedAt, locale) })
          : t('passwordUnchanged')}
      {link.problem ? <p role="alert">{link.problem}</p> : null}
      {isOpen ? (
        <ChangePasswordDialog
          user={user}
          newPasswordField={newPasswordField}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Row>
  );
}

/** Asks for the current password and a new one. */
function ChangePasswordDialog(props: {
  user: User;
  newPasswordField: NewPasswordField;
  onClose: () => void;
}) {
  const { user, newPasswordField: NewPassword, onClose } = props;
  const t = useTranslations('accountSecurity');
  const ui = useTranslations('ui');
  const formId = useId();
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { changePassword } = useSecurityActions(user.id);
  const currentField = useRef<HTMLInputElement>(null);
  const { run, isBusy, problem, issues, forget } = useCall(
    async (change: Parameters<typeof changePassword>[0]) => {
      try {
        return await changePassword(change);
      } catch (refusal) {
        if (isWrongPassword(refusal)) {
          setCurrent('');
          currentField.current?.focus();
        }
        throw refusal;
      }
    },
  );
  const guess = usePasswordGuess(password, [user.email, user.firstName, user.lastName]);
  const isIncomplete = missingRules(password).length > 0;
  const issueOf = (field: string) => issues.find(({ path }) => path === field)?.message;
  const { leave, question } = useLeaving({
    hasChanges: currentPassword !== '' || password !== '',
    title: t('leavePassword'),
    onLeave: onClose,
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (currentPassword === '' || isIncomplete || guess === 'easy') return;
    if (!(await run({ userName: user.email, password, currentPassword }))) return;
    onClose();
    toast({ message: t('passwordDone') });
  }

  return (
    <Dialog
      title={t('changeTitle')}
      isOpen
      onClose={leave}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy ? t('saving') : undefined}>
            {t('changePassword')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <p>{t('changeHelp')}</p>
        {problem && issues.length === 0 ? <Banner tone="danger">{problem}</Banner> : null}
        {/* Tells password managers which account the new password is for. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          ref={currentField}
          label={t('currentPassword')}
          autoComplete="current-password"
          value={currentPassword}
          onChange={(text) => {
            setCurrent(text);
            forget();
          }}
          error={
            issueOf('currentPassword') !== undefined
              ? t('currentWrong')
              : isChecked && currentPassword === ''
                ? t('currentMissing')
                : undefined
          }
          autoFocus
        />
        <NewPassword
          label={t('newPassword')}
          value={password}
          onChange={(text) => {
            setPassword(text);
            forget();
          }}
          guess={guess}
          error={isChecked && isIncomplete ? t('newMissing') : issueOf('password')}
        />
      </form>
      {question}
    </Dialog>
  );
}

function isWrongPassword(problem: unknown): boolean {
  if (!(problem instanceof ProblemError)) return false;
  return problem.problem.issues?.some(({ path }) => path === 'currentPassword') ?? false;
}
