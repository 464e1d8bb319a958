import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinList } from '../../api/mail-calls';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { emailError } from './account-form';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { useProblemWords } from './problem-words';

/** Joins the list of travel tips. */
export function ListForm({ email: known, onJoined }: { email: string; onJoined: () => void }) {
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const [email, setEmail] = useState(known);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = emailError(email);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => joinList(email.trim()),
    onSuccess: onJoined,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsChecked(true);
    if (wrong) field.current?.focus();
    else mutate();
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={send}>
      {error && !isPending ? <FailedBanner>{words(error)}</FailedBanner> : null}
      <TextField
        ref={field}
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus
        required
        value={email}
        onChange={setEmail}
        onBlur={() => email && setIsChecked(true)}
        error={isChecked && wrong ? t(`fieldErrors.${wrong}`) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles.submit}
        busy={isPending ? t('list.joining') : undefined}
      >
        {t('list.join')}
      </Button>
    </form>
  );
}

/** What comes next for who joined. */
export function ListThanks({ onClose }: { onClose: () => void }) {
  const t = useTranslations('signIn.list');
  return (
    <div className={styles.form}>
      <Banner tone="ok" className={styles.banner ?? ''}>
        {t('thanks')}
      </Banner>
      <Button variant="primary" wide onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
