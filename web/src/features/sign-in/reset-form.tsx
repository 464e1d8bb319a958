import { useMutation } from '@tanstack/react-query';
import { GENERAL_EMAIL } from '@wayfold/contract/sign-in-rules';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendReset } from '../../api/password-calls';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { useProblemWords } from './problem-words';
import { TextLink } from './text-link';

/** Has a link mailed that sets a new password. */
export function ResetForm(props: {
  email: string;
  signInHref: string;
  onSignIn: (email: string) => void;
  onSent: (email: string) => void;
}) {
  const { signInHref, onSignIn, onSent } = props;
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const [email, setEmail] = useState(props.email);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = email.trim();
  const wrong = !address ? 'email' : GENERAL_EMAIL.test(address) ? undefined : 'emailPattern';
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => sendReset(address),
    onSuccess: (isSent) => {
      if (isSent) onSent(address);
      else field.current?.focus();
    },
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
      {isPending ? null : error ? (
        <FailedBanner>{words(error)}</FailedBanner>
      ) : data === false ? (
        <FailedBanner>{t('reset.notFound')}</FailedBanner>
      ) : null}
      <TextField
        ref={field}
        label={t('email')}
        type="email"
        name="username"
        autoComplete="username"
        autoFocus
        required
        value={email}
        onChange={setEmail}
        onBlur={() => address && setIsChecked(true)}
        error={isChecked && wrong ? t(`fieldErrors.${wrong}`) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles.submit}
        busy={isPending ? t('reset.sending') : undefined}
      >
        {t('reset.send')}
      </Button>
      <p className={styles.foot}>
        <TextLink href={signInHref} onGo={() => onSignIn(address)}>
          {t('reset.back')}
        </TextLink>
      </p>
    </form>
  );
}

/** Says that the link is on its way. */
export function ResetSent(props: { onClose: () => void; onContact: () => void }) {
  const t = useTranslations('signIn.reset');
  return (
    <div className={styles.form}>
      <Banner tone="ok" className={styles.banner ?? ''}>
        {t('sent')}
      </Banner>
      <p className={styles.words}>{t('sentHelp')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={props.onClose}>
          {t('close')}
        </Button>
        <Button onClick={props.onContact}>{t('contact')}</Button>
      </div>
    </div>
  );
}
