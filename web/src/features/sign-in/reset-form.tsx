import { useMutation } from '@tanstack/react-query';
import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import { useTranslations } from 'use-intl';
import { sendReset } from '../../api/sign-in/password-calls';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { useProblemWords } from './problem-words';
import { TextLink } from './text-link';
import { useEmailForm } from './use-email-form';

/** Emails a link that sets a new password. */
export function ResetForm(props: {
  email: string;
  signInHref: string;
  onSignIn: (email: string) => void;
  onSent: (email: string) => void;
}) {
  const { email, signInHref, onSignIn, onSent } = props;
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: sendReset,
    onSuccess: (isSent, address) => {
      if (isSent) onSent(address);
      else focus();
    },
  });
  const { address, field, send, focus } = useEmailForm({
    email,
    errorOf: addressError,
    isPending,
    onSend: mutate,
  });

  return (
    <form method="post" className={styles.form} noValidate onSubmit={send}>
      {isPending ? null : error ? (
        <FailedBanner>{words(error)}</FailedBanner>
      ) : data === false ? (
        <FailedBanner>{t('reset.notFound')}</FailedBanner>
      ) : null}
      <TextField {...field} name="username" autoComplete="username" />
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

/** Any address is accepted: users of a social provider may have one that signing up would reject. */
function addressError(email: string) {
  if (!email) return 'email';
  return GENERAL_EMAIL.test(email) ? undefined : 'emailPattern';
}

/** Says that the link was sent. */
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
