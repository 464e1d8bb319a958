import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { joinList } from '../../api/sign-in/mail-calls';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { emailError } from './account-form';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { useProblemWords } from './problem-words';
import { useEmailForm } from './use-email-form';

/** Signs up for the travel tips newsletter. */
export function ListForm({ email, onJoined }: { email: string; onJoined: () => void }) {
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const { mutate, isPending, error } = useMutation({ mutationFn: joinList, onSuccess: onJoined });
  const { field, send } = useEmailForm({ email, errorOf: emailError, isPending, onSend: mutate });

  return (
    <form method="post" className={styles.form} noValidate onSubmit={send}>
      {error && !isPending ? <FailedBanner>{words(error)}</FailedBanner> : null}
      <TextField {...field} name="email" autoComplete="email" />
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

/** What happens after signing up. Visitors who only opened the URL aren't told that an email was sent. */
export function ListThanks({ isSent, onClose }: { isSent: boolean; onClose: () => void }) {
  const t = useTranslations('signIn.list');
  return (
    <div className={styles.form}>
      {isSent ? (
        <Banner tone="ok" className={styles.banner ?? ''}>
          {t('thanks')}
        </Banner>
      ) : (
        <p className={styles.words}>{t('thanksLater')}</p>
      )}
      <Button variant="primary" wide onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
