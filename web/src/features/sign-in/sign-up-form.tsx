import { useMutation } from '@tanstack/react-query';
import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { PASSWORD_MAX } from '@wayfold/contract/people/sign-in-rules';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isRefusal } from '../../api/client/problem-words';
import { signUp } from '../../api/sign-in/sign-in-calls';
import { afterPress } from '../../lib/forms/after-press';
import { usePasswordGuess } from '../../lib/forms/use-password-guess';
import { useMedia } from '../../lib/media';
import { Button } from '../../ui/button';
import { useAskFirst } from '../../ui/dialogs/dialog-content';
import { Checkbox } from '../../ui/fields/checkbox';
import { TextField } from '../../ui/fields/text-field';
import { SIGN_UP_FIELDS, type SignUpField, type SignUpForm, signUpErrors } from './account-form';
import { type EnteredActions, followEntered } from './entered';
import { FailedBanner } from './failed-banner';
import styles from './forms.module.css';
import { MissingNote } from './missing-note';
import { NewPasswordField } from './new-password-field';
import { useIssueWords, useProblemWords } from './problem-words';
import { SocialButton } from './social-button';
import { TextLink } from './text-link';
import { TypeField } from './type-field';
import { useTypeHere } from './use-type-here';

const MISSING = {
  type: 'missingType',
  firstName: 'missingFirstName',
  lastName: 'missingLastName',
  email: 'missingEmail',
  password: 'missingPassword',
} as const;

