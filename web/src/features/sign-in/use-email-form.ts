import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterPress } from '../../lib/forms/after-press';

/**
 * The state of a form with only an email field; surrounding spaces are ignored.
 *
 * @returns `field` for the text field, `send` for the form, and `focus` to return to the field
 */
export function useEmailForm(form: {
  /** The initial address. */
  email: string;
  errorOf: (email: string) => 'email' | 'emailPattern' | undefined;
  isPending: boolean;
  onSend: (address: string) => void;
}) {
  const { errorOf, isPending, onSend } = form;
  const t = useTranslations('signIn');
  const [email, setEmail] = useState(form.email);
  const [isChecked, setIsChecked] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const address = email.trim();
  const wrong = errorOf(address);
  const focus = () => ref.current?.focus();

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setIsChecked(true);
    if (wrong) focus();
    else onSend(address);
  }

  const field = {
    ref,
    label: t('email'),
    type: 'email',
    autoFocus: true,
    required: true,
    value: email,
    onChange: setEmail,
    // Users who only tab through an empty field see no error.
    onBlur: () => address && afterPress(() => setIsChecked(true)),
    error: isChecked && wrong ? t(`fieldErrors.${wrong}`) : undefined,
  } as const;
  return { address, field, send, focus };
}
