import { useMutation } from '@tanstack/react-query';
import { PASSWORD_MAX } from '@wayfold/contract/people/sign-in-rules';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '../../api/client/problem-words';
import { changePassword } from '../../api/sign-in/password-calls';
import { usePasswordGuess } from '../../lib/forms/use-password-guess';
import { Button } from '../../ui/button';
import { newPasswordError } from './account-form';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { NewPasswordField } from './new-password-field';
import { useIssueWords, useProblemWords } from './problem-words';

/** Sets a new password with the id and the secret from an emailed link. */
export function NewPasswordForm(props: {
  /** The email address of the account. */
  userName: string;
  a: string;
  b: string;
  onDone: () => void;
  /** Called if the link has been used or has expired. */
  onGone: () => void;
}) {
  const { userName, a, b, onDone, onGone } = props;
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const issueOf = useIssueWords();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const guess = usePasswordGuess(password, [userName]);
  const wrong = newPasswordError(password, guess);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changePassword({ userName, password, a, b }),
    onSuccess: onDone,
    onError: (problem) => {
      if (isRefusal(problem) && problem.code === 'not-found') onGone();
    },
  });
  const issue = sent === password ? issueOf(error, 'password') : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending || wrong) return;
    setSent(password);
    mutate();
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={send}>
      {error && !issue && !isPending ? <FailedBanner>{words(error)}</FailedBanner> : null}
      <input type="email" name="username" autoComplete="username" value={userName} readOnly hidden />
      <NewPasswordField
        ref={field}
        label={t('newPassword.password')}
        value={password}
        onChange={setPassword}
        guess={guess}
        error={
          isChecked && wrong && wrong !== 'passwordEasy'
            ? t(`fieldErrors.${wrong}`, { max: PASSWORD_MAX })
            : issue
        }
      />
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles.submit}
        busy={isPending ? t('newPassword.saving') : undefined}
        unavailable={wrong ? t('newPassword.missing') : undefined}
        onUnavailable={() => {
          setIsChecked(true);
          field.current?.focus();
        }}
      >
        {t('newPassword.save')}
      </Button>
    </form>
  );
}