/** Creates an account: the user's details, and how they sign in. */
export function SignUpFields(
  props: EnteredActions & {
    email: string;
    /** The URL of the sign-in link, with its search parameters. */
    signInHref: string;
    onSignIn: (email: string) => void;
    onReset: (email: string) => void;
  },
) {
  const { email, signInHref, onSignIn, onReset } = props;
  const t = useTranslations('signIn');
  const format = useFormatter();
  const words = useProblemWords();
  const issueOf = useIssueWords();
  const [typed, setForm] = useState<SignUpForm>({
    type: null,
    firstName: '',
    lastName: '',
    email,
    password: '',
    isSubscriber: true,
  });
  const typeHere = useTypeHere();
  const form = { ...typed, type: typed.type ?? typeHere };
  const [sent, setSent] = useState<SignUpForm | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<SignUpField>>(new Set());
  const formElement = useRef<HTMLFormElement>(null);
  const guess = usePasswordGuess(form.password, [form.email, form.firstName, form.lastName]);
  const hasTyped =
    form.firstName !== '' || form.lastName !== '' || form.password !== '' || form.email !== email;
  useAskFirst(hasTyped ? t('signUp.leave') : null);
  const errors = signUpErrors(form, guess);
  const missing = SIGN_UP_FIELDS.filter((field) => field in errors);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ type, ...rest }: SignUpForm) =>
      signUp({
        ...rest,
        // The button is unavailable until there is a type.
        type: type ?? '',
        firstName: tidyText(rest.firstName.trim(), TEXT_MAX.name),
        lastName: tidyText(rest.lastName.trim(), TEXT_MAX.name),
        email: rest.email.trim(),
        keepSignedIn: true,
      }),
    onSuccess: (entered) => followEntered(entered, props),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (missing.length > 0 || isPending) return;
    setSent(form);
    mutate(form);
  }

  function showMissing() {
    setChecked(new Set(SIGN_UP_FIELDS));
    const fields = formElement.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
    const first = [...fields].find(({ dataset }) => dataset.field === missing[0]);
    first?.querySelector<HTMLElement>('button, input')?.focus();
  }

  // On a phone every field costs a tap, so the keyboard stays open from the type to the last field.
  const isTouch = useMedia('(pointer: coarse)');
  useEffect(() => {
    if (typed.type === null || !isTouch) return;
    // The closing list has put the focus back on its button by then.
    const frame = requestAnimationFrame(() => emptyInputs(formElement.current)[0]?.focus());
    return () => cancelAnimationFrame(frame);
  }, [typed.type, isTouch]);

  function moveOn(event: KeyboardEvent) {
    const { target, nativeEvent } = event;
    if (event.key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    const next = emptyInputs(formElement.current).find(
      (input) => target.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  // Browsers fill in several fields at once.
  const change = (fields: Partial<SignUpForm>) => setForm((before) => ({ ...before, ...fields }));

  function errorOf(name: SignUpField): string | undefined {
    const wrong = checked.has(name) ? errors[name] : undefined;
    // The line below the field already says so.
    if (wrong && wrong !== 'passwordEasy') return t(`fieldErrors.${wrong}`, { max: PASSWORD_MAX });
    // A server error is about the text that was sent, and stays until the text is changed.
    if (sent?.[name] !== form[name]) return undefined;
    return name === 'email' && isRegistered(error) ? t('fieldErrors.registered') : issueOf(error, name);
  }

  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    label: t(name),
    value: form[name],
    required: true,
    enterKeyHint: 'next' as const,
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
    // Users who only tab through an empty field see no error.
    onBlur: () => form[name] && afterPress(() => setChecked((before) => new Set(before).add(name))),
  });

  return (
    <form
      ref={formElement}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={send}
      onKeyDown={moveOn}
    >
      {error && !isPending ? <FailedBanner>{failedWords()}</FailedBanner> : null}
      <div data-field="type">
        <TypeField value={form.type} onChange={(type) => change({ type })} error={errorOf('type')} />
      </div>
      <SocialButton
        choices={{
          ...(form.type === null ? {} : { userType: form.type }),
          isSubscriber: form.isSubscriber,
          keepSignedIn: true,
        }}
      />
      <div className={styles.names}>
        <div data-field="firstName">
          <TextField {...field('firstName')} name="given-name" autoComplete="given-name" />
        </div>
        <div data-field="lastName">
          <TextField {...field('lastName')} name="family-name" autoComplete="family-name" />
        </div>
      </div>
      <div data-field="email">
        <TextField {...field('email')} type="email" name="username" autoComplete="username" />
      </div>
      <div data-field="password">
        <NewPasswordField
          label={t('password')}
          value={form.password}
          onChange={(password) => change({ password })}
          guess={guess}
          error={errorOf('password')}
        />
      </div>
      <Checkbox
        label={t('signUp.tips')}
        name="isSubscriber"
        isChecked={form.isSubscriber}
        onChange={(isSubscriber) => change({ isSubscriber })}
      />
      <div className={styles.send}>
        {/* Only after the last field is filled in: before that, the user is still typing. */}
        <MissingNote words={missing.length > 0 && !errors.password ? missingWords() : null} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={isPending ? t('signUp.continuing') : undefined}
          unavailable={missing.length > 0 ? missingWords() : undefined}
          onUnavailable={showMissing}
        >
          {t('signUp.continue')}
        </Button>
      </div>
      <p className={`${styles.foot} ${styles.small}`}>
        {t.rich('signUp.agree', {
          terms: (chunks) => <NewTab href="/terms">{chunks}</NewTab>,
          privacy: (chunks) => <NewTab href="/privacy">{chunks}</NewTab>,
        })}{' '}
        {t.rich('signUp.haveAccount', {
          link: (chunks) => (
            <TextLink href={signInHref} onGo={() => onSignIn(form.email.trim())}>
              {chunks}
            </TextLink>
          ),
        })}
      </p>
    </form>
  );

  function missingWords(): string {
    if (missing.length === 1 && missing[0] === 'type') return t('fieldErrors.type');
    const fields = missing.map((name) =>
      t(`signUp.${errors[name] === 'passwordEasy' ? 'missingHardPassword' : MISSING[name]}`),
    );
    return t('signUp.missing', { fields: format.list(fields) });
  }

  function failedWords(): ReactNode {
    if (!isRegistered(error)) return words(error);
    const address = form.email.trim();
    return t.rich('signUp.registered', {
      signIn: (chunks) => (
        <TextLink href={signInHref} onGo={() => onSignIn(address)}>
          {chunks}
        </TextLink>
      ),
      reset: (chunks) => <TextLink onGo={() => onReset(address)}>{chunks}</TextLink>,
    });
  }
}

/** The text fields that are still empty, in order. */
function emptyInputs(form: HTMLFormElement | null): HTMLInputElement[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>('[data-field] input:not([type=hidden])') ?? [];
  return [...inputs].filter(({ value }) => value === '');
}

/** Whether the email address already has an account. */
function isRegistered(problem: unknown): boolean {
  return isRefusal(problem) && problem.code === 'conflict';
}

/** Opens in a new tab, so that nothing typed is lost. */
function NewTab({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('signIn');
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}
