import { useMutation } from '@tanstack/react-query';
import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { mailTrip } from '../../api/trips/trip-mail';
import { useRefusalWords } from '../../i18n/refusal-words';
import { openAccountDialog } from '../../lib/account-dialogs';
import { deviceLanguage, LANGUAGE_OPTIONS } from '../../lib/pdf-languages';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Select } from '../../ui/fields/select';
import { AddressField } from './address-field';
import { MOST_ADDRESSES, takeAddresses } from './addresses';
import styles from './send-by-email.module.css';

/** Emails the link to a few people; users without an account are asked to sign up instead. */
export function SendByEmail({ tripId, isMember }: { tripId: string; isMember: boolean }) {
  const t = useTranslations('sharing');
  if (isMember) return <EmailForm tripId={tripId} />;
  return (
    <section className={styles.guest}>
      <h3 className={styles.title}>{t('email')}</h3>
      <p>{t('emailGuest')}</p>
      <Button size="small" onClick={() => openAccountDialog({ kind: 'sign-up', reason: t('emailReason') })}>
        {t('emailGuestAction')}
      </Button>
    </section>
  );
}

function EmailForm({ tripId }: { tripId: string }) {
  const t = useTranslations('sharing');
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [attachPdf, setAttachPdf] = useState(true);
  const [language, setLanguage] = useState(() => deviceLanguage(navigator.language));
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: mailTrip,
    onSuccess: ({ leftOut }) => setAddresses(leftOut),
  });

  /** @returns all current addresses; null if the typed text isn't a valid address */
  function take(): readonly string[] | null {
    const taken = takeAddresses(addresses, typed);
    setAddresses(taken.addresses);
    setTyped(taken.rest);
    const [wrong = ''] = taken.rest.split(' ');
    if (taken.problem === 'invalid') setError(t('emailInvalid', { email: wrong }));
    else if (taken.problem === 'tooMany') setError(t('emailTooMany', { most: MOST_ADDRESSES }));
    return taken.problem === null ? taken.addresses : null;
  }

  function submit() {
    const to = take();
    if (to === null) return input.current?.focus();
    if (to.length === 0) {
      setError(t('emailNone'));
      return input.current?.focus();
    }
    send.mutate({ tripId, email: [...to], attachPdf, language });
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.row}>
        <AddressField
          addresses={addresses}
          typed={typed}
          error={error}
          inputRef={input}
          onType={(next) => {
            setTyped(next);
            setError(undefined);
            send.reset();
          }}
          onTake={take}
          onRemove={(address) => setAddresses(addresses.filter((other) => other !== address))}
        />
        <Button
          type="submit"
          className={styles.send}
          icon={<Mail size={18} strokeWidth={1.75} aria-hidden="true" />}
          busy={send.isPending ? t('mailing') : undefined}
        >
          {t('mail')}
        </Button>
      </div>
      <div className={styles.choices}>
        <Checkbox label={t('attachPdf')} isChecked={attachPdf} onChange={setAttachPdf} />
        <Select
          label={t('mailLanguage')}
          labelHidden
          className={styles.language ?? ''}
          options={LANGUAGE_OPTIONS.map(({ id, label }) => ({ id, label: t('mailIn', { language: label }) }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <Outcome send={send} />
    </form>
  );
}

function Outcome({ send }: { send: Pick<ReturnType<typeof useMutation<Mailed>>, 'data' | 'error'> }) {
  const t = useTranslations('sharing');
  const say = useRefusalWords();
  const { data, error } = send;
  if (error) {
    const words = error instanceof ProblemError ? say(refusalOf(error)) : t('mailFailed');
    return <Banner tone="danger">{words}</Banner>;
  }
  if (!data) return null;
  const { sent, leftOut } = data;
  return (
    <div className={styles.outcome}>
      {sent.length > 0 ? (
        <Banner tone="ok">{t('mailed', { count: sent.length, email: sent[0] ?? '' })}</Banner>
      ) : null}
      {leftOut.length > 0 ? <Banner>{t('leftOut', { emails: leftOut.join(', ') })}</Banner> : null}
    </div>
  );
}

type Mailed = Awaited<ReturnType<typeof mailTrip>>;
