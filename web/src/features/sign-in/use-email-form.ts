import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { afterPress } from '../../lib/forms/after-press';

/**
 * The state of a form that asks for an address and nothing else; spaces around it do not count.
 *
 * @returns `field` for the text field, `send` for the form, and `focus` to lead back to the field
 */
export function useEmailForm(form: {
  /** What it begins with. */
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
    // One who only comes by on the way to the next field is not told off.
    onBlur: () => address && afterPress(() => setIsChecked(true)),
    error: isChecked && wrong ? t(`fieldErrors.${wrong}`) : undefined,
  } as const;
  return { address, field, send, focus };
}
