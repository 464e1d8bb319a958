import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeSecondStep } from '../../api/sign-in/sign-in-calls';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { type EnteredActions, followEntered } from './entered';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { useProblemWords } from './problem-words';
import { TextLink } from './text-link';

/** Two-step verification: a code from the authenticator app, or a recovery code. */
export function SecondStepForm(
  props: EnteredActions & {
    ticket: string;
    ways: readonly ('totp' | 'recovery')[];
    keepSignedIn: boolean;
    signInHref: string;
    onBack: () => void;
  },
) {
  const { ticket, ways, keepSignedIn, signInHref, onBack } = props;
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const [way, setWay] = useState<'totp' | 'recovery'>(ways[0] ?? 'totp');
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = code.replaceAll(/\s/g, '');
  const isTotp = way === 'totp';
  const isWrong = isTotp ? !/^\d{6}$/.test(typed) : typed.length < 6;
  const other = ways.find((candidate) => candidate !== way);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => takeSecondStep({ ticket, code: typed, keepSignedIn }),
    onSuccess: (entered) => followEntered(entered, props),
    onError: () => field.current?.select(),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsChecked(true);
    if (isWrong) field.current?.focus();
    else mutate();
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={send}>
      {error && !isPending ? <FailedBanner>{words(error)}</FailedBanner> : null}
      <p className={styles.words}>{isTotp ? t('secondStep.help') : t('secondStep.helpRecovery')}</p>
      <TextField
        key={way}
        ref={field}
        label={isTotp ? t('secondStep.code') : t('secondStep.recoveryCode')}
        name="code"
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isTotp ? 'numeric' : 'text'}
        maxLength={40}
        autoFocus
        required
        value={code}
        onChange={setCode}
        error={isChecked && isWrong ? t(isTotp ? 'fieldErrors.code' : 'fieldErrors.recoveryCode') : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles.submit}
        busy={isPending ? t('signIn.signingIn') : undefined}
      >
        {t('signIn.signIn')}
      </Button>
      <div className={styles.row}>
        <TextLink href={signInHref} onGo={onBack}>
          {t('reset.back')}
        </TextLink>
        {other ? (
          <TextLink
            onGo={() => {
              setWay(other);
              setCode('');
              setIsChecked(false);
              reset();
            }}
          >
            {other === 'totp' ? t('secondStep.useApp') : t('secondStep.useRecovery')}
          </TextLink>
        ) : null}
      </div>
    </form>
  );
}
