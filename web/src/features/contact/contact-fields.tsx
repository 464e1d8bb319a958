import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../api/account/account';
import { useSendMessage } from '../../api/account/contact';
import { failureOf } from '../../api/client/client';
import { useRefusalWords } from '../../i18n/refusal-words';
import type { AskedPlace } from '../../lib/account-dialogs';
import { afterPress } from '../../lib/forms/after-press';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { forgetContactDraft, useContactDraft } from './contact-draft';
import {
  CONTACT_FIELDS,
  CONTACT_MAX,
  type ContactField,
  type ContactForm,
  contactFormErrors,
  contactMessage,
} from './contact-form';
import styles from './contact-us.module.css';

/** The fields of a message, prefilled from the user's account. */
export function ContactFields(props: {
  place: AskedPlace | undefined;
  email: string | undefined;
  /** Called with the address that the answer will be sent to. */
  onSent: (address: string) => void;
  /** Shown before the fields. */
  children: ReactNode;
}) {
  const { place, email, onSent, children } = props;
  const t = useTranslations('contact');
  const say = useRefusalWords();
  const failedWords = (problem: unknown) => {
    if (problem instanceof ProblemError && problem.code === 'too-many') {
      return t('failedReason', { reason: say(refusalOf(problem)) });
    }
    return failureOf(problem) === 'network' ? t('failedOffline') : t('failed');
  };
  const about = place?.key ?? '';
  const [draft, setDraft] = useContactDraft(about);
  const form = { ...useKnownForm(email), ...draft };
  const errors = contactFormErrors(form, place !== undefined);
  const [checked, setChecked] = useState<ReadonlySet<ContactField>>(new Set());
  const { mutate, isPending, error } = useSendMessage(() => forgetContactDraft(about));

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(new Set(CONTACT_FIELDS));
    const wrong = CONTACT_FIELDS.find((field) => field in errors);
    if (wrong) {
      const field = event.currentTarget.elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const message = contactMessage(form, place?.key ?? null);
    mutate(message, { onSuccess: () => onSent(message.email) });
  }

  function field(name: ContactField) {
    const wrong = name === 'phoneNumber' || !checked.has(name) ? undefined : errors[name];
    return {
      name,
      value: form[name],
      maxLength: CONTACT_MAX[name],
      error: wrong && t(wrong),
      onChange: (value: string) => setDraft({ ...draft, [name]: value }),
      // Users who only tab through an empty field see no error.
      onBlur: () => draft[name] && afterPress(() => setChecked((before) => new Set(before).add(name))),
    };
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {children}
      <div className={styles.names}>
        <TextField label={t('firstName')} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" required {...field('lastName')} />
      </div>
      <TextField label={t('email')} type="email" autoComplete="email" required {...field('email')} />
      <TextField
        label={t('phone')}
        hint={t('optional')}
        type="tel"
        autoComplete="tel"
        {...field('phoneNumber')}
      />
      <TextField label={t('subject')} required {...field('subject')} />
      <TextArea
        label={t('message')}
        required
        className={place ? styles.question : styles.message}
        {...field('message')}
      />
      {error && !isPending ? <Banner>{failedWords(error)}</Banner> : null}
      <Button
        type="submit"
        variant="primary"
        wide
        className={styles.submit}
        busy={isPending ? t('sending') : undefined}
      >
        {place ? t('sendQuestion') : t('send')}
      </Button>
    </form>
  );
}

/** The initial form: an address typed elsewhere, or else the account's details. A guest has no real address. */
function useKnownForm(email: string | undefined): ContactForm {
  const account = useAccount();
  const person = account?.role === 'GUEST' ? null : account;
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: email || (person?.email ?? ''),
    phoneNumber: '',
    subject: '',
    message: '',
  };
}
