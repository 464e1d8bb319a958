import { PASSWORD_MAX } from '@wayfold/contract/people/sign-in-rules';
import { type RefObject, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PasswordGuess } from '../../lib/forms/use-password-guess';
import { PasswordChecklist } from '../../ui/fields/password-checklist';
import { PasswordField } from '../../ui/fields/password-field';
import { passwordRules } from './account-form';

/** A field for a new password, with the five rules and its strength. */
export function NewPasswordField(props: {
  label: string;
  value: string;
  onChange: (password: string) => void;
  guess: PasswordGuess | null;
  error?: string | undefined;
  ref?: RefObject<HTMLInputElement | null>;
}) {
  const { guess, ...field } = props;
  const { value } = field;
  const t = useTranslations('signIn.rules');
  const id = useId();
  const rules = passwordRules(value).map((rule) => ({ ...rule, words: t(rule.id) }));
  return (
    <div>
      <PasswordField
        {...field}
        name="password"
        autoComplete="new-password"
        enterKeyHint="go"
        required
        // A longer password is rejected with a message, not truncated: the user wouldn't notice that a pasted one was cut.
        maxLength={PASSWORD_MAX * 2}
        aria-describedby={id}
      />
      <PasswordChecklist id={id} rules={rules} guess={guess} />
    </div>
  );
}
