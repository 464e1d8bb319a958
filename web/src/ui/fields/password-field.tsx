import { Eye } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** A password field, hidden until the user chooses to show it. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'after' | 'icon' | 'autoComplete' | 'ref'> & {
    /** Tells password managers to fill in the saved password, or to suggest a new one. */
    autoComplete: 'current-password' | 'new-password';
    ref?: RefObject<HTMLInputElement | null>;
  },
) {
  const t = useTranslations('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // A visible password still isn't prose.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button type="button" className={styles.toggle} onClick={() => setIsShown(!isShown)}>
          <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
          {isShown ? t('hide') : t('show')}
          <span className="visually-hidden">{props.label}</span>
        </button>
      }
    />
  );
}
