import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../api/client/client';
import { isRefusal } from '../../api/client/problem-words';
import type { PasskeyAnswer } from '../../api/sign-in/passkeys';
import { logIn, signInWithPasskey } from '../../api/sign-in/sign-in-calls';
import { afterPress } from '../../lib/forms/after-press';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import { emailError } from './account-form';
import { type EnteredActions, followEntered } from './entered';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { MissingNote } from './missing-note';
import { PasskeyButton } from './passkey-button';
import { useProblemWords } from './problem-words';
import { SocialButton } from './social-button';
import { TextLink } from './text-link';
import { TypeField } from './type-field';
import { useDetectedType } from './use-detected-type';
import { useOfferedPasskey } from './use-offered-passkey';
import { useTypeHere } from './use-type-here';

/** Signs in by password, a social provider or a passkey. */
export function SignInForm(
  props: Omit<EnteredActions, 'onSecondStep'> & {
    email: string;
    /** The URL of the sign-up link. */
    signUpHref: string;
    onSignUp: (email: string) => void;
    onReset: (email: string) => void;
    onContact: (email: string) => void;
    onSecondStep: (step: Parameters<EnteredActions['onSecondStep']>[0] & { keepSignedIn: boolean }) => void;
  },
) {
  const { signUpHref, onSignUp, onReset, onContact } = props;
  const t = useTranslations('signIn');
  const words = useProblemWords();
  const [email, setEmail] = useState(props.email);
  const [password, setPassword] = useState('');
  const [keepSignedIn, setKeepSignedIn] = useState(true);
  const [chosenType, setChosenType] = useState<string | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<'type' | 'email' | 'password'>>(new Set());
  const passwordField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const typePlace = useRef<HTMLDivElement>(null);
  const typeHere = useTypeHere();
  const detected = useDetectedType(typeHere === null ? email : '');
  const type = chosenType ?? typeHere ?? detected.type;
  const isLookedUp = type === null && detected.isLookedUp;
  // The form was submitted while the type is being looked up; signing in continues after that.
  const [isWaiting, setWaiting] = useState(false);
  const wrongEmail = emailError(email);
  const address = email.trim();
  // Everything else is filled in, and the type is no longer being looked up.
  const isTypeMissing = type === null && !isLookedUp && !wrongEmail && password !== '';

  const actions: EnteredActions = {
    ...props,
    onSecondStep: (step) => props.onSecondStep({ ...step, keepSignedIn }),
  };
  const byPassword = useMutation({
    mutationFn: () => logIn({ email: address, password, userType: type ?? '', keepSignedIn }),
    onSuccess: (entered) => followEntered(entered, actions),
    onError: (problem) => {
      // If there was no response, the password may be correct.
      if (failureOf(problem) !== 'network') setPassword('');
      setChecked(new Set());
      passwordField.current?.focus();
    },
  });
  const byPasskey = useMutation({
    mutationFn: (offered: PasskeyAnswer | null) => signInWithPasskey({ keepSignedIn }, offered),
    onSuccess: (entered) => entered && followEntered(entered, actions),
  });
  const isBusy = byPassword.isPending || byPasskey.isPending;
  useOfferedPasskey({
    isOffered: !isBusy && !byPasskey.isSuccess && !byPassword.isSuccess,
    onChoose: withPasskey,
  });

  function withPasskey(offered: PasskeyAnswer | null) {
    byPassword.reset();
    byPasskey.mutate(offered);
  }

  function send() {
    if (isBusy) return;
    setChecked(new Set(['email', 'password']));
    if (wrongEmail) return emailField.current?.focus();
    if (!password) return passwordField.current?.focus();
    setWaiting(isLookedUp);
    if (isLookedUp) return;
    byPasskey.reset();
    byPassword.mutate();
  }

  useEffect(() => {
    if (!isWaiting || isLookedUp) return;
    setWaiting(false);
    if (type === null) askForType();
    else send();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (type !== null) send();
  }

  function askForType() {
    setChecked(new Set(['type']));
    typePlace.current?.querySelector('button')?.focus();
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      {failed()}
      <div ref={typePlace}>
        <TypeField
          value={type}
          onChange={setChosenType}
          error={checked.has('type') && type === null && !isLookedUp ? t('fieldErrors.type') : undefined}
        />
      </div>
      <SocialButton choices={{ ...(type === null ? {} : { userType: type }), keepSignedIn }} />
      <TextField
        ref={emailField}
        label={t('email')}
        type="email"
        name="username"
        autoComplete="username webauthn"
        enterKeyHint="next"
        required
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          setWaiting(false);
        }}
        onBlur={() => address && afterPress(() => setChecked((before) => new Set(before).add('email')))}
        error={checked.has('email') && wrongEmail ? t(`fieldErrors.${wrongEmail}`) : undefined}
      />
      <PasswordField
        ref={passwordField}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        value={password}
        onChange={setPassword}
        error={checked.has('password') && !password ? t('fieldErrors.password') : undefined}
      />
      <div className={styles.row}>
        <Checkbox
          label={t('signIn.keep')}
          name="keepSignedIn"
          isChecked={keepSignedIn}
          onChange={setKeepSignedIn}
        />
        <TextLink onGo={() => onReset(address)}>{t('signIn.forgot')}</TextLink>
      </div>
      <div className={styles.send}>
        <MissingNote words={isTypeMissing ? t('signIn.missingType') : null} />
        <Button
          type="submit"
          variant="primary"
          wide
          className={styles.submit}
          busy={byPassword.isPending || isWaiting ? t('signIn.signingIn') : undefined}
          unavailable={type === null ? t('signIn.missingType') : undefined}
          onUnavailable={isLookedUp ? send : askForType}
        >
          {t('signIn.signIn')}
        </Button>
      </div>
      <PasskeyButton
        busy={byPasskey.isPending ? t('signIn.signingIn') : undefined}
        onClick={() => withPasskey(null)}
      />
      <p className={styles.foot}>
        {t.rich('signIn.newHere', {
          link: (chunks) => (
            <TextLink href={signUpHref} onGo={() => onSignUp(address)}>
              {chunks}
            </TextLink>
          ),
        })}
      </p>
    </form>
  );

  function failed() {
    if (isBusy) return null;
    if (byPasskey.error) {
      const isUnknown = isRefusal(byPasskey.error);
      return <FailedBanner>{isUnknown ? t('signIn.passkeyFailed') : words(byPasskey.error)}</FailedBanner>;
    }
    if (!byPassword.error) return null;
    if (!isRefusal(byPassword.error)) {
      return (
        <FailedBanner>
          <strong>{t('attemptFailed')}</strong>. {words(byPassword.error)}
        </FailedBanner>
      );
    }
    return (
      <FailedBanner>
        {t.rich('signIn.failed', {
          reset: (chunks) => <TextLink onGo={() => onReset(address)}>{chunks}</TextLink>,
          contact: (chunks) => <TextLink onGo={() => onContact(address)}>{chunks}</TextLink>,
        })}
      </FailedBanner>
    );
  }
}
