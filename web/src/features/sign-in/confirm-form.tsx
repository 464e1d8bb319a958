import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../../api/client/problem-words';
import { confirmWithPasskey } from '../../api/sign-in/passkeys';
import { confirmIdentity } from '../../api/sign-in/password-calls';
import { storedEmail } from '../../api/sign-in/stored-user';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/fields/password-field';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { PasskeyButton } from './passkey-button';
import { useIssueWords, useProblemWords } from './problem-words';
import { TextLink } from './text-link';

/** Confirms the user's identity by password or passkey. */
export function ConfirmForm({ onConfirmed, onReset }: { onConfirmed: () => void; onReset: () => void }) {
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const issueOf = useIssueWords();
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const byPassword = useMutation({
    mutationFn: () => confirmIdentity(password),
    onSuccess: onConfirmed,
    onError: (problem) => {
      if (!isRefusal(problem)) return;
      setPassword('');
      setIsChecked(false);
      field.current?.focus();
    },
  });
  const byPasskey = useMutation({
    mutationFn: confirmWithPasskey,
    onSuccess: (isConfirmed) => {
      if (isConfirmed) onConfirmed();
    },
  });
  // If it opens over another dialog, that one still has the focus when the field renders.
  useEffect(() => field.current?.focus(), []);
  const isBusy = byPassword.isPending || byPasskey.isPending;
  const error = byPassword.error ?? byPasskey.error;

  function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsChecked(true);
    byPasskey.reset();
    if (password) byPassword.mutate();
    else field.current?.focus();
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={send}>
      {error && !isBusy ? <FailedBanner>{issueOf(error, 'password') ?? words(error)}</FailedBanner> : null}
      {/* Tells password managers whose password it is. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={storedEmail() ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        ref={field}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={isChecked && !password ? t('fieldErrors.password') : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles.submit}
        busy={byPassword.isPending ? t('confirm.confirming') : undefined}
      >
        {t('confirm.confirm')}
      </Button>
      <PasskeyButton
        busy={byPasskey.isPending ? t('confirm.confirming') : undefined}
        onClick={() => {
          byPassword.reset();
          byPasskey.mutate();
        }}
      />
      <p className={styles.foot}>
        <TextLink onGo={onReset}>{t('signIn.forgot')}</TextLink>
      </p>
    </form>
  );
}
